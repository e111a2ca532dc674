import { expect, test } from 'vitest';
import type { Ereignis } from '../ereignisse/ereignis.ts';
import { belegeZu, mitBelegen, type PostBeleg } from './post-belege.ts';

const at = '2026-11-24T09:00:00.000Z';
const teile = [{ nr: 1, menge: 1 }];
const bestellt: Ereignis = { typ: 'bestellt', angaben: {}, at };
const abgeholt: Ereignis = { typ: 'abgeholt', angaben: { teile }, at };
const versendet: Ereignis = { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '', teile }, at };
const nachlass: Ereignis = { typ: 'nachlass', angaben: { betragCent: 100, text: '' }, at };
const erstattung: Ereignis = { typ: 'erstattung', angaben: { betragCent: 100, tag: '2026-11-24' }, at };
const widerrufen: Ereignis = {
  ...{ typ: 'widerrufen', at },
  angaben: { widerruf: 'w', teile: [{ nr: 1, menge: 1, frei: 0 }], versandCent: 0, betragCent: 500 },
};
const zurueck = (nr: number): Ereignis => ({ typ: 'zurueckgenommen', angaben: { nr }, at });

const beleg = (ereignisNr: number, art: 'rechnung' | 'korrektur' = 'korrektur'): PostBeleg => {
  const anlass = { art: 'bestellung' as const, nummer: 'B-26-K7M4Q', tag: '2026-11-23' };
  return { id: `beleg-${ereignisNr}`, ereignisNr, inhalt: { nummer: `RE-${ereignisNr}`, art, anlass } };
};
const nummernZu = (nr: number, ereignisse: Ereignis[], belege: PostBeleg[]) =>
  belegeZu(nr, ereignisse, belege).map(({ ereignisNr }) => ereignisNr);

test('a message brings the documents of its event, and those that nobody was written to about before', () => {
  const ereignisse = [bestellt, versendet, widerrufen, erstattung, nachlass];
  const belege = [beleg(2, 'rechnung'), beleg(3), beleg(5)];
  expect(ereignisse.map((_, i) => nummernZu(i + 1, ereignisse, belege))).toEqual([[], [2], [], [3], [5]]);
  expect(nummernZu(4, [bestellt, abgeholt, widerrufen, erstattung], belege)).toEqual([2, 3]);
});

test('the documents of a message whose event was taken back come with the next one', () => {
  const ereignisse = [bestellt, versendet, nachlass, zurueck(3), erstattung];
  const belege = [beleg(2, 'rechnung'), beleg(3), beleg(4)];
  expect(nummernZu(5, ereignisse, belege)).toEqual([3, 4]);
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
