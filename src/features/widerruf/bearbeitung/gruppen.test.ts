import { expect, test } from 'vitest';
import { gruppenOf } from './gruppen.ts';
import { type GelesenerWiderruf, parseWiderruf } from './read-widerruf.ts';

function widerruf(_id: string, rest: object = {}): GelesenerWiderruf {
  const one = parseWiderruf({ _id, aufgaben: ['zuordnen'], ...rest });
  if (!one) throw new Error('Unreadable.');
  return one;
}

const zu = (auftrag: string) => ({ aufgaben: ['buchen'], auftrag: { _id: auftrag, nummer: auftrag } });
const gebucht = { aufgaben: ['geld'], isGebucht: true };

test.each([
  ['nothing', [], []],
  ['each without an order alone', [widerruf('1'), widerruf('2')], [['1'], ['2']]],
  [
    'those of one order together, where the first of them stands',
    [
      widerruf('1', zu('A')),
      widerruf('2', zu('B')),
      widerruf('3'),
      widerruf('4', zu('A')),
      widerruf('5', zu('A')),
    ],
    [['1', '4', '5'], ['2'], ['3']],
  ],
  [
    'a booked one of the same order alone',
    [widerruf('1', { ...zu('A'), ...gebucht }), widerruf('2', zu('A')), widerruf('3', zu('A'))],
    [['1'], ['2', '3']],
  ],
])('shows %s', (_what, offene, expected) => {
  expect(gruppenOf(offene).map(({ erste, weitere }) => [erste, ...weitere].map(({ _id }) => _id))).toEqual(
    expected,
  );
});
