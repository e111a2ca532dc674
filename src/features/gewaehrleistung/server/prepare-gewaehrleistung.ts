import { createHash } from 'node:crypto';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { loadSharpWith } from '#server/own-process/load-sharp.ts';
import { AppError } from '#shared/wire/errors.ts';
import {
  breitesteHinweisBreite,
  type GewaehrleistungTyp,
  gewaehrleistungTypOf,
  hinweisBreiten,
  hoeheAt,
  maxDateiMegapixel,
  maxDateiRatio,
  minDateiBreite,
  pruefeSvg,
} from '../hinweis-datei.ts';

const million = 1_000_000;

type HinweisBild = { breite: number; daten: Uint8Array };

/** A notice ready to be stored: the picture of the whole file in all widths, with its size in pixels. */
export type PreparedHinweis = {
  hash: string;
  typ: GewaehrleistungTyp;
  seiten: number;
  breite: number;
  hoehe: number;
  bilder: HinweisBild[];
};

/** The picture of a whole page in RGBA, at most 1600 pixels wide. */
type Blatt = { pixels: Uint8Array; breite: number; hoehe: number; seiten: number };

const renderers: Record<GewaehrleistungTyp, (bytes: Uint8Array) => Promise<Blatt>> = {
  pdf: renderPdf,
  png: decodePng,
  svg: renderSvg,
};

/**
 * Converts the official file to pictures of its first page: scaled in proportion, never enlarged from pixels,
 * nothing cut off, nothing recoloured, and without loss (ADR 059).
 */
export async function prepareGewaehrleistung(bytes: Uint8Array): Promise<PreparedHinweis> {
  const typ = gewaehrleistungTypOf(bytes);
  if (!typ)
    throw refusedDatei(
      'UNSUPPORTED',
      'Das ist keine Datei, die der Laden lesen kann. Möglich sind PDF, PNG und SVG.',
    );
  const { pixels, breite, hoehe, seiten } = await renderers[typ](bytes);
  const sharp = await loadHinweisSharp();
  const raw = { width: breite, height: hoehe, channels: 4 } as const;
  const bilder: HinweisBild[] = [];
  for (const width of hinweisBreiten(Math.min(breite, breitesteHinweisBreite))) {
    const resized = width === breite ? sharp(pixels, { raw }) : sharp(pixels, { raw }).resize(width);
    bilder.push({ breite: width, daten: await resized.webp({ lossless: true, effort: 4 }).toBuffer() });
  }
  return { hash: createHash('sha256').update(bytes).digest('hex'), typ, seiten, breite, hoehe, bilder };
}

const protectedText =
  'Die PDF-Datei ist mit einem Passwort geschützt. Bitte nehmen Sie die Datei, wie sie im Netz steht.';

/**
 * Draws the first page of a PDF 1600 pixels wide, on white paper. PDFium runs as WebAssembly without files, network and
 * programs of the PDF. Its failures have no codes, only English texts.
 */
async function renderPdf(bytes: Uint8Array): Promise<Blatt> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch((error: unknown) => {
    throw /password|security/i.test(String(error))
      ? refusedDatei('BAD_REQUEST', protectedText)
      : brokenDatei();
  });
  const seiten = document.getPageCount();
  if (seiten < 1) throw brokenDatei();
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const masse = { breite: originalWidth, hoehe: originalHeight };
  pruefeMasse(masse);
  const hoehe = hoeheAt(breitesteHinweisBreite, masse);
  // The library would round the page to whole points first.
  const { data } = await page.render({
    width: breitesteHinweisBreite,
    height: hoehe,
    scale: 1,
    render: 'bitmap',
  });
  return { pixels: data, breite: breitesteHinweisBreite, hoehe, seiten };
}

/** The pixels of a PNG as they are, smaller where it is wider than 1600; its size is checked before it is decoded. */
async function decodePng(bytes: Uint8Array): Promise<Blatt> {
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
    .resize({ width: breitesteHinweisBreite, withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  return { pixels: data, breite: info.width, hoehe: info.height, seiten: 1 };
}

/** Pixels per inch at which librsvg draws one unit of an SVG as one pixel, and the most that it accepts. */
const unitDensity = 72;
const maxDensity = 100_000;

/** Draws an SVG 1600 pixels wide, after its check: librsvg then has nothing to load and no entities to expand. */
async function renderSvg(bytes: Uint8Array): Promise<Blatt> {
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
  const density = Math.min(maxDensity, (unitDensity * breitesteHinweisBreite) / width);
  const { data, info } = await sharp(svg, { density, limitInputPixels: maxDateiMegapixel * million })
    .resize({ width: breitesteHinweisBreite })
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

/** Sharp with the loaders for the official file, and for pictures embedded in an SVG. */
function loadHinweisSharp() {
  return loadSharpWith(['Png', 'Jpeg', 'Svg']);
}

/** Refuses a page that nobody could read; `breite` counts only where it is in pixels. */
function pruefeMasse({ breite, hoehe }: { breite: number; hoehe: number }, isInPixels = false): void {
  if (!(breite > 0 && hoehe > 0)) throw brokenDatei();
  if (Math.max(breite, hoehe) > Math.min(breite, hoehe) * maxDateiRatio)
    throw refusedDatei(
      'BAD_REQUEST',
      `Das Bild ist zu lang und schmal. Möglich ist höchstens ${maxDateiRatio} : 1.`,
    );
  if (isInPixels && breite < minDateiBreite)
    throw refusedDatei(
      'BAD_REQUEST',
      `Das Bild ist nur ${breite} Pixel breit, so ist der Hinweis nicht lesbar. Nötig sind ${minDateiBreite}; am besten nehmen Sie die PDF-Datei.`,
    );
}

/** For a file that starts like one of its type and cannot be read to its end. */
function brokenDatei(): AppError {
  return refusedDatei('BAD_REQUEST', 'Die Datei ist beschädigt oder unvollständig.');
}

function refusedDatei(code: 'BAD_REQUEST' | 'TOO_LARGE' | 'UNSUPPORTED', text: string): AppError {
  return new AppError(code, text, { fehler: [`datei: ${text}`] });
}
