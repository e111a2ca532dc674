import { breiteste } from '../gewaehrleistung-adresse.ts';
import { maxDateiMegapixel } from '../gewaehrleistung-grenzen.ts';
import { loadHinweisSharp } from './load-hinweis-sharp.ts';
import { type Blatt, brokenDatei, pruefeMasse, refusedDatei } from './pruefe-masse.ts';

const million = 1_000_000;

/** The pixels of a PNG as they are, smaller where it is wider than 1600; its size is checked before it is decoded. */
export async function decodePng(bytes: Uint8Array): Promise<Blatt> {
  const sharp = await loadHinweisSharp();
  const broken = () => {
    throw brokenDatei();
  };
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken);
  const megapixel = Math.floor((width * height) / million);
  if (megapixel > maxDateiMegapixel)
    throw refusedDatei(
      'TOO_LARGE',
      `Das Bild hat ${megapixel} Megapixel. Möglich sind höchstens ${maxDateiMegapixel}.`,
    );
  pruefeMasse({ breite: width, hoehe: height }, true);
  const limitInputPixels = (maxDateiMegapixel + 1) * million;
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn: 'error' })
    .resize({ width: breiteste, withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  return { pixels: data, breite: info.width, hoehe: info.height, seiten: 1 };
}
