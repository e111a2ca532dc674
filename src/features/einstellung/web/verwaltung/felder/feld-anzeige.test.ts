import { describe, expect, test } from 'vitest';
import { gruppen, gruppenNamen } from '../../../gruppen/gruppen.ts';
import { ladenMaske } from '../gruppen/laden-maske.ts';
import { gruppenMasken } from '../gruppen-masken.ts';
import { beispielText } from '../versand/versand-beispiel-text.ts';
import { versandMaske } from '../versand/versand-maske.ts';
import { feldNameOf, wertText } from './feld-anzeige.ts';
import { feldZielOf } from './feld-pfad.ts';

describe('fields as people read them', () => {
  test.each([
    ['laden', 'adresse.plz', 'PLZ'],
    ['laden', 'team.1.name', 'Team: Name (2.)'],
    ['laden', 'team', 'Team'],
    ['steuer', 'saetze.0', 'Steuersatz (1.)'],
    ['steuer', 'saetze', 'Steuersatz'],
    ['versand', 'dhl.tabelle', 'Preistabelle'],
    ['laden', 'unbekannt', 'unbekannt'],
  ] as const)('%s.%s is called %s', (gruppe, path, name) => {
    expect(feldNameOf(gruppe, path)).toBe(name);
  });

  test.each([
    ['versand', 'dhl.aktiv', true, 'ja'],
    ['versand', 'dhl.tabelle.0.preis', 7.69, '7,69 €'],
    ['versand', 'verpackungGramm', 1500, '1.500 g'],
    ['versand', 'dhl.freiAb', null, ''],
    ['versand', 'geschlossen.0.von', '2026-12-24', '24.12.2026'],
    ['versand', 'dhl.tabelle', [{ bisGramm: 2000, preis: 5.49 }], '2.000 g, 5,49 €'],
    ['steuer', 'modi.0.modus', 'kleinunternehmer', 'Kleinunternehmer (§ 19 UStG)'],
    ['steuer', 'umsatzgrenzen', [25_000, 100_000], '25.000 €\n100.000 €'],
    ['laden', 'team', [{ name: 'Ada', aufgabe: '' }], 'Ada'],
    ['zahlung', 'vorkasse.iban', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['laden', 'name', undefined, ''],
  ] as const)('%s.%s %j reads %j', (gruppe, path, value, text) => {
    expect(wertText(gruppe, path, value).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

test.each([
  ['steuer', { gruppe: 'steuer', name: '' }],
  ['steuer.ustIdNr', { gruppe: 'steuer', name: 'ustIdNr' }],
  ['versand.dhl.tabelle', { gruppe: 'versand', name: 'dhl.tabelle' }],
  ['laden.team.3.name', { gruppe: 'laden', name: 'team.3.name' }],
  ['laden.nichts', undefined],
  ['laden.adr', undefined],
  ['phase', undefined],
  ['', undefined],
  [null, undefined],
])('the address ?feld=%s names %j', (feld, ziel) => {
  expect(feldZielOf(feld)).toEqual(ziel);
});

test('every group has between one and six lines of what is saved', () => {
  for (const gruppe of gruppenNamen) {
    const zeilen = gruppenMasken[gruppe].zeilen(gruppen[gruppe].leer as never);
    expect(zeilen.length).toBeLessThanOrEqual(6);
    expect(new Set(zeilen.map(({ name }) => name)).size).toBe(zeilen.length);
  }
});

test('an address is shown in two lines, and not at all while it is not known', () => {
  const { leer } = gruppen.laden;
  const anschrift = (adresse: typeof leer.adresse) =>
    ladenMaske.zeilen({ ...leer, adresse }).find(({ name }) => name === 'Anschrift')?.wert;
  expect(anschrift(leer.adresse)).toBe('');
  expect(anschrift({ ...leer.adresse, strasse: 'Hof', hausnummer: '7', plz: '12345', stadt: 'Ort' })).toBe(
    'Hof 7\n12345 Ort',
  );
});

test('a new closed period that is over is asked about, a saved one is not', () => {
  const { leer } = gruppen.versand;
  const alt = { von: '2024-12-24', bis: '2024-12-24', grund: 'Fest' };
  const mit = (geschlossen: (typeof alt)[]) => ({ ...leer, geschlossen });
  expect(versandMaske.frage?.(mit([alt]), mit([]))?.what).toBe('24.12.2024 (Fest)');
  expect(versandMaske.frage?.(mit([alt]), mit([alt]))).toBeUndefined();
  expect(
    versandMaske.frage?.(mit([{ ...alt, von: '2124-01-01', bis: '2124-01-02' }]), mit([])),
  ).toBeUndefined();
});

test('the example of a parcel follows the table, the free limit and the switch', () => {
  const { dhl } = gruppen.versand.leer;
  const text = (changed: object, verpackungGramm = 150) =>
    beispielText({ dhl: { ...dhl, ...changed }, verpackungGramm }).replaceAll('\u00a0', ' ');
  expect(text({})).toBe('Ein Paket mit 3 Seifen (480 g mit Verpackung, Ware für 25,50 €) kostet 7,69 €.');
  expect(text({ freiAb: 20 })).toMatch(/kostet keinen Versand\.$/);
  expect(text({ tabelle: [{ bisGramm: 400, preis: 3 }] })).toMatch(/nur nach Absprache\.$/);
  expect(text({ aktiv: false })).toBe('');
});
