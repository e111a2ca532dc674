import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdfFile, svgHinweis } from '#test/einstellung/hinweis-files.ts';
import { processorMs } from '#test/processor-time.ts';
import { imageFile } from '#test/ware/bild-files.ts';
import {
  gewaehrleistungTypOf,
  groesseText,
  hinweisBreiten,
  hinweisUrl,
  hoeheAt,
  pruefeSvg,
} from './hinweis-datei.ts';

test.each([
  ['a PDF', pdfFile(), 'pdf'],
  ['an SVG with a declaration', svgHinweis(), 'svg'],
  ['an SVG without one', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['an SVG with a prefix after a comment', Buffer.from('\ufeff <!-- x --><svg:svg/>'), 'svg'],
  ['a web page', Buffer.from('<html></html>'), undefined],
  ['a text', Buffer.from('PDF'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
] as const)('%s is known by its content', (_, bytes, typ) => {
  expect(gewaehrleistungTypOf(bytes)).toBe(typ);
});

test('a PNG is known, other pictures are not', async () => {
  expect(gewaehrleistungTypOf(await imageFile('png'))).toBe('png');
  expect(gewaehrleistungTypOf(await imageFile('jpeg'))).toBeUndefined();
});

test.each([
  [400, [400]],
  [799, [400, 799]],
  [1600, [400, 800, 1600]],
  [3000, [400, 800, 1600]],
])('a notice %i pixels wide is stored in the widths %j', (breite, expected) => {
  expect(hinweisBreiten(breite)).toEqual(expected);
});

test('widths ascend, are never wider than the notice, and heights are in proportion within half a pixel', () => {
  const side = fc.integer({ min: 1, max: 8000 });
  fc.assert(
    fc.property(side, side, (breite, hoehe) => {
      const breiten = hinweisBreiten(breite);
      expect(breiten.at(-1)).toBe(Math.min(breite, 1600));
      expect(breiten).toEqual([...new Set(breiten)].sort((a, b) => a - b));
      for (const one of breiten)
        expect(Math.abs(hoeheAt(one, { breite, hoehe }) / one - hoehe / breite) * one).toBeLessThanOrEqual(
          0.5 + 1e-9,
        );
    }),
  );
});

test('an address names content and width', () => {
  expect(hinweisUrl('abc', 400)).toBe('/api/gewaehrleistung/bild/abc-400.webp');
});

test.each([
  [1, '1 kB'],
  [70_400, '70 kB'],
  [999_499, '999 kB'],
  [1_250_000, '1,3 MB'],
  [10_000_000, '10,0 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(groesseText(bytes)).toBe(text);
});

const png = 'data:image/png;base64,iVBORw0KGgo=';

test.each([
  ['a plain drawing', svgHinweis()],
  [
    'a comment and a document type without definitions',
    svgHinweis({
      before:
        '<!-- made by a program --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    }),
  ],
  [
    'references within the file',
    svgHinweis({
      inside: '<g id="a" fill="url(#b)"/><use xlink:href="#a"/><use href=\'#a\'/>',
    }),
  ],
  ['a link around the drawing', svgHinweis({ inside: '<a xlink:href="https://europa.eu/"><g/></a>' })],
  ['a byte order mark', Buffer.concat([Buffer.from('\ufeff'), svgHinweis()])],
])('%s is accepted, without what stands before its root', (_, bytes) => {
  const outcome = pruefeSvg(bytes);
  expect(outcome).toMatchObject({ svg: expect.stringMatching(/^<svg[\s\S]*<\/svg>$/), eingebettet: [] });
});

test('embedded pictures are returned, with the line breaks that programs write as references', () => {
  const inside = `<image xlink:href="data:image/png;base64,iVBO&#10;Rw0K&#xA;Ggo="/><image href='${png}'/>`;
  expect(pruefeSvg(svgHinweis({ inside }))).toMatchObject({
    eingebettet: ['iVBORw0KGgo=', 'iVBORw0KGgo='],
  });
});

test.each([
  ['<script>1</script>', 'Programm'],
  ['<svg:script xlink:href="#a"/>', 'Programm'],
  ['<g onload="x()"/>', 'Programm'],
  ['<g id="a"\tonclick = "x()"/>', 'Programm'],
  ['<foreignObject><p/></foreignObject>', 'fremde Inhalte'],
  ['<image href="https://x.example/a.png"/>', 'andere Dateien'],
  ["<image xlink:href='file:///etc/passwd'/>", 'andere Dateien'],
  ['<image href="&#x2f;etc/passwd"/>', 'andere Dateien'],
  ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', 'andere Dateien'],
  ['<use href="other.svg#a"/>', 'andere Dateien'],
  ['<g fill="url(https://x.example/#a)"/>', 'andere Dateien'],
  ['<style>@import "x.css";</style>', 'lädt andere Dateien'],
  ['<style>g{fill:url("x.svg#a")}</style>', 'andere Dateien'],
  ['<!DOCTYPE svg>', 'Definitionen'],
  ['<text x="1" y="9">Hinweis</text>', 'Text als Schrift'],
])('%s is refused', (inside, text) => {
  expect(pruefeSvg(svgHinweis({ inside }))).toEqual({ fehler: expect.stringContaining(text) });
});

test.each([
  ['entities', svgHinweis({ before: '<!DOCTYPE svg [<!ENTITY a "b">]>' })],
  ['a comment without an end', svgHinweis({ before: '<!-- ' })],
  ['another root', Buffer.from('<html><svg/></html>')],
  ['another encoding', Buffer.from(svgHinweis().toString(), 'utf16le')],
  ['bytes that are no UTF-8', Buffer.concat([svgHinweis(), Buffer.from([0xff])])],
])('%s before or instead of the drawing are refused', (_, bytes) => {
  expect(pruefeSvg(bytes)).toEqual({ fehler: expect.stringContaining('PDF- oder PNG-Datei') });
});

test('a prologue of a hundred thousand comments is read in time', () => {
  const before = '<!-- x -->'.repeat(100_000);
  const ms = processorMs(() => expect(pruefeSvg(Buffer.from(before))).toHaveProperty('fehler'));
  expect(ms).toBeLessThan(2000);
});

test.each([
  ['many elements', '<g/>'.repeat(20_001)],
  ['many references', `<g id="a"/>${'<use href="#a"/>'.repeat(2001)}`],
  ['many references with a prefix', `<g id="a"/>${'<svg:use href="#a"/>'.repeat(2001)}`],
  ['deep nesting', `${'<g>'.repeat(200)}${'</g>'.repeat(200)}`],
])('a drawing of %s is refused before it is drawn', (_, inside) => {
  expect(pruefeSvg(svgHinweis({ inside }))).toEqual({ fehler: expect.stringContaining('zu vielen Teilen') });
});

test('a large drawing is accepted, and one of more than 3 MB is not', () => {
  const path = `<path d="${'L1 1'.repeat(200)}"/>`;
  expect(pruefeSvg(svgHinweis({ inside: path.repeat(3000) }))).toHaveProperty('svg');
  expect(pruefeSvg(svgHinweis({ inside: path.repeat(4000) }))).toEqual({
    fehler: expect.stringContaining('größer als 3 MB'),
  });
});
