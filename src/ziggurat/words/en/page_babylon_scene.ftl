### Babylon in three dimensions.

page-babylon-look-scene = 3D
page-babylon-scene-switch = { $look ->
    [scene] Show the garden in 3D
    [flat] Show the garden flat
   *[grid] Show the garden as a grid
}
page-babylon-scene-loading = Loading the 3D view…
page-babylon-scene-tools = Camera
page-babylon-scene-left = Turn the view to the left
page-babylon-scene-right = Turn the view to the right
page-babylon-scene-above = View from above
page-babylon-scene-reset = Reset the view
page-babylon-scene-day = Switch to daylight
page-babylon-scene-dusk = Switch to dusk
page-babylon-scene-all = All gardens side by side
page-babylon-scene-picture = Save a picture of this garden
page-babylon-scene-file = babylon-garden.png
page-babylon-scene-no-picture = The picture could not be made
page-babylon-scene-floors = Fade everything above floor { $floor }
page-babylon-scene-floors-all = show all floors
page-babylon-scene-slow-turn = Turn slowly
page-babylon-scene-points = { $from } to { $to }
page-babylon-scene-again = Try 3D again

## Why the flat view is shown instead

page-babylon-scene-failure-unsupported = This browser cannot show 3D (WebGL 2 is missing), so you see the flat view.
page-babylon-scene-failure-lost = The graphics were interrupted, so you see the flat view.
page-babylon-scene-failure-slow = 3D is slow on this device, so you see the flat view.
page-babylon-scene-failure-missing = The 3D view could not be loaded, so you see the flat view.

page-babylon-keys = In 3D, Q and E turn the view, T shows it from above, X resets it, + and - zoom, Page Up and Page Down show more or fewer floors. With a tile in hand the wheel rotates the tile.
