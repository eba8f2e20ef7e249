# Los jardines colgantes: las palabras que lee quien juega.

hanging-gardens-title = Los jardines colgantes
hanging-gardens-about = superpón cartas en un jardín y reúne series de fichas. De dos a cuatro jugadores, 45 minutos. Las cartas y los valores son una reconstrucción nuestra.
