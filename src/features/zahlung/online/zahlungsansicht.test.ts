import { expect, test } from 'vitest';
import { type GeleseneZahlungsseite, parseZahlungsseite } from './read-zahlungsseite.ts';
import { rueckkehrOf, type Zahlungsansicht, zahlungsansichtOf, zahlungskopfOf } from './zahlungsansicht.ts';

const now = new Date('2026-03-02T09:20:00.000Z');
const seite = (stand: string, more = {}) =>
  parseZahlungsseite({ nummer: 'B-26-K7M4Q', betrag: 26.49, stand, ...more });

type Lage = Partial<Parameters<typeof zahlungsansichtOf>[0]>;
const ansicht = (lage: Lage) =>
  zahlungsansichtOf({
    ...{ seite: undefined, rueckkehr: undefined, isOeffnend: false, isAufgegeben: false },
    ...lage,
  });

test.each<[string, Lage, Zahlungsansicht | undefined]>([
  ['nothing, before an answer', {}, undefined],
  ['that it opens, straight from the checkout', { isOeffnend: true }, 'oeffnet'],
  ['that it opens, also with an answer', { isOeffnend: true, seite: seite('pruefung') }, 'oeffnet'],
  ['what is to be paid', { seite: seite('zuZahlen') }, 'zuZahlen'],
  ['that a payment was begun', { seite: seite('pruefung') }, 'pruefung'],
  ['that it waits, back from paying', { rueckkehr: 'bezahlt' }, 'wartet'],
  ['that it waits for the provider', { rueckkehr: 'bezahlt', seite: seite('pruefung') }, 'wartet'],
  ['that nobody has to wait', { rueckkehr: 'bezahlt', isAufgegeben: true }, 'unbestaetigt'],
  ['that it is paid', { rueckkehr: 'bezahlt', isAufgegeben: true, seite: seite('bezahlt') }, 'bezahlt'],
  ['that it was not paid', { rueckkehr: 'bezahlt', seite: seite('zuZahlen') }, 'zuZahlen'],
  ['after cancelling: what is to be paid', { rueckkehr: 'abbruch', seite: seite('zuZahlen') }, 'zuZahlen'],
  ['the same while it can go on', { rueckkehr: 'abbruch', seite: seite('pruefung') }, 'zuZahlen'],
  ['that it is over', { seite: seite('vorbei') }, 'vorbei'],
  ['a state of a later shop', { seite: seite('geliehen') }, 'unklar'],
])('the page shows %s', (_title, lage, expected) => {
  expect(ansicht(lage)).toBe(expected);
});

const satz = (stand: Zahlungsansicht, gelesen?: GeleseneZahlungsseite) =>
  zahlungskopfOf(stand, gelesen, now).satz;

test('goods are held until a day and a time, which is not said once it is over', () => {
  expect(satz('zuZahlen', seite('zuZahlen', { bis: '2026-03-02T21:12:00.000Z' }))).toMatch(
    /^Wir halten Ihre Ware bis Mo\s2\.\sMärz, 22:12\sUhr für Sie zurück\.$/,
  );
  for (const bis of [undefined, '2026-03-02T08:00:00.000Z'])
    expect(satz('zuZahlen', seite('zuZahlen', { bis }))).toMatch(/^Ihre Bestellung ist bei uns angekommen/);
});

test('where nothing can be paid the server says why', () => {
  expect(satz('vorbei', seite('vorbei', { grund: 'Diese Bestellung ist storniert.' }))).toBe(
    'Diese Bestellung ist storniert.',
  );
  expect(satz('vorbei', seite('vorbei'))).toMatch(/nicht online bezahlen\.$/);
});

test('an address says how somebody comes back, or nothing', () => {
  expect(['bezahlt', 'abbruch', 'x', '', null].map(rueckkehrOf)).toEqual([
    ...(['bezahlt', 'abbruch'] as const),
    ...[undefined, undefined, undefined],
  ]);
});
