# The rules as the page tells them: short, in our own words.

page-learn-whole = Leer las reglas con calma
