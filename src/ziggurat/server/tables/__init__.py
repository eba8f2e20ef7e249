"""Tables in memory: loading, changing and showing them."""
