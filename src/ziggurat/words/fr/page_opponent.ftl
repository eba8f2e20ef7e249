### Après une partie : le prochain adversaire.

page-next-up = Deux victoires de suite ! Votre prochain adversaire est plus fort : { $level }.
page-next-won = Encore une victoire et vous affronterez un bot plus fort : { $harder }.
page-next-top = Vous avez battu notre bot le plus fort. Rejouez, ou invitez des amis.
page-next-close = Vous n’étiez pas loin. Réessayez : deux victoires de suite mènent à un bot plus fort.
page-next-lost = Cette fois, ce bot a mieux joué. Revoyez la partie pour voir où des points ont été perdus.
page-next-down = Votre prochain adversaire est plus facile : { $level }. La leçon dure quatre minutes.
page-next-bottom = Les premières parties sont les plus difficiles. La leçon dure quatre minutes et elle aide.
page-next-play = Jouer contre : { $level }
page-next-lesson = Leçon
