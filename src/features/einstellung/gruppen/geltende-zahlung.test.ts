import { expect, test } from 'vitest';
import {
  type OnlineWeg,
  onlineWege,
  type SchaltbarerWeg,
  schaltbareWege,
} from '#features/zahlarten/online-wege.ts';
import { geltendeZahlung, hoechsteGebuehr } from './geltende-zahlung.ts';
import { leereZahlung, type ZahlungAngaben } from './zahlung-angaben.ts';

const { wege } = leereZahlung.online;

/** Paying online is on, without some ways, and with fees of some in per cent. */
function mit(
  aus: SchaltbarerWeg[],
  prozente: Partial<Record<SchaltbarerWeg, number>> = {},
  aktiv = true,
): ZahlungAngaben {
  const mitGebuehr = schaltbareWege.map((weg) => [
    weg,
    { ...wege[weg], aktiv: !aus.includes(weg), prozent: prozente[weg] ?? 0 },
  ]);
  return { ...leereZahlung, online: { ...leereZahlung.online, aktiv, wege: Object.fromEntries(mitGebuehr) } };
}

test.each<[string, SchaltbarerWeg[], OnlineWeg[], boolean]>([
  ['some way is offered and on', ['karte'], ['karte', 'paypal'], true],
  ['the provider offers none', [], [], false],
  ['the ones that it offers are off', ['karte'], ['karte', 'applePay'], false],
  ['only what is off is left', ['paypal', 'wero'], ['paypal', 'wero'], false],
])('nobody pays online unless a way is left: %s', (_title, aus, angeboten, aktiv) => {
  expect(geltendeZahlung(mit(aus), angeboten).online.aktiv).toBe(aktiv);
  expect(geltendeZahlung(mit(aus, {}, false), angeboten).online.aktiv).toBe(false);
});

test('the highest fee is that of a way with which somebody can pay', () => {
  const prozente = { karte: 1.5, paypal: 2.49, klarna: 3.5 };
  const hoechste = (aus: SchaltbarerWeg[], angeboten: readonly OnlineWeg[], aktiv = true) =>
    hoechsteGebuehr(mit(aus, prozente, aktiv), angeboten).prozent;
  expect(hoechste([], onlineWege)).toBe(3.5);
  expect(hoechste([], ['karte', 'paypal'])).toBe(2.49);
  expect(hoechste(['paypal'], ['karte', 'paypal'])).toBe(1.5);
  expect(hoechste(['karte', 'paypal'], ['karte', 'paypal'])).toBe(0);
  expect(hoechste([], ['wero'])).toBe(0);
  expect(hoechste([], onlineWege, false)).toBe(0);
});

test('cents of each payment are told where a way has some with which somebody can pay', () => {
  const zahlung = mit([]);
  zahlung.online.wege.paypal = { ...zahlung.online.wege.paypal, cent: 35 };
  expect(hoechsteGebuehr(zahlung, onlineWege).mitCent).toBe(true);
  expect(hoechsteGebuehr(zahlung, ['karte']).mitCent).toBe(false);
});
