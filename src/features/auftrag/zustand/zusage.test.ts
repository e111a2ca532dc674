import { expect, test } from 'vitest';
import type { Ereignis } from '../ereignisse/ereignis.ts';
import { type Auftrag, auftragslageOf } from './auftragslage.ts';
import { terminAm } from './termin-bei-zahlung.ts';
import { zusageOf } from './zusage.ts';

const bestelltAt = '2026-11-23T09:00:00.000Z';
const bestellt: Ereignis = { typ: 'bestellt', angaben: {}, at: bestelltAt };
/** Entered in the shop on one day, in the account on an earlier one. */
const zahlung = (tag: string, betragCent = 2000): Ereignis => {
  return { typ: 'zahlung', angaben: { betragCent, tag: '2026-11-24' }, at: `${tag}T09:00:00.000Z` };
};
const rest = { von: '2026-12-14', bis: '2026-12-16' };
const einer: Ereignis = {
  typ: 'versendet',
  angaben: { dienst: 'DHL', nummer: '', teile: [{ nr: 1, menge: 1 }], rest },
  at: '2026-12-02T09:00:00.000Z',
};
const letzter: Ereignis = { ...einer, angaben: { ...einer.angaben, rest: undefined } };

const termin = { von: '2026-11-27', bis: '2026-11-30' };
const paket: Auftrag = {
  ...{ gesamtCent: 2000, versandart: 'dhl', zahlart: 'vorkasse' },
  posten: [{ nr: 1, menge: 2, preisCent: 1000 }],
};
const spaeter = { von: '2026-12-05', bis: '2026-12-08' };

test.each<[string, Auftrag, Ereignis[], typeof termin]>([
  ['the promised ones while the money is awaited', paket, [], termin],
  ['the same with the money in time', paket, [zahlung('2026-11-24')], termin],
  ['later with money that comes later', paket, [zahlung('2026-12-02')], spaeter],
  [
    'not moved again by money that comes twice',
    paket,
    [zahlung('2026-11-24'), zahlung('2026-12-02', 990)],
    termin,
  ],
  [
    'those of the payment that made it up',
    paket,
    [zahlung('2026-11-24', 500), zahlung('2026-12-02', 1500)],
    spaeter,
  ],
  ['the promised ones again once that is taken back', paket, [zahlung('2026-12-02'), zurueck(2)], termin],
  ['those of the rest that were named with a part', paket, [zahlung('2026-12-02'), einer], rest],
  ['those of the order once all is sent', paket, [zahlung('2026-12-02'), einer, letzter], spaeter],
  ['not moved by money that is paid on pick-up', abholung(), [zahlung('2026-12-02')], termin],
])('the days are %s', (_title, auftrag, folge, soll) => {
  const ereignisse = [bestellt, ...folge];
  const lage = auftragslageOf(auftrag, ereignisse);
  expect(zusageOf({ termin, zahlart: auftrag.zahlart, bestelltAt }, lage, ereignisse)).toEqual(soll);
  // Its customer reads the same days; of a rest and of goods that have arrived they are elsewhere on the page.
  if (lage.stand !== 'bezahlt') return;
  const { stand, bezahltAt } = lage;
  const bestellung = {
    termin,
    zahlart: auftrag.zahlart,
    stand,
    bestelltAt,
    ...(bezahltAt ? { bezahltAt } : {}),
  };
  expect(terminAm(bestellung, '2026-12-03')).toEqual(soll);
});

function zurueck(nr: number): Ereignis {
  return { typ: 'zurueckgenommen', angaben: { nr }, at: '2026-12-02T10:00:00.000Z' };
}

function abholung(): Auftrag {
  return { ...paket, versandart: 'abholung', zahlart: 'abholung' };
}
