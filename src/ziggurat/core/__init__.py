"""What every game fulfils: positions, actions, views, records, randomness, errors. No dependencies, no I/O."""
