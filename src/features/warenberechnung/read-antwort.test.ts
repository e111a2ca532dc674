import { expect, test } from 'vitest';
import { calculate, kostenOf } from './berechnung.ts';
import type { PortfolioProdukt, Warenberechnung } from './contract.ts';
import { parameterDefaults } from './parameter.ts';
import { comparePreis } from './preisvergleich.ts';
import { readAuswahl, readBerechnung } from './read-antwort.ts';

const produkt: PortfolioProdukt = {
  ...{ _id: 'p', name: 'Lavendeltraum', seife: 'Sheabutter', gramm: 100, aroma: 'Lavendel' },
  ...{ seifenform: 'quadratisch', verpackung: 'viereck', preis: 3.4, aktiv: true, bild: null },
};
const rohstoffe = {
  ...{ gewichtInGramm: 100, preisProGramm: 0.01, tropfen: 2, kostenProTropfen: 0.015, kostenProStueck: 0.12 },
};
const posten = [
  { typ: 'rohseife', art: 'Rohseife', name: 'Sheabutter', einheit: 'g', menge: 100, preisProEinheit: 0.01 },
  { typ: 'duftoel', art: 'Duftöl', name: 'Lavendel', einheit: 'tropfen', menge: 2, preisProEinheit: 0.015 },
  {
    typ: 'verpackung',
    art: 'Verpackung',
    name: 'viereck',
    einheit: 'Stück',
    menge: 1,
    preisProEinheit: 0.12,
  },
].map((one) => ({ ...one, kosten: kostenOf(one) }));
const berechnung = calculate(posten, parameterDefaults);
const whole: Warenberechnung = {
  ...{ _id: 'w', portfolioProdukt: produkt, fehlend: [] },
  ...{ rohseifeName: 'Sheabutter', duftoelName: 'Lavendel', verpackungName: 'viereck' },
  ...rohstoffe,
  ...{ rohseifeKosten: 1, duftoelKosten: 0.03, verpackungKosten: 0.12, posten },
  ...parameterDefaults,
  steuersatz: 0,
  ...berechnung,
  ...comparePreis(berechnung, { preis: 3.4, isUnvollstaendig: false, steuersatz: 0 }),
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z' },
};

test('completes a calculation that has only the fields of the specification', () => {
  const named = [
    ...['_id', 'vkPreis', 'vkPreisGerundet', 'rohseifeName', 'rohseifeKosten', 'gewichtInGramm'],
    ...['duftoelName', 'duftoelKosten', 'verpackungName', 'verpackungKosten', 'energieKosten'],
    ...['zusatzKosten', 'zwischensummeEK', 'pauschaleFaktor', 'pauschale', 'gewinnProzent', 'gewinnBetrag'],
    ...['zwischensummeVorRabatt', 'rabattProzent', 'rabattBetrag', 'rundungsOption', 'notizen'],
  ];
  const wire = Object.fromEntries(Object.entries(whole).filter(([key]) => named.includes(key)));
  expect(readBerechnung(wire, produkt)).toEqual({ ...whole, createdAt: '', updatedAt: '' });
});

test('reads our own answers unchanged, gaps stay gaps', () => {
  expect(readBerechnung(whole, produkt)).toEqual(whole);
  const offen = { ...whole, fehlend: ['Rohseife'], rohseifeKosten: null, preisProGramm: null };
  expect(readBerechnung(offen, produkt)).toEqual(offen);
});

test('deducts the tax that an answer names, where it does not say what remains', () => {
  const { bleibtProStueck: _, ...wire } = whole;
  expect(readBerechnung(wire, produkt).bleibtProStueck).toBe(2.25);
  expect(readBerechnung({ ...wire, steuersatz: 19 }, produkt).bleibtProStueck).toBe(1.71);
});

test.each([
  ['bare', (rows: object[]) => rows],
  ['in data', (rows: object[]) => ({ data: rows })],
])('reads products that are sent %s with only the fields of the shop’s list', (_how, answer) => {
  const minze = { _id: 'p', name: 'Minze', seife: 'pink', verpackung: 'viereck', gramm: 50 };
  const [row, lacking] = readAuswahl(answer([minze, { _id: 'q', name: 'Leer' }]));
  expect(row).toMatchObject({ _id: 'p', preis: null, aktiv: true, fehlend: [], vkPreisGerundet: null });
  expect(lacking?.fehlend).toEqual([
    'Rohseife: im Produkt nicht angegeben',
    'Verpackung: im Produkt nicht angegeben',
  ]);
  expect(readAuswahl({ data: null })).toEqual([]);
});

test('reads a price of 0 euros as none, in the list and in a calculation', () => {
  expect(readAuswahl([{ _id: 'p', preis: 0 }])[0]?.preis).toBeNull();
  const free = { ...whole, portfolioProdukt: { ...produkt, preis: 0 } };
  expect(readBerechnung(free, produkt).portfolioProdukt.preis).toBeNull();
});

test('shows no calculated price for a product with gaps', () => {
  const line = { _id: 'p', name: 'Minze', vkPreisGerundet: 3.5, isUnvollstaendig: true };
  expect(readAuswahl([line])[0]?.vkPreisGerundet).toBeNull();
  expect(readAuswahl([{ ...line, isUnvollstaendig: false }])[0]?.vkPreisGerundet).toBe(3.5);
});
