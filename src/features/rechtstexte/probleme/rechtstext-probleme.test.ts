import { expect, test } from 'vitest';
import type { Platzhalterwerte } from '../bloecke/fill-rechtstext.ts';
import { rechtstextProbleme, verhindertFassung } from './rechtstext-probleme.ts';

const werte: Platzhalterwerte = {
  laden: { inlines: [{ text: 'Lindenblatt' }] },
  widerrufsadresse: { inlines: [], istFreiwillig: true },
  arten: { blocks: [{ kind: 'list', items: [[{ text: 'Vorkasse' }]] }] },
};
const verhindert = (text: string) =>
  rechtstextProbleme(text, werte)
    .filter(verhindertFassung)
    .map(({ text }) => text);

test.each(['>', '{{widerrufsadresse}}', '\u00ad', '## ', '-', '> {{widerrufsadresse}}', '**\u00ad**', '…'])(
  'of %j nothing can be read, so it is not published',
  (text) => {
    expect(verhindert(text)).toEqual(['Von diesem Text ist auf der Seite nichts zu lesen.']);
  },
);

test.each(['{{laden}}', '{{arten}}', '> Text', '- 1', '## Titel'])('%j can be read', (text) => {
  expect(verhindert(text)).toEqual([]);
});

test('a text has at most 100 placeholders', () => {
  expect(verhindert('{{arten}}\n\n'.repeat(100))).toEqual([]);
  expect(verhindert('{{arten}}\n\n'.repeat(5000))).toEqual([
    'Höchstens 100 Platzhalter in einem Text, es sind 5.000.',
  ]);
});
