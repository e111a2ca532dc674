import { expect, test } from 'vitest';
import { hinausText, ruecknahmeText, warHinausText } from './ruecknahme-post.ts';

const eine = { id: '1', art: 'zahlung', betreff: 'Ihr Geld ist da', stand: 'wartet' };
const andere = { id: '2', art: 'abholbereit', betreff: 'Liegt bereit', stand: 'wartet' };
const bitte = 'Bitte schreiben Sie der Kundschaft, wenn etwas nicht mehr stimmt.';

test('what waited does not go out any more, what has left has to be put right', () => {
  expect(ruecknahmeText([eine], [])).toBe('Die E-Mail „Ihr Geld ist da“ geht nicht mehr hinaus.');
  expect(ruecknahmeText([eine, andere], [])).toBe(
    'Die E-Mails „Ihr Geld ist da“ und „Liegt bereit“ gehen nicht mehr hinaus.',
  );
  const raus = { ...eine, stand: 'gesendet' };
  expect(ruecknahmeText([raus, andere], [raus])).toBe(
    `Die E-Mail „Liegt bereit“ geht nicht mehr hinaus. Die E-Mail „Ihr Geld ist da“ ist schon hinausgegangen. ${bitte}`,
  );
});

test('a mail that could not be withdrawn leaves at this moment; one that never left is not spoken of', () => {
  expect(ruecknahmeText([eine], [eine])).toContain('ist schon hinausgegangen');
  for (const stand of ['nichtZugestellt', 'abgelegt'])
    expect(ruecknahmeText([{ ...eine, stand }], [{ ...eine, stand }])).toBe('');
  expect(ruecknahmeText([], [andere])).toBe('');
});

test('a mail that only brings a document waits and goes out all the same; it is not said to have left before', () => {
  const folgt = { ...eine, art: 'rechnung' };
  expect(ruecknahmeText([folgt], [folgt])).toBe(
    `Die E-Mail „Ihr Geld ist da“ bringt einen Beleg und geht trotzdem hinaus. ${bitte}`,
  );
  const raus = { ...folgt, stand: 'gesendet' };
  expect(ruecknahmeText([raus], [raus])).toContain('ist schon hinausgegangen');
});

test('several mails are named, and none needs no words', () => {
  expect(hinausText(['A', 'B', 'C'])).toBe(
    `Die E-Mails „A“, „B“ und „C“ sind schon hinausgegangen. ${bitte}`,
  );
  expect(warHinausText(['A'])).toBe('Die E-Mail „A“ war schon hinausgegangen.');
  expect(warHinausText(['A', 'B'])).toBe('Die E-Mails „A“ und „B“ waren schon hinausgegangen.');
  expect([hinausText([]), warHinausText([])]).toEqual(['', '']);
});
