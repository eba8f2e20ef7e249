"""Work that runs in parallel with the requests: bots, clocks, archive, notifications."""
