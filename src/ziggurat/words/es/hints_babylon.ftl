### What the pieces of Babylon are, do and score: one line each, for hover, focus and long press on the page.

hint-babylon-icon-statue = Icono de estatua: aquí se puede construir una estatua en el turno en que se coloca la loseta. Vale su nivel.
hint-babylon-icon-fountain = Icono de fuente: dos contiguos en el mismo nivel, en dos losetas, forman una fuente. Vale 3 × su nivel.
hint-babylon-icon-bridge = Icono de puente: dos en el mismo nivel, con un espacio más bajo en medio, forman un puente. Vale 3 × su nivel.
hint-babylon-icon-stairs = Icono de escalera: dos contiguos, con un nivel de diferencia, forman una escalera. Vale la suma de los dos niveles.
hint-babylon-icon-none = Espacio sin icono: aquí pueden ir pilares.
hint-babylon-use-statue = Estatua: vale su nivel. Puede sostener una loseta; entonces deja de ser una estatua.
hint-babylon-use-fountain = Fuente: vale 3 × su nivel.
hint-babylon-use-bridge = Puente: vale 3 × su nivel. Debajo no puede haber pilares.
hint-babylon-use-stairs = Escalera: vale la suma de los dos niveles.
hint-babylon-use-belvedere = Belvedere: va en una esquina sin apoyo y vale 1 punto. El icono que tapa se pierde.
hint-babylon-bare = Tablero libre: los pilares simples elevan una loseta al nivel 1, los dobles al nivel 2.
hint-babylon-tile = { $tile }. Se coloca sobre tres o cuatro apoyos; en sus iconos se construyen adornos. Un conjunto de las cuatro flores vale 4.
hint-babylon-gain = Pilares que da: { $reasons }.
hint-babylon-single = Pilar simple: eleva una esquina un nivel. Al final del turno se guardan seis como máximo.
hint-babylon-double = Pilar doble: eleva una esquina dos niveles. Solo dura este turno; en su lugar sirven dos pilares simples.
hint-babylon-token = Ficha de ronda, para todos en esta ronda: { $effect }
hint-babylon-flower = Flor de este jardín ({ $flower }): extraer una loseta que la muestra da un pilar más. Un conjunto de las cuatro flores vale 4.
hint-babylon-line-statues = Estatuas: cada una visible desde arriba vale su nivel.
hint-babylon-line-fountains = Fuentes: cada una visible desde arriba vale 3 × su nivel.
hint-babylon-line-bridges = Puentes: cada uno visible desde arriba vale 3 × su nivel.
hint-babylon-line-stairs = Escaleras: cada una visible desde arriba vale la suma de sus dos niveles.
hint-babylon-line-variety = Conjuntos de adornos: 4 puntos por cada conjunto de estatua, fuente, puente y escalera.
hint-babylon-line-flowers = Conjuntos de flores: 4 puntos por cada conjunto de losetas visibles con las cuatro flores; la loseta inicial cuenta.
hint-babylon-line-belvederes = Belvederes: 1 punto por cada uno visible desde arriba.
hint-babylon-line-highest = Nivel más alto: 2 × el nivel de la loseta más alta.
