/** Pixels; shown at half of it at most, on dense screens too. */
const breite = 480;

/**
 * A small preview of a chosen file, as a data image: the policy of the site shows no other local one. `undefined` for
 * a file that this browser cannot decode; the server may.
 */
export async function dateiVorschauOf(file: File): Promise<string | undefined> {
  try {
    const bild = await createImageBitmap(file, { resizeWidth: breite });
    const canvas = document.createElement('canvas');
    canvas.width = bild.width;
    canvas.height = bild.height;
    canvas.getContext('2d')?.drawImage(bild, 0, 0);
    bild.close();
    return canvas.toDataURL('image/jpeg', 0.8);
  } catch {
    return undefined;
  }
}
