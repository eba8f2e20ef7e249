# The pages of rules: search, contents, figures, links to rules.

page-rules-search = Cerca nelle regole
page-rules-contents = Indice
page-rules-game = Gioco
page-rules-print = Stampa
page-rules-link = Link a «{ $title }»
page-rules-none = Nessuna regola contiene queste parole.
page-rules-right = corretto
page-rules-wrong = non permesso
page-rules-less = per confronto
page-rules-new = nuova
page-rules-see = La regola: { $title }
page-rules-pad = Segnapunti
page-rules-editor = Editor di posizioni
page-rules-try = Prova sul tabellone
page-rules-try-pill = Prova
page-rules-try-about = Qui non si salva nulla: prova le mosse e annullale.
page-rules-try-back = Torna alle regole
page-rules-try-again = Ricomincia
