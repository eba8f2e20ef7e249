"""Tests in a real browser: a package, so that all its files share one browser."""
