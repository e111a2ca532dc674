import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eingebauteRechtstexte } from '../server/eingebaute-rechtstexte.ts';
import { parseRechtstext } from './rechtstext-bloecke.ts';
import { writeRechtstext } from './write-rechtstext.ts';

const nochmal = (text: string) => writeRechtstext(parseRechtstext(text));

test.each(Object.entries(eingebauteRechtstexte))(
  'the built-in text %s is written as it is read',
  (_art, text) => {
    expect(parseRechtstext(nochmal(text))).toEqual(parseRechtstext(text));
  },
);

test.each([
  '## 1. Geltung\n\nVon {{laden}}.',
  '- eins\n- **zwei**\n\n3. drei\n4. vier',
  '> ## Kasten\n>\n> Zeile\n> noch eine\n\n> zweiter',
  'Siehe [die AGB](/agb) und **[hier](https://a.de/b) fett {{laden}}**.',
])('%j comes back to the letter', (text) => {
  expect(nochmal(text)).toBe(text);
});

test('no mark is written around nothing, and no link to a target that is none', () => {
  expect(
    writeRechtstext([
      { kind: 'paragraph', inlines: [{ text: 'a' }, { text: ' ', isBold: true }, { text: 'b' }] },
      { kind: 'paragraph', inlines: [{ text: 'c', href: 'javascript:alert(1)' }] },
      { kind: 'heading', level: 2, inlines: [] },
    ]),
  ).toBe('a b\n\nc');
});

test('what was written once stays, whatever was typed', () => {
  const zeichen = fc.constantFrom(...'ab #-1.>*[](){}/\n ', '\n\n', '**', '{{laden}}', '[a](/b)');
  fc.assert(
    fc.property(fc.array(zeichen, { maxLength: 40 }), (teile) => {
      const einmal = nochmal(teile.join(''));
      const zweimal = nochmal(einmal);
      expect(nochmal(zweimal)).toBe(zweimal);
    }),
  );
});
