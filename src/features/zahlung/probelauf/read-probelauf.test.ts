import { expect, test } from 'vitest';
import { parseProbelauf } from './read-probelauf.ts';

test('reads a trial payment as the contract has it', () => {
  const probelauf = {
    anbieter: { name: 'Stripe', modus: 'live' },
    ...{ betrag: 1, bestanden: true },
    lauf: {
      ...{ stand: 'zurueck', grund: '', createdAt: '2026-12-01T10:00:00.000Z' },
      ...{ bezahltAt: '2026-12-01T10:02:00.000Z', beendetAt: null },
    },
  };
  expect(parseProbelauf(probelauf)).toEqual(probelauf);
});

test.each([undefined, null, 'Text', [], { anbieter: { name: '' }, lauf: null }])(
  'of %j there is no provider and no try',
  (answer) => {
    expect(parseProbelauf(answer)).toEqual({ betrag: 0, bestanden: false });
  },
);

test('words of a later shop are none', () => {
  const answer = { anbieter: { name: 'Neu', modus: 'neu' }, lauf: { stand: 'neu', createdAt: 7 } };
  expect(parseProbelauf(answer)).toMatchObject({
    anbieter: { name: 'Neu' },
    lauf: { grund: '', createdAt: '', bezahltAt: null, beendetAt: null },
  });
});
