"""The contract of every game: positions, actions, views, records, random streams, errors. No I/O."""
