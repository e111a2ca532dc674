import { expect, test } from 'vitest';
import { zahlungAngaben, zahlungBody } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { zahlungMaske } from '#features/einstellung/web/verwaltung/gruppen/zahlung-maske.ts';
import { versandarten } from '#features/lieferung/versandart.ts';
import { type Zahlart, zahlarten } from './zahlart.ts';
import { isNurAbholung, isNurUeberweisung, wahlText, zahlartenFor, zahlwegOf } from './zahlwege.ts';

test.each(zahlarten)('%s says all that is asked of it, in its own words', (zahlart) => {
  const weg = zahlwegOf(zahlart);
  const { name, kurz, hinweis } = weg;
  for (const wort of [name, kurz, hinweis]) expect(wort).toMatch(/^[A-ZÄÖÜ].+/);
  // A name stands inside a sentence, the hint is one.
  expect([name, kurz].filter((wort) => /[.!?]$/.test(wort))).toEqual([]);
  expect(hinweis).toMatch(/\.$/);
  expect(weg.versandarten.length).toBeGreaterThan(0);
  expect(versandarten.filter((one) => weg.versandarten.includes(one))).toEqual(weg.versandarten);
  const andere = zahlarten.filter((one) => one !== zahlart).map(zahlwegOf);
  expect(andere.some((one) => one.name === name || one.kurz === kurz)).toBe(false);
});

test.each(zahlarten)('%s does not contradict itself', (zahlart) => {
  const { isVorOrt, isVorauszahlung, isUeberweisung } = zahlwegOf(zahlart);
  // Who pays when the goods are handed over has not paid before, and comes for them.
  expect(isVorOrt && (isVorauszahlung || isUeberweisung)).toBe(false);
  expect(isVorOrt && !isNurAbholung(zahlart)).toBe(false);
});

test.each(zahlarten)('%s is switched on in the settings, by its name', (zahlart) => {
  expect(zahlungAngaben.shape[zahlart].shape.aktiv.safeParse(true).success).toBe(true);
  expect(Object.keys(zahlungBody.shape)).toContain(zahlart);
  expect(zahlungMaske.feldNamen[`${zahlart}.aktiv`]).toBeTruthy();
});

test.each<[string, Zahlart[], Zahlart[], Zahlart[]]>([
  ['all', ['vorkasse', 'abholung'], ['vorkasse'], ['vorkasse', 'abholung']],
  ['a transfer', ['vorkasse'], ['vorkasse'], ['vorkasse']],
  ['payment on pick-up', ['abholung'], [], ['abholung']],
  ['none', [], [], []],
])('with %s on, parcels and pick-ups are offered their ways in order', (_title, on, paket, abholung) => {
  const isAktiv = (zahlart: Zahlart) => on.includes(zahlart);
  expect(zahlartenFor('dhl', isAktiv)).toEqual(paket);
  expect(zahlartenFor('abholung', isAktiv)).toEqual(abholung);
  expect(isNurUeberweisung(zahlartenFor('abholung', isAktiv))).toBe(!on.includes('abholung'));
});

test.each(['karte', 'constructor', '', undefined])(
  'of the way %j, which is not known, nothing is said',
  (zahlart) => {
    const unbekannt = zahlwegOf(zahlart as Zahlart | undefined);
    expect(unbekannt).toMatchObject({ name: '', kurz: '', hinweis: '', versandarten: [] });
    expect(unbekannt.isVorauszahlung || unbekannt.isUeberweisung || unbekannt.isVorOrt).toBe(false);
    expect(wahlText({ versandart: 'dhl', zahlart: zahlart as Zahlart })).toBe('Versand mit DHL, ');
  },
);
