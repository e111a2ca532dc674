import { breiteste } from '../gewaehrleistung-adresse.ts';
import { maxDateiMegapixel } from '../gewaehrleistung-grenzen.ts';
import { pruefeSvg } from '../svg-pruefung.ts';
import { loadHinweisSharp } from './load-hinweis-sharp.ts';
import { type Blatt, brokenDatei, pruefeMasse, refusedDatei } from './pruefe-masse.ts';

/** Pixels per inch at which librsvg draws one unit of an SVG as one pixel, and the most that it accepts. */
const unitDensity = 72;
const maxDensity = 100_000;
const million = 1_000_000;

/** Draws an SVG 1600 pixels wide, after its check: librsvg then has nothing to load and no entities to expand. */
export async function renderSvg(bytes: Uint8Array): Promise<Blatt> {
  const geprueft = pruefeSvg(bytes);
  if ('fehler' in geprueft) throw refusedDatei('BAD_REQUEST', geprueft.fehler);
  await checkEmbedded(geprueft.eingebettet);
  const sharp = await loadHinweisSharp();
  const broken = () => {
    throw brokenDatei();
  };
  const svg = Buffer.from(geprueft.svg);
  const { width, height } = await sharp(svg, { density: unitDensity, limitInputPixels: false })
    .metadata()
    .catch(broken);
  pruefeMasse({ breite: width, hoehe: height });
  const density = Math.min(maxDensity, (unitDensity * breiteste) / width);
  const { data, info } = await sharp(svg, { density, limitInputPixels: maxDateiMegapixel * million })
    .resize({ width: breiteste })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  return { pixels: data, breite: info.width, hoehe: info.height, seiten: 1 };
}

/** Embedded pictures are decoded by librsvg without a limit, so their declared sizes are added up before. */
async function checkEmbedded(bilder: string[]): Promise<void> {
  const sharp = await loadHinweisSharp();
  let pixels = 0;
  for (const bild of bilder) {
    const { width, height } = await sharp(Buffer.from(bild, 'base64'), { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw brokenDatei();
      });
    pixels += width * height;
  }
  if (pixels > maxDateiMegapixel * million)
    throw refusedDatei(
      'TOO_LARGE',
      `Die Bilder in der SVG-Datei haben mehr als ${maxDateiMegapixel} Megapixel.`,
    );
}
