import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorMs } from '#test/processor-time.ts';
import { umweltAussagen } from './umwelt-aussagen.ts';

const words = (text: string) => umweltAussagen(text).map(({ wort }) => wort);

test.each([
  ['Unsere nachhaltige Seife', ['nachhaltige']],
  ['Die nachhaltigste Werkstatt', ['nachhaltigste']],
  ['Nachhaltigkeit ist uns wichtig', ['Nachhaltigkeit']],
  ['umweltfreundlich und klimaneutral verpackt', ['umweltfreundlich', 'klimaneutral']],
  ['Umweltfreundlichkeit', ['Umweltfreundlichkeit']],
  ['Öko-Seife und ökologisch', ['Öko-Seife', 'ökologisch']],
  ['Ökoseife', ['Ökoseife']],
  ['eine grüne Verpackung', ['grüne Verpackung']],
  ['Unsere Seifen sind grün.', ['Unsere Seifen sind grün']],
  ['Wir verpacken immer grüner', ['Wir verpacken immer grüner']],
  ['eine grünere Wahl', ['grünere Wahl']],
  ['die grünste Seife', ['grünste Seife']],
  ['grünes Design', ['grünes Design']],
  ['CO2-neutraler Versand', ['CO2-neutraler']],
  ['naturfreundlich, ressourcenschonend', ['naturfreundlich', 'ressourcenschonend']],
  ['biologisch abbaubar', ['biologisch abbaubar']],
  ['umwelt\u00adfreundliche Kartons', ['umwelt\u00adfreundliche']],
  ['Gut für die Umwelt', ['Gut für die Umwelt']],
  ['eine grüne\nVerpackung', ['grüne\nVerpackung']],
  ['eine grüne  Verpackung', ['grüne  Verpackung']],
  ['eine gru\u0308ne Verpackung', ['gru\u0308ne Verpackung']],
  ['nach\u200bhaltig\u200b', ['nach\u200bhaltig']],
  ['**nach**haltig und **nachhaltig**', ['nach**haltig', 'nachhaltig']],
  ['plastikneutral und biobasiert', ['plastikneutral', 'biobasiert']],
  ['energieeffiziente Öfen, recycelbare Dosen', ['energieeffiziente', 'recycelbare']],
])('%s makes the claims %j', (text, expected) => expect(words(text)).toEqual(expected));

test.each([
  'Naturseife mit Sheabutter',
  'Seife in Grün und Blau, mit grünem Ton',
  'Grüne Tonerde färbt, grüner Tee duftet',
  'eine grüne Seife, ein grünes Band',
  'Diese Seife ist grün und wird mit der Zeit grüner.',
  'Unsere Seifen sind grünlich',
  'Makroökonomie',
  'Wir schonen Ihre Haut.',
  'Karton aus 100 % Altpapier',
  'Der Umwelt-Abteilung schreiben',
  'Bio-Olivenöl aus kontrolliertem Anbau',
])('%s makes no claim', (text) => expect(words(text)).toEqual([]));

const pieces = fc.constantFrom(
  'nachhaltig',
  ' ',
  'Seife',
  '\u00ad',
  'öko',
  'o\u0308ko',
  '**',
  '\u200b',
  '-',
  'umwelt',
  'freundlich',
  '\n',
);

test('a claim stands where it is said to stand', () => {
  fc.assert(
    fc.property(fc.array(pieces), (all) => {
      const text = all.join('');
      for (const { wort, von, bis } of umweltAussagen(text)) expect(text.slice(von, bis)).toBe(wort);
    }),
  );
});

test('a text without marks, which is read as it stands, makes the same claims as with one behind it', () => {
  fc.assert(
    fc.property(fc.array(pieces), (all) => {
      const text = all.join('');
      expect(umweltAussagen(text)).toEqual(umweltAussagen(`${text} *`));
    }),
  );
});

test.each([
  'nachhaltig\u00ad',
  '\u00adnachhaltig ',
  '\u0308',
  '*',
  '\n',
  'öko',
  '-',
  'a',
  'nachhalti',
  'aaaaaaaaaaaaaaaaaaaa-',
  'umwelt ',
])('a long text of nothing but %s is read in a moment', (piece) => {
  const text = piece.repeat(60_000 / piece.length);
  expect(processorMs(() => umweltAussagen(text))).toBeLessThan(1000);
});
