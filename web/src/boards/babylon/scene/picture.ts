/** Draws a garden once, as sharp as possible: for a file, or for a still picture. */
import { extentOf, fit, type Lens, type Padding, type Size } from './camera';
import type { GardenContent } from './compose';
import type { Time } from './light';
import { Studio } from './studio';

interface PictureOptions {
  lens: Lens;
  time: Time;
  size: Size;
  padding: Padding;
  /** Pixels per unit of the size. */
  scale?: number;
}

/** Draw gardens on a canvas, which gets the size of the picture. */
export function drawPicture(studio: Studio, gardens: readonly GardenContent[], canvas: HTMLCanvasElement, { lens, time, size, padding, scale = 1 }: PictureOptions): void {
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const points = gardens.flatMap((garden) => extentOf(garden.pieces, garden.shift));
  const camera = fit(points, lens, size, padding);
  studio.drawGardens({ camera, time, scale, stamp: gardens, gardens, facing: { angle: lens.azimuth, above: false } }, canvas);
}

/** A garden as a PNG file, drawn at the highest level. */
export async function pictureFile(gardens: readonly GardenContent[], options: PictureOptions): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const studio = new Studio('high');
  try {
    drawPicture(studio, gardens, canvas, options);
  } finally {
    studio.dispose();
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))), 'image/png');
  });
}
