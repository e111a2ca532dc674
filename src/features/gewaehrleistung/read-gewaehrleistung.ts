import type { Gewaehrleistung } from './contract.ts';

type Bild = Gewaehrleistung['bilder'][number];

/** The notice from an answer of any shape; `null` where it has no picture. A link that leads to no web page is left out. */
export function readGewaehrleistung(data: unknown): Gewaehrleistung | null {
  const { bilder, link, text, version } = partsOf(partsOf(data).hinweis);
  const known = Array.isArray(bilder) ? bilder.filter(isBild) : [];
  if (known.length === 0) return null;
  return {
    version: typeof version === 'number' ? version : 0,
    bilder: known,
    link: typeof link === 'string' && /^https?:\/\//i.test(link) && URL.canParse(link) ? link : '',
    text: typeof text === 'string' ? text : '',
  };
}

function partsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isBild(value: unknown): value is Bild {
  const { url, breite, hoehe } = partsOf(value);
  return typeof url === 'string' && isSide(breite) && isSide(hoehe);
}

function isSide(value: unknown): boolean {
  return typeof value === 'number' && value > 0;
}
