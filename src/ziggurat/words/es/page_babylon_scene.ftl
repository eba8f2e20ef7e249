### Babylon en tres dimensiones.

page-babylon-look-scene = 3D
page-babylon-scene-switch = { $look ->
    [scene] Mostrar el jardín en 3D
    [flat] Mostrar el jardín en plano
   *[grid] Mostrar el jardín como cuadrícula
}
page-babylon-scene-loading = Cargando la vista 3D…
page-babylon-scene-tools = Cámara
page-babylon-scene-left = Girar la vista a la izquierda
page-babylon-scene-right = Girar la vista a la derecha
page-babylon-scene-above = Vista desde arriba
page-babylon-scene-reset = Restablecer la vista
page-babylon-scene-day = Cambiar a la luz del día
page-babylon-scene-dusk = Cambiar al anochecer
page-babylon-scene-all = Todos los jardines juntos
page-babylon-scene-picture = Guardar una imagen de este jardín
page-babylon-scene-file = jardin-babylon.png
page-babylon-scene-no-picture = No se ha podido crear la imagen
page-babylon-scene-floors = Atenuar todo lo que está por encima del nivel { $floor }
page-babylon-scene-floors-all = mostrar todos los niveles
page-babylon-scene-slow-turn = Giro lento
page-babylon-scene-points = de { $from } a { $to }
page-babylon-scene-again = Probar 3D otra vez

## Por qué se ve la vista plana

page-babylon-scene-failure-unsupported = Este navegador no puede mostrar 3D (falta WebGL 2), así que ves la vista plana.
page-babylon-scene-failure-lost = Los gráficos se han interrumpido, así que ves la vista plana.
page-babylon-scene-failure-slow = El 3D va lento en este dispositivo, así que ves la vista plana.
page-babylon-scene-failure-missing = No se ha podido cargar la vista 3D, así que ves la vista plana.

page-babylon-keys = En 3D, Q y E giran la vista, T la muestra desde arriba, X la restablece, + y - acercan y alejan, Re Pág y Av Pág muestran más o menos niveles. Con una loseta en la mano, la rueda gira la loseta.
