import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Gebuehr, gebuehrCentOf } from './gebuehr.ts';
import { erlaubteWege, mapSchaltbareWege, onlineWege, schaltbareWege, schalterOf } from './online-wege.ts';

test('each way has a switch: its own, or the wallets that of the card', () => {
  expect(schaltbareWege).toEqual(['karte', 'paypal', 'wero', 'klarna', 'amazonPay', 'link']);
  const folgend = onlineWege.filter((weg) => schalterOf(weg) !== weg);
  expect(folgend.map((weg) => [weg, schalterOf(weg)])).toEqual([
    ['applePay', 'karte'],
    ['googlePay', 'karte'],
  ]);
});

test('what is switched off is not allowed, and the wallets go with the card', () => {
  const ohne = (...aus: string[]) => mapSchaltbareWege((weg) => ({ aktiv: !aus.includes(weg) }));
  const wege = ['karte', 'paypal', 'applePay', 'klarna'] as const;
  expect(erlaubteWege(wege, ohne())).toEqual(wege);
  expect(erlaubteWege(wege, ohne('karte', 'link'))).toEqual(['paypal', 'klarna']);
  expect(erlaubteWege(wege, ohne(...schaltbareWege))).toEqual([]);
});

test.each<[number, Gebuehr, number]>([
  [2070, { prozent: 1.5, cent: 25 }, 56],
  [2390, { prozent: 2.49, cent: 35 }, 95],
  // Half a cent, and a little less.
  [100, { prozent: 1.5, cent: 0 }, 2],
  [100, { prozent: 1.49, cent: 0 }, 1],
  // As a floating-point product this is less than half a cent.
  [3000, { prozent: 1.15, cent: 0 }, 35],
  [1000, { prozent: 0, cent: 0 }, 0],
  [50, { prozent: 20, cent: 500 }, 50],
])('of %d cents, %j is %d cents', (betragCent, gebuehr, cent) => {
  expect(gebuehrCentOf(betragCent, gebuehr)).toBe(cent);
});

test('a fee is whole cents, the nearest to what it is exactly, and never above the amount', () => {
  const betrag = fc.integer({ min: 1, max: 10_000_000 });
  const promyriad = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(betrag, promyriad, fc.integer({ min: 0, max: 500 }), (betragCent, anteil, cent) => {
      const gebuehr = gebuehrCentOf(betragCent, { prozent: anteil / 100, cent });
      const exakt = BigInt(betragCent) * BigInt(anteil);
      const gerundet = Number((exakt + 5000n) / 10_000n) + cent;
      expect(gebuehr).toBe(Math.min(betragCent, gerundet));
    }),
  );
});
