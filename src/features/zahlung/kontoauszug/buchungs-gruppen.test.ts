import { expect, test } from 'vitest';
import { buchungsGruppen, maxAuftraegeJeGruppe } from './buchungs-gruppen.ts';

/** 'a:12' is a transfer for the orders 1 and 2. */
const buchung = (text: string) => {
  const [umsatz = '', auftraege = ''] = text.split(':');
  return { umsatz, teile: [...auftraege].map((auftragId) => ({ auftragId })) };
};

const gruppen = (...texte: string[]) =>
  buchungsGruppen(texte.map(buchung)).map((gruppe) => gruppe.map(({ umsatz }) => umsatz).join(''));

test.each([
  ['nothing', [], []],
  ['transfers for different orders are one group', ['a:1', 'b:23', 'c:4'], ['abc']],
  ['an order that comes again begins another', ['a:1', 'b:2', 'c:31', 'd:4'], ['ab', 'cd']],
  ['and so does the same transfer, whatever it is for', ['a:1', 'a:2', 'b:1'], ['a', 'ab']],
  ['an order of the group before may come in the next one', ['a:1', 'b:1', 'c:1'], ['a', 'b', 'c']],
])('%s', (_, buchungen, expected) => {
  expect(gruppen(...buchungen)).toEqual(expected);
});

test('a group has so many orders, and more only for one transfer', () => {
  const viele = (umsatz: string, anzahl: number) => ({
    umsatz,
    teile: Array.from({ length: anzahl }, (_, i) => ({ auftragId: `${umsatz}${i}` })),
  });
  const half = Math.ceil(maxAuftraegeJeGruppe / 2);
  const alle = [viele('a', half), viele('b', half), viele('c', maxAuftraegeJeGruppe + 1), viele('d', 1)];
  expect(buchungsGruppen(alle).map((gruppe) => gruppe.length)).toEqual([1, 1, 1, 1]);
  expect(buchungsGruppen(alle.slice(1, 2).concat(viele('e', half - 1))).length).toBe(1);
});
