import { expect, test } from 'vitest';
import { lueckenSatz, textLueckenOf } from './rechtstext-luecken.ts';
import { rechtstextProbleme } from './rechtstext-probleme.ts';

const leer = { inlines: [] };
const werte = { inhaberin: leer, versandkosten: leer, versandkostenAbsatz: { blocks: [] }, neues: leer };

test('an empty placeholder is called what the owner calls it, once, with its field', () => {
  const text = 'Es schreibt {{inhaberin}}.\n\n{{inhaberin}} {{versandkosten}}\n\n{{versandkostenAbsatz}}';
  expect(textLueckenOf(rechtstextProbleme(text, werte))).toEqual([
    { text: 'Wem der Laden gehört', ziel: '/admin/einstellungen?feld=laden.inhaberin' },
    { text: 'Was der Versand kostet', ziel: '/admin/einstellungen?feld=versand.dhl.aktiv' },
  ]);
});

test('one without a setting is named as it stands in the text, and other problems are none', () => {
  const luecken = textLueckenOf(rechtstextProbleme('{{neues}} und {{gibtEsNicht}}', werte));
  expect(luecken).toEqual([{ text: expect.stringContaining('{{neues}}'), ziel: null }]);
});

test('how many are missing is said in words', () => {
  expect([1, 18].map(lueckenSatz)).toEqual(['Noch eine Angabe fehlt', 'Noch 18 Angaben fehlen']);
});
