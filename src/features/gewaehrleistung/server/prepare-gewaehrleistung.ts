import { createHash } from 'node:crypto';
import { breiteste, hinweisBreiten } from '../gewaehrleistung-adresse.ts';
import { type GewaehrleistungTyp, gewaehrleistungTypOf } from '../gewaehrleistung-art.ts';
import { decodePng } from './decode-png.ts';
import { loadHinweisSharp } from './load-hinweis-sharp.ts';
import { type Blatt, refusedDatei } from './pruefe-masse.ts';
import { renderPdf } from './render-pdf.ts';
import { renderSvg } from './render-svg.ts';

export type HinweisBild = { breite: number; daten: Uint8Array };

/** A notice ready to be stored: the picture of the whole file in all widths, with its size in pixels. */
export type PreparedHinweis = {
  hash: string;
  typ: GewaehrleistungTyp;
  seiten: number;
  breite: number;
  hoehe: number;
  bilder: HinweisBild[];
};

const renderers: Record<GewaehrleistungTyp, (bytes: Uint8Array) => Promise<Blatt>> = {
  pdf: renderPdf,
  png: decodePng,
  svg: renderSvg,
};

/**
 * Converts the official file to pictures of its first page: scaled in proportion, never enlarged from pixels, nothing cut off,
 * nothing recoloured, and without loss (ADR 059).
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
  for (const width of hinweisBreiten(Math.min(breite, breiteste))) {
    const resized = width === breite ? sharp(pixels, { raw }) : sharp(pixels, { raw }).resize(width);
    bilder.push({ breite: width, daten: await resized.webp({ lossless: true, effort: 4 }).toBuffer() });
  }
  return { hash: createHash('sha256').update(bytes).digest('hex'), typ, seiten, breite, hoehe, bilder };
}
