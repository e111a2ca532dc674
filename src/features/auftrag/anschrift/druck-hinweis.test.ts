import { expect, test } from 'vitest';
import { testAnschrift } from '#test/auftrag/auftraege.ts';
import { druckHinweis } from './druck-hinweis.ts';

const chinesisch = { ...testAnschrift, vorname: '小明', nachname: '王', firma: '王 GmbH' };

test('words of an address that cannot be printed are named before, each once, with what helps', () => {
  expect(druckHinweis({ ...testAnschrift, vorname: 'Łucja', firma: 'Київ' }, 'dhl')).toBeUndefined();
  expect(druckHinweis(chinesisch, 'dhl')).toBe(
    'Auf Papier stünde „[?]“ statt „\u2068王\u2069“, „\u2068小明\u2069“. Bitte die Adresse mit lateinischen Buchstaben schreiben: in der Bestellung unter „Adresse ändern“.',
  );
  expect(druckHinweis(chinesisch, 'abholung')).toMatch(/von Hand/);
});
