import { expect, test } from 'vitest';
import type { Ereignis } from '../ereignisse/ereignis.ts';
import { ereignisAngaben } from '../ereignisse/ereignis.ts';
import { geleerteAngaben, leereAnschriftJson } from './geleerte-angaben.ts';
import { aufbewahrungOf, naechsterDatenstand } from './loeschung.ts';

const at = (day: string) => `${day}T09:00:00.000Z`;
const on = (typ: Ereignis['typ'], day: string) => ({ typ, angaben: {}, at: at(day) }) as Ereignis;
const versandt = [on('bestellt', '2026-11-20'), on('versendet', '2026-11-24')];
const erledigt = {
  aufgabe: 'erledigt' as const,
  erwartet: new Map<number, number>(),
  zurueckLaeuftCent: 0,
};

test('an order says how long it and its letters are kept, from the year of what happened last', () => {
  const spaet = [...versandt, on('erstattung', '2027-01-02'), on('notiz', '2028-05-01')];
  expect(aufbewahrungOf(erledigt, spaet)).toEqual({
    ...{ belegeBis: '2035-12-31', briefeBis: '2033-12-31', loeschungAb: at('2027-02-01') },
  });
  const wunsch = [...versandt, on('loeschwunsch', '2029-01-01')];
  expect(aufbewahrungOf({ ...erledigt, aufgabe: 'geld' }, wunsch)).toEqual({
    ...{ belegeBis: '2034-12-31', briefeBis: '2032-12-31', loeschwunschAt: at('2029-01-01') },
  });
});

test('a document that was written later is kept from its own year, letters and a wish are not', () => {
  const wunsch = [...versandt, on('loeschwunsch', '2026-11-25')];
  expect(aufbewahrungOf(erledigt, wunsch, '2028-01-01')).toEqual({
    ...{ belegeBis: '2036-12-31', briefeBis: '2032-12-31' },
    ...{ loeschwunschAt: at('2026-11-25'), loeschungAb: at('2026-12-24') },
  });
  const akte = { datenstand: 'pflicht' as const, lage: erledigt, ereignisse: wunsch };
  const nachAcht = new Date(at('2035-01-01'));
  expect(naechsterDatenstand({ ...akte, belegTag: '2026-12-31' }, nachAcht)).toBe('anonym');
  expect(naechsterDatenstand({ ...akte, belegTag: '2027-01-01' }, nachAcht)).toBeUndefined();
});

const gewuenscht = [...versandt, on('loeschwunsch', '2026-11-25')];
test.each([
  [
    'with its customer’s wish, 30 days after its last step',
    'voll',
    erledigt,
    gewuenscht,
    '2026-12-24',
    'pflicht',
  ],
  ['a day earlier', 'voll', erledigt, gewuenscht, '2026-12-23', undefined],
  ['once more', 'pflicht', erledigt, gewuenscht, '2027-12-24', undefined],
  ['without a wish', 'voll', erledigt, versandt, '2034-12-31', undefined],
  ['after eight years', 'voll', erledigt, versandt, '2035-01-01', 'anonym'],
  ['after eight years, with a wish', 'pflicht', erledigt, gewuenscht, '2035-01-01', 'anonym'],
  ['that is anonymous', 'anonym', erledigt, versandt, '2040-01-01', undefined],
  ['that the workshop still works on', 'voll', { aufgabe: 'problem' }, gewuenscht, '2040-01-01', undefined],
  [
    'of which something happened a year later',
    'voll',
    erledigt,
    [...versandt, on('erstattung', '2027-02-01')],
    '2035-12-31',
    undefined,
  ],
] as const)('what becomes of the person in an order %s', (_what, datenstand, lage, ereignisse, day, soll) => {
  const akte = { datenstand, lage: { ...erledigt, ...lage }, ereignisse: [...ereignisse] };
  expect(naechsterDatenstand(akte, new Date(at(day)))).toBe(soll);
});

test('while withdrawn goods are awaited a wish waits, a year at the most, and its customer reads that day', () => {
  const lage = { ...erledigt, erwartet: new Map([[1, 1]]) };
  const akte = { datenstand: 'voll' as const, lage, ereignisse: [...gewuenscht] };
  expect(naechsterDatenstand(akte, new Date(at('2027-11-23')))).toBeUndefined();
  expect(aufbewahrungOf(lage, [...gewuenscht])).toMatchObject({ loeschungAb: at('2027-11-24') });
  expect(naechsterDatenstand(akte, new Date(at('2027-11-24')))).toBe('pflicht');
});

test('while money is on its way back a wish waits: should that fail, the customer has to be reached', () => {
  const lage = { ...erledigt, zurueckLaeuftCent: 500 };
  const akte = { datenstand: 'voll' as const, lage, ereignisse: [...gewuenscht] };
  expect(naechsterDatenstand(akte, new Date(at('2027-12-24')))).toBeUndefined();
  expect(aufbewahrungOf(lage, [...gewuenscht])).not.toHaveProperty('loeschungAb');
});

test('an emptied event keeps pieces, amounts and days, and is still one', () => {
  const adresse = { anschrift: { vorname: 'Erika', plz: '04109' } };
  expect(geleerteAngaben(JSON.stringify(adresse))).toBe(`{"anschrift":${leereAnschriftJson}}`);
  const zahlung = { betragCent: 990, tag: '2026-11-24', umsatz: 'a'.repeat(64) };
  expect(JSON.parse(geleerteAngaben(JSON.stringify(zahlung)))).toEqual({
    betragCent: 990,
    tag: '2026-11-24',
  });
});

/** Fields of events that say nothing about a person; a new field is either here, or emptied by `geleerteAngaben`. */
const sachlich = [
  'betragCent',
  'datei',
  'dienst',
  'erstattung',
  'fragt',
  'grund',
  'irrtum',
  'nr',
  'online',
  'rest',
  'tag',
  'teile',
  'telefon',
  'versandCent',
  'weg',
  'widerruf',
  'zahlart',
];

test('every field of every event is known to say nothing about a person, or is emptied', () => {
  const felder = Object.values(ereignisAngaben).flatMap(({ shape }) => Object.keys(shape));
  const bleibt = [...new Set(felder)].filter((feld) => {
    const geleert = JSON.parse(geleerteAngaben(JSON.stringify({ [feld]: 'Erika' })));
    return geleert[feld] === 'Erika';
  });
  expect(bleibt.toSorted()).toEqual(sachlich);
});
