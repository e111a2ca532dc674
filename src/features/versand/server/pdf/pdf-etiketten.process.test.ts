import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, describe, expect, test } from 'vitest';
import { laengen } from '#features/auftrag/anschrift/anschrift.ts';
import { anschriftZeilen } from '#features/auftrag/anschrift/anschrift-zeilen.ts';
import { type EtikettFormat, etikettFormate, etikettFormatNamen, etikettOrt } from '../../etiketten.ts';
import { type EtikettenBlatt, pdfOfEtiketten } from './pdf-etiketten.ts';

type Seite = { text: string; breite: number; hoehe: number; data: Uint8Array };
/** Pixels of a millimetre. */
const scale = 4;

const library = await PDFiumLibrary.init();
afterAll(() => library.destroy());

async function seitenOf(pdf: Uint8Array): Promise<Seite[]> {
  const document = await library.loadDocument(pdf);
  const seiten: Seite[] = [];
  for (const page of document.pages()) {
    // Drawing a page ends it.
    const text = page.getText();
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const breite = Math.round((originalWidth / 72) * 25.4 * scale);
    const hoehe = Math.round((originalHeight / 72) * 25.4 * scale);
    const { data } = await page.render({ width: breite, height: hoehe, scale: 1, render: 'bitmap' });
    seiten.push({ text, breite, hoehe, data });
  }
  document.destroy();
  return seiten;
}

/** Millions of pixels are looked at, so no array is made for one. */
function isWhite(data: Uint8Array, at: number): boolean {
  return (data[at] ?? 0) > 250 && (data[at + 1] ?? 0) > 250 && (data[at + 2] ?? 0) > 250;
}

/** The smallest box in millimetres around everything that is not white within one, or `undefined`. */
function boxIn({ breite, data }: Seite, von: { x: number; y: number }, bis: { x: number; y: number }) {
  const px = (mm: number) => Math.round(mm * scale);
  let box: { links: number; oben: number; rechts: number; unten: number } | undefined;
  for (let y = px(von.y); y < px(bis.y); y += 1)
    for (let x = px(von.x); x < px(bis.x); x += 1) {
      const at = (y * breite + x) * 4;
      if (isWhite(data, at)) continue;
      box ??= { links: x, oben: y, rechts: x, unten: y };
      box.links = Math.min(box.links, x);
      box.rechts = Math.max(box.rechts, x);
      box.unten = y;
    }
  return box && Object.fromEntries(Object.entries(box).map(([side, at]) => [side, at / scale]));
}

const joined = (text: string) => text.replaceAll(/[\s\p{Cc}\u00ad\ufffe-]+/gu, '');

const kurz = ['Erika Beispiel', 'Lindenallee 12', '04109 Leipzig'];
/** The longest address that the checkout takes, of the widest letter. */
const voll = (feld: keyof typeof laengen) => 'W'.repeat(laengen[feld]);
const lang = anschriftZeilen({
  ...{ vorname: voll('vorname'), nachname: voll('nachname'), firma: voll('firma'), zusatz: voll('zusatz') },
  ...{ strasse: voll('strasse'), hausnummer: voll('hausnummer'), plz: '04109', stadt: voll('stadt') },
});

const blattOf = (changes: Partial<EtikettenBlatt>): EtikettenBlatt => ({
  ...{
    art: 'etiketten',
    format: 'bogen8',
    ab: 1,
    ladenName: 'Seifen & Söhne',
    at: '2026-11-23T09:00:00.000Z',
  },
  absender: 'Seifen & Söhne · Hofweg 3 · 04109 Leipzig',
  etiketten: [{ nummer: 'B-26-K7M4Q', zeilen: kurz }],
  ...changes,
});

describe.each(etikettFormatNamen)('address labels on %s', (name) => {
  const format: EtikettFormat = etikettFormate[name];
  const jeSeite = format.spalten * format.zeilen;

  test('are never cut, whatever the longest names are', async () => {
    const etiketten = Array.from({ length: jeSeite }, () => ({ nummer: 'B-26-K7M4Q', zeilen: lang }));
    const absender = `${'W'.repeat(60)} · ${'M'.repeat(200)} 3 · 04109 ${'W'.repeat(100)}`;
    const [seite] = await seitenOf(await pdfOfEtiketten(blattOf({ format: name, etiketten, absender })));
    if (!seite) throw new Error('There is no page.');
    const read = joined(seite.text);
    for (const zeile of lang) expect(read.split(joined(zeile)).length - 1).toBeGreaterThanOrEqual(jeSeite);
    for (let nr = 0; nr < jeSeite; nr += 1) {
      const { x, y } = etikettOrt(format, nr, 1);
      const bis = { x: x + format.etikettBreite, y: y + format.etikettHoehe };
      const box = boxIn(seite, { x, y }, bis);
      // Within the label's empty edge, with a pixel for rounding.
      expect(box?.links).toBeGreaterThan(x + 4.5);
      expect(box?.rechts).toBeLessThan(bis.x - 4.5);
      expect(box?.oben).toBeGreaterThan(y + 4.5);
      expect(box?.unten).toBeLessThan(bis.y - 4.5);
    }
  });

  test('go on over the pages, one address after the other', async () => {
    const etiketten = Array.from({ length: jeSeite + 1 }, (_, nr) => ({
      nummer: `B-26-AAA${nr}`,
      zeilen: [`Person Nummer${nr}.`, ...kurz.slice(1)],
    }));
    const seiten = await seitenOf(await pdfOfEtiketten(blattOf({ format: name, etiketten })));
    expect(
      seiten.map(({ text }) => [...text.matchAll(/Nummer(\d+)\./g)].map(([, nr]) => Number(nr))),
    ).toEqual([Array.from({ length: jeSeite }, (_, nr) => nr), [jeSeite]]);
  });
});

test('labels that were used stay free', async () => {
  const [seite] = await seitenOf(await pdfOfEtiketten(blattOf({ ab: 4 })));
  if (!seite) throw new Error('There is no page.');
  const belegt = Array.from({ length: 8 }, (_, nr) => {
    const { x, y } = etikettOrt(etikettFormate.bogen8, nr, 1);
    return boxIn(seite, { x, y }, { x: x + 99.1, y: y + 67.7 }) !== undefined;
  });
  expect(belegt).toEqual([false, false, false, true, false, false, false, false]);
});

test('a short address is large, a sender small, and a sign that the font lacks is said', async () => {
  const [seite] = await seitenOf(
    await pdfOfEtiketten(blattOf({ etiketten: [{ nummer: 'B', zeilen: [...kurz, '石'] }] })),
  );
  expect(seite?.text).toContain('Seifen & Söhne · Hofweg 3 · 04109 Leipzig');
  expect(seite?.text).toContain('[?]');
});

test('labels are tagged, in German, the same to the byte, and their title is well-formed', async () => {
  const blatt = blattOf({ ladenName: '<Rosen> & "Söhne"' });
  const pdf = Buffer.from(await pdfOfEtiketten(blatt));
  expect(pdf.equals(await pdfOfEtiketten(blatt))).toBe(true);
  const inside = pdf.toString('latin1');
  expect(inside).toContain('/Lang (de-DE)');
  expect(inside).toContain('/Marked true');
  expect(inside).not.toMatch(/<rdf:li[^>]*>[^<]*&(?!amp;)/);
});
