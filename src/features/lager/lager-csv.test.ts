import { expect, test } from 'vitest';
import { mapGruppen } from './artikel.ts';
import type { LagerArtikel } from './contract.ts';
import { bestandCsv, historieCsvKopf, historieCsvLines } from './lager-csv.ts';

const sheabutter: LagerArtikel = {
  _id: 'b',
  name: 'Sheabutter',
  typ: 'rohseife',
  artikelId: 'r',
  menge: 1500,
  einheit: 'g',
  mindestbestand: 2000,
  unterMindestbestand: true,
  letzteAenderung: { datum: '2026-11-21T13:03:00.000Z', grund: 'Einkauf' },
  letzteNr: 1,
};
const boese: LagerArtikel = {
  ...sheabutter,
  name: '=1+1',
  typ: 'produkt',
  einheit: 'Stück',
  letzteAenderung: undefined,
};

test('exports the whole stock with one line per article, in the order of the tabs', () => {
  const bestand = { ...mapGruppen(() => []), rohseifen: [sheabutter], produkte: [boese] };
  expect(bestandCsv(bestand).split('\r\n')).toEqual([
    '\uFEFF"Gruppe";"Artikel";"Bestand";"Einheit";"Mindestbestand";"Unter Mindestbestand";"Letzte Änderung";"Grund"',
    '"Rohseifen";"Sheabutter";1500;"g";2000;"ja";"21.11.2026 14:03";"Einkauf"',
    `"Fertigprodukte";"'=1+1";1500;"Stück";2000;"ja";"";""`,
    '',
  ]);
});

test('exports what is sold and free of a shop that sells, of raw materials only what is there', () => {
  const seife = { ...boese, name: 'Salbei', menge: 2, reserviert: 5, frei: -3 };
  const bestand = { ...mapGruppen(() => []), rohseifen: [sheabutter], produkte: [seife] };
  expect(bestandCsv(bestand, { isVerkauf: true }).split('\r\n').slice(0, 3)).toEqual([
    '\uFEFF"Gruppe";"Artikel";"Auf dem Regal";"Reserviert";"Frei";"Einheit";"Mindestbestand";"Unter Mindestbestand";"Letzte Änderung";"Grund"',
    '"Rohseifen";"Sheabutter";1500;"";1500;"g";2000;"ja";"21.11.2026 14:03";"Einkauf"',
    '"Fertigprodukte";"Salbei";2;5;-3;"Stück";2000;"ja";"";""',
  ]);
});

test('exports a movement as one line with its signed amount as a number', () => {
  const bewegung = {
    _id: 'x',
    nr: 7,
    createdAt: '2026-07-01T08:00:00.000Z',
    typ: 'ausgang',
    menge: -300,
    einheit: 'g',
    bestandVorher: 1800,
    bestandNachher: 1500,
    grund: 'Produktion: 3 × Lavendeltraum',
    notizen: '-20 Grad; "kalt"',
    von: 'Maria Lindner',
  } as const;
  expect(historieCsvKopf).toMatch(/^\uFEFF"Nr\.";"Datum";.*\r\n$/);
  expect(historieCsvLines([bewegung])).toBe(
    '7;"01.07.2026 10:00";"Ausgang";-300;"g";1800;1500;"Produktion: 3 × Lavendeltraum";' +
      `"'-20 Grad; ""kalt""";"Maria Lindner"\r\n`,
  );
});
