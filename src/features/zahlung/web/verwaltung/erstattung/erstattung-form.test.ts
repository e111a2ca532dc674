import { expect, test } from 'vitest';
import { erstattungForm, ersteErstattung, toErstattung, zuUeberweisen } from './erstattung-form.ts';

const anbieter = { betrag: 10, name: 'Stripe', modus: 'live' } as const;
const lage = { frei: 26.49, anbieter, hatEmail: true };
const wahl = {
  betrag: '26,49',
  weg: 'ueberweisung',
  tag: '2026-11-30',
  konto: { iban: '', inhaber: '' },
} as const;
const meldungen = (gewaehlt: object, daten: Parameters<typeof erstattungForm>[0] = lage) =>
  (erstattungForm(daten).safeParse({ ...wahl, ...gewaehlt }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('it begins with all that is free and the provider, or with what is asked for', () => {
  expect(ersteErstattung(lage)).toMatchObject({ betrag: '26,49', weg: 'anbieter' });
  expect(ersteErstattung({ ...lage, anbieter: undefined })).toMatchObject({ weg: 'ueberweisung' });
  expect(ersteErstattung(lage, { weg: 'ueberweisung', betrag: 5 })).toMatchObject({
    ...{ betrag: '5,00', weg: 'ueberweisung' },
  });
  // Meanwhile less is free than what failed.
  expect(ersteErstattung({ ...lage, frei: 3 }, { betrag: 5 })).toMatchObject({ betrag: '3,00' });
  expect(ersteErstattung({ ...lage, frei: 0 })).toMatchObject({ betrag: '' });
});

test.each([
  ['anbieter', 10, 0],
  ['anbieter', 26.49, 16.49],
  // More than the customer gets: what is too much goes no way at all.
  ['anbieter', 50, 16.49],
  ['ueberweisung', 26.49, 26.49],
  ['hand', 26.49, 0],
] as const)('by %s of %d € %d € are transferred', (weg, betrag, rest) => {
  expect(zuUeberweisen(weg, betrag, lage)).toBe(rest);
});

test('nothing is transferred where the provider returns all that is free', () => {
  expect(zuUeberweisen('anbieter', 15, { ...lage, frei: 10 })).toBe(0);
});

test('an account is asked for only where something is transferred, and only if nobody can be asked', () => {
  const ohneEmail = { ...lage, hatEmail: false };
  const fehlt = [
    'konto.iban: Bitte die IBAN angeben.',
    'konto.inhaber: Bitte angeben, wem das Konto gehört.',
  ];
  expect(meldungen({})).toEqual([]);
  expect(meldungen({}, ohneEmail)).toEqual(fehlt);
  expect(meldungen({ weg: 'anbieter' }, ohneEmail)).toEqual(fehlt);
  expect(meldungen({ weg: 'anbieter', betrag: '10' }, ohneEmail)).toEqual([]);
  expect(meldungen({ weg: 'hand' }, ohneEmail)).toEqual([]);
  // Half of an account is none.
  expect(meldungen({ konto: { iban: '', inhaber: 'Mia' } })).toEqual([fehlt[0]]);
  expect(meldungen({ konto: { iban: 'DE12', inhaber: 'Mia' } })[0]).toMatch(
    /^konto\.iban: Eine deutsche IBAN/,
  );
  expect(meldungen({ weg: 'hand', tag: '' })).toEqual(['tag: Bitte einen Tag angeben.']);
});

test('only what belongs to the way is sent, the IBAN as banks write it', () => {
  const konto = { iban: 'de89 3704 0044 0532 0130 00', inhaber: ' Mia Sommer ' };
  const rumpf = (weg: 'anbieter' | 'ueberweisung', betrag: number, angaben = konto) =>
    toErstattung({ betrag, konto: angaben }, { weg, gesehen: 4, lage });
  expect(rumpf('ueberweisung', 5)).toEqual({
    ...{ gesehen: 4, betrag: 5, weg: 'ueberweisung' },
    konto: { iban: 'DE89370400440532013000', inhaber: 'Mia Sommer' },
  });
  expect(rumpf('ueberweisung', 5, { iban: ' ', inhaber: '' })).not.toHaveProperty('konto');
  expect(rumpf('anbieter', 10)).not.toHaveProperty('konto');
  expect(rumpf('anbieter', 10.01)).toHaveProperty('konto');
});
