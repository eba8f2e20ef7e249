# The score pad for the printed games.

page-pad = Segnapunti
page-pad-lead = Per il gioco in scatola: conta al tavolo, con o senza rete. Tutto resta su questo dispositivo.
page-pad-games = Tutti i segnapunti
page-pad-offline = Senza rete
page-pad-kept = Salvato su questo dispositivo mentre conti
page-pad-not-kept = Questo dispositivo non conserva nulla: annota i totali.
page-pad-players = Giocatori
page-pad-player = Giocatore { $number }
page-pad-counted = contato
page-pad-lines = Punti di ogni riga
page-pad-less = Meno: { $line }
page-pad-more = Più: { $line }
page-pad-points = = { $points }
page-pad-undo = Annulla
page-pad-rules = Regole
page-pad-next = Poi: { $name }
page-pad-finish = Mostra il risultato
page-pad-result = Risultato
page-pad-back = Indietro
page-pad-save = Salva e ricomincia
page-pad-history = Storico
page-pad-no-history = Su questo dispositivo non è ancora stata contata nessuna partita.
page-pad-forget = Elimina la partita del { $day }
page-pad-wins = Vince { $name }.
page-pad-shared = { $name } condividono la vittoria.
page-pad-name = Nome del giocatore { $number }
page-pad-count = Numero di giocatori
page-pad-seats = { $count } giocatori
page-pad-ask-hand = Parità: quante carte ha in mano ciascuno?
page-pad-ask-bare = Parità: quante caselle scoperte ha ogni plancia?
page-pad-total = Totale
