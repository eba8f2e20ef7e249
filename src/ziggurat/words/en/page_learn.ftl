# The rules as the page tells them: short, in our own words.

page-learn-whole = Read the rules at leisure
