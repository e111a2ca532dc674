import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auftragStaende, auftragStandText } from '../../zustand/auftragsstand.ts';
import { aktionLabel, fertigenWeg, labelOf, widerrufWeg, zurueckLabel } from './aktion-worte.ts';
import { aufgabeWorte } from './auftrag-worte.ts';

const knoepfe = [
  ...Object.values(aktionLabel),
  labelOf('zahlung', { offen: 0 }),
  ...[fertigenWeg.label, widerrufWeg.label],
  ...Object.values(zurueckLabel),
];
const staende = [
  ...auftragStaende.map(auftragStandText),
  ...Object.values(aufgabeWorte).map(({ titel }) => titel),
];

test.each(knoepfe)('%s says what a press does: its last word is a verb', (knopf) => {
  // German participles end in -t or, of strong verbs, begin with ge-.
  expect(knopf).toMatch(/(^|\s)(?!ge)\p{L}+(en|ern|eln)$/iu);
});

test('no button has the name of a state', () => {
  const genannt = new Set(staende.map((one) => one.toLowerCase()));
  expect(knoepfe.filter((one) => genannt.has(one.toLowerCase()))).toEqual([]);
});

test('the glossary has every button and every state of an order', () => {
  const glossar = readFileSync('docs/glossary.md', 'utf8')
    .split('## Buttons and states')[1]
    ?.split('\n## ')[0];
  for (const wort of [...knoepfe, ...staende]) expect(glossar).toContain(wort);
});
