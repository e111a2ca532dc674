import { expect, test } from 'vitest';
import { bestellungSchritteOf } from '#features/bestellung/bestellung-schritte.ts';
import { parseBestellung } from '#features/bestellung/read-bestellung.ts';
import { parseAuftrag } from '../read-auftrag.ts';
import { zusageWorte } from '../web/verwaltung/auftrag-worte.ts';

/** Ordered on a Monday; a transfer was expected on Tuesday. */
const auftrag = {
  ...{ _id: '1', nummer: 'B-26-K7M4Q', bestelltAt: '2026-11-23T09:00:00.000Z' },
  ...{ stand: 'offen', versandart: 'dhl', zahlart: 'vorkasse', gesamt: 20 },
  termin: { von: '2026-11-27', bis: '2026-11-30' },
};
const abholung = { ...auftrag, versandart: 'abholung', termin: { von: '2026-11-26', bis: '2026-11-26' } };

test.each<[string, object, string, string, string]>([
  ['on the day of the order', auftrag, '2026-11-23', 'Bei Zahlung heute', 'Fr 27. – Mo 30. Nov.'],
  ['days later', auftrag, '2026-11-27', 'Bei Zahlung heute', 'Do 3. – Sa 5. Dez.'],
  ['when its days are over', auftrag, '2026-12-08', 'Bei Zahlung heute', 'Sa 12. – Di 15. Dez.'],
  ['to be picked up, days later', abholung, '2026-11-27', 'Bei Zahlung heute', 'Mi 2. Dez.'],
  [
    'paid on pick-up, and not moved',
    { ...abholung, zahlart: 'abholung' },
    '2026-11-25',
    'Versprochen',
    'Do 26. Nov.',
  ],
  ['paid', { ...auftrag, stand: 'bezahlt' }, '2026-11-25', 'Versprochen', 'Fr 27. – Mo 30. Nov.'],
])('the workshop and the customer read the same days of an order: %s', (_title, given, heute, wort, tage) => {
  const [workshop, customer] = [parseAuftrag(given), parseBestellung(given)];
  if (!workshop || !customer) throw new Error('an order has a number');
  const zusage = zusageWorte(workshop, heute);
  expect(zusage?.wort).toBe(wort);
  expect(zusage?.tage.replaceAll('\u00a0', ' ')).toBe(tage);
  const wann = bestellungSchritteOf(customer, heute).map((schritt) => schritt.wann?.replace(/^Ab /, ''));
  expect(wann).toContain(tage);
});

test('a cancelled order is promised on no day', () => {
  const storniert = parseAuftrag({ ...auftrag, stand: 'storniert' });
  expect(storniert && zusageWorte(storniert, '2026-11-24')).toBeUndefined();
});
