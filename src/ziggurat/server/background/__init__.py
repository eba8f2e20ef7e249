"""Work that runs next to the requests: bots, clocks, archive, notifications."""
