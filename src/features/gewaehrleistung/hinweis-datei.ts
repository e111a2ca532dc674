/** The types of file in which the official guarantee notice comes. */
export const gewaehrleistungTypen = ['pdf', 'png', 'svg'] as const;
export type GewaehrleistungTyp = (typeof gewaehrleistungTypen)[number];

/** The type of a file by its first bytes; neither its name nor the declared type counts. */
export function gewaehrleistungTypOf(bytes: Uint8Array): GewaehrleistungTyp | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 256));
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return /^(\xef\xbb\xbf)?\s*<(\?xml|!--|!doctype|([\w-]+:)?svg)/i.test(start) ? 'svg' : undefined;
}

/**
 * Limits of the official file: bytes, megapixels of a PNG, pixels of width (QR code and text are not legible
 * in a narrower one), and the ratio of its longer to its shorter side.
 */
export const maxDateiBytes = 10_000_000;
export const maxDateiMegapixel = 50;
export const minDateiBreite = 400;
export const maxDateiRatio = 5;
/** Longest text of the notice, link and file name, in characters. */
export const maxHinweisText = 4000;
export const maxHinweisLink = 500;
export const maxDateiName = 200;

/** Widths in pixels in which the notice is stored: a phone, a phone's full resolution, and the enlarged view. */
const breiten = [400, 800, 1600] as const;
export const breitesteHinweisBreite = breiten[2];

/** The stored widths of a notice that is `breite` pixels wide, ascending; it is never enlarged. */
export function hinweisBreiten(breite: number): number[] {
  const widest = Math.min(breite, breitesteHinweisBreite);
  return [...breiten.filter((one) => one < widest), widest];
}

/**
 * The address of the notice's picture in a width, with the SHA-256 of the uploaded file: so the content of an address
 * never changes and may be cached for ever.
 */
export function hinweisUrl(hash: string, breite: number): string {
  return `/api/gewaehrleistung/bild/${hash}-${breite}.webp`;
}

/** The height of the notice at this width: it is only ever scaled in proportion. */
export function hoeheAt(breite: number, masse: { breite: number; hoehe: number }): number {
  return Math.round((breite * masse.hoehe) / masse.breite);
}

/** A size in bytes as a German text. */
export function groesseText(bytes: number): string {
  const kilo = bytes / 1000;
  if (kilo < 1000) return `${Math.max(1, Math.round(kilo))} kB`;
  return `${(kilo / 1000).toFixed(1).replace('.', ',')} MB`;
}

/**
 * What is wrong with the file, or its root element alone (what stands before it can name other files and
 * define entities) and the pictures embedded in it, in base64.
 */
export type SvgPruefung = { fehler: string } | { svg: string; eingebettet: string[] };

const rat = 'Bitte nehmen Sie die PDF- oder PNG-Datei des Hinweises.';

/** What an official drawing never needs, and what a decoder must not see. */
const verboten: [RegExp, string][] = [
  [/<([\w.-]+:)?script[\s/>]/i, 'enthält ein Programm (script)'],
  [/[\s"']on[a-z]+\s*=/i, 'enthält ein Programm (on…)'],
  [/<([\w.-]+:)?foreignObject[\s/>]/i, 'enthält fremde Inhalte (foreignObject)'],
  [/<!ENTITY|<!DOCTYPE/i, 'enthält eigene Definitionen (DOCTYPE)'],
  [/@import|<\?xml-stylesheet/i, 'lädt andere Dateien nach'],
  [/<([\w.-]+:)?(text|tspan)[\s/>]/i, 'enthält Text als Schrift, der auf jedem Gerät anders aussieht'],
];

/** The official notice is far smaller; the renderer takes up to 5 kB of memory for each element that it draws. */
const maxMegabyte = 3;
const maxElemente = 20_000;
const maxVerweise = 2000;
const maxTiefe = 100;

const embedded = /^data:image\/(?:png|jpe?g);base64,([\w+/=\s]*)$/i;

/**
 * Checks an SVG file before it is drawn: text in UTF-8 without programs, entities, references to other files,
 * and text in fonts. The renderer loads no other files either; this check gives the owner the reason.
 */
export function pruefeSvg(bytes: Uint8Array): SvgPruefung {
  if (bytes.length > maxMegabyte * 1_000_000)
    return { fehler: `Die SVG-Datei ist größer als ${maxMegabyte} MB. ${rat}` };
  const text = decode(bytes);
  const svg = text && rootOf(text);
  if (!svg)
    return { fehler: `Die SVG-Datei ist beschädigt oder enthält eigene Definitionen (DOCTYPE). ${rat}` };
  const found = verboten.find(([pattern]) => pattern.test(svg));
  if (found) return { fehler: `Die SVG-Datei ${found[1]}. ${rat}` };
  if (isTooComplex(svg)) return { fehler: `Die SVG-Datei besteht aus zu vielen Teilen. ${rat}` };
  const bilder: string[] = [];
  for (const ziel of zieleIn(svg)) {
    const [, bild] = embedded.exec(ziel.replaceAll(/&#(10|13|9|xa|xd|x9);/gi, '')) ?? [];
    if (bild === undefined) return { fehler: `Die SVG-Datei verweist auf andere Dateien. ${rat}` };
    bilder.push(bild);
  }
  return { svg, eingebettet: bilder };
}

/** Counts what looks like an element: a few too many in comments do no harm, and none is missed. */
function isTooComplex(svg: string): boolean {
  let [elemente, verweise, tiefe] = [0, 0, 0];
  for (const [mark] of svg.matchAll(/<(?:[\w.-]+:)?use[\s/>]|<[a-z_]|<\/|\/>/gi)) {
    if (mark === '</' || mark === '/>') tiefe = Math.max(0, tiefe - 1);
    else {
      elemente += 1;
      tiefe += 1;
      if (mark.length > 2) verweise += 1;
      if (mark.endsWith('/')) tiefe -= 1;
    }
    if (elemente > maxElemente || verweise > maxVerweise || tiefe > maxTiefe) return true;
  }
  return false;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The text from the root element on, without declaration, comments and document type. */
function rootOf(text: string): string | undefined {
  let at = 0;
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at += 1;
    const end = endOfPrologue(text, at);
    if (end === undefined) break;
    const found = text.indexOf(end, at);
    if (found < 0) return undefined;
    // An internal subset defines entities.
    if (end === '>' && text.slice(at, found).includes('[')) return undefined;
    at = found + end.length;
  }
  const root = text.slice(at);
  return /^<([\w-]+:)?svg[\s/>]/.test(root) ? root : undefined;
}

function endOfPrologue(text: string, at: number): string | undefined {
  if (text.startsWith('<?', at)) return '?>';
  if (text.startsWith('<!--', at)) return '-->';
  return /^<!doctype/i.test(text.slice(at, at + 9)) ? '>' : undefined;
}

/**
 * Targets of references and of `url(…)` outside of this file; a link of an `a` element loads nothing and
 * draws nothing.
 */
function zieleIn(svg: string): string[] {
  const ohneLinks = svg.replaceAll(/<((?:[\w-]+:)?a)\s[^<>]*>/g, '<$1>');
  const ziele = [
    ...ohneLinks.matchAll(/[\s:]href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi),
    ...ohneLinks.matchAll(/url\(\s*["']?\s*([^"')]*)/gi),
  ];
  return ziele.map(([, one, other]) => (one ?? other ?? '').trim()).filter((ziel) => !ziel.startsWith('#'));
}
