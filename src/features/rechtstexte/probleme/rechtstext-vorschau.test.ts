import { expect, test } from 'vitest';
import { rechtstextVorschau } from './rechtstext-vorschau.ts';

const kindsOf = (text: string, art: 'agb' | 'impressum') =>
  rechtstextVorschau(text, {}, art).probleme.map(({ kind }) => kind);

test('terms without a heading about shipping are warned of, other texts are not', () => {
  expect(kindsOf('## Lieferung', 'agb')).toEqual(['ohneAnker']);
  expect(kindsOf('## 4. Versand und Lieferung', 'agb')).toEqual([]);
  expect(kindsOf('## Lieferung', 'impressum')).toEqual([]);
  expect(kindsOf('', 'agb')).toEqual(['ohneText']);
});

test('signs that the PDF of a text cannot show are said while it is written', () => {
  expect(kindsOf('Ein **Paar** – „Größe“ ½ €', 'impressum')).toEqual([]);
  expect(kindsOf('☎ 0341 → werktags', 'impressum')).toEqual(['undruckbar']);
});
