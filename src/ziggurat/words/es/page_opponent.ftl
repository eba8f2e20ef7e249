### Después de una partida: el próximo rival.

page-next-up = ¡Dos victorias seguidas! Tu próximo rival es más fuerte: { $level }.
page-next-won = Gana otra vez y llega un bot más fuerte: { $harder }.
page-next-top = Has vencido a nuestro bot más fuerte. Juega de nuevo o invita a tus amigos.
page-next-close = No te has quedado lejos. Inténtalo otra vez: dos victorias seguidas llevan a un bot más fuerte.
page-next-lost = Esta vez ese bot ha jugado mejor. Repasa la partida para ver dónde se perdieron los puntos.
page-next-down = Tu próximo rival es más fácil: { $level }. La lección dura cuatro minutos.
page-next-bottom = Las primeras partidas son las más difíciles. La lección dura cuatro minutos y ayuda.
page-next-play = Jugar contra: { $level }
page-next-lesson = Lección
