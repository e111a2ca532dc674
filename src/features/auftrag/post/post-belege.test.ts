import { expect, test } from 'vitest';
import { belegeJe, mitBelegen, offeneBelege, type PostBeleg } from './post-belege.ts';

const beleg = (ereignisNr: number, art: 'rechnung' | 'korrektur' = 'korrektur'): PostBeleg => {
  const anlass = { art: 'bestellung' as const, nummer: 'B-26-K7M4Q', tag: '2026-11-23' };
  return { id: `beleg-${ereignisNr}`, ereignisNr, inhalt: { nummer: `RE-${ereignisNr}`, art, anlass } };
};
const belege = [beleg(2, 'rechnung'), beleg(3), beleg(5)];

test('with an event go out its document, and those of messages that were taken back', () => {
  const nrn = (nr: number, nichtFort: string[] = []) =>
    offeneBelege(belege, { nr, nichtFort }).map(({ ereignisNr }) => ereignisNr);
  expect([1, 2, 3, 4, 5].map((nr) => nrn(nr))).toEqual([[], [2], [3], [], [5]]);
  expect(nrn(5, ['beleg-3'])).toEqual([3, 5]);
  expect(nrn(4, ['beleg-3', 'beleg-3'])).toEqual([3]);
});

test('each document comes with one message: that of its event, else that of the present one, else its own', () => {
  const je = (geschrieben: number[]) =>
    [...belegeJe(belege, { nr: 5, geschrieben })].map(([nr, mit]) => [
      nr,
      mit.map(({ ereignisNr }) => ereignisNr),
    ]);
  expect(je([5])).toEqual([[5, [2, 3, 5]]]);
  expect(je([5, 3])).toEqual([
    [5, [2, 5]],
    [3, [3]],
  ]);
  expect(je([3, 4])).toEqual([
    [undefined, [2, 5]],
    [3, [3]],
  ]);
  expect(je([])).toEqual([[undefined, [2, 3, 5]]]);
});

test('they are attached, and named before the last button', () => {
  const text = { kind: 'text' as const, stuecke: ['Guten Tag,'] };
  const knopf = { kind: 'knopf' as const, text: 'Bestellung ansehen', href: '/' };
  const post = { betreff: 'Unterwegs', bloecke: [text, knopf], anhaenge: [] };
  expect(mitBelegen(post, [])).toEqual(post);
  expect(mitBelegen(post, [beleg(2, 'rechnung'), beleg(3)])).toEqual({
    betreff: 'Unterwegs',
    bloecke: [text, { kind: 'text', stuecke: ['Anbei: Rechnung RE-2 und Rechnungskorrektur RE-3.'] }, knopf],
    anhaenge: [
      { art: 'beleg', id: 'beleg-2', name: 'RE-2' },
      { art: 'beleg', id: 'beleg-3', name: 'RE-3' },
    ],
  });
});
