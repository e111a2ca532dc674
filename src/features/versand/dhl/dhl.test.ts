import { describe, expect, test } from 'vitest';
import { dhlCsv } from './dhl-csv.ts';
import { dhlAdressProbleme, dhlLaengen, dhlPaketProblem, isDhlFertig } from './dhl-probleme.ts';
import { dhlProduktFuer } from './dhl-produkte.ts';
import { type DhlZeile, dhlAbsenderOf, dhlFelder, dhlZeileOf } from './dhl-zeile.ts';

const anschrift = {
  ...{ vorname: 'Erika', nachname: 'Beispiel', firma: '', strasse: 'Lindenallee', hausnummer: '12' },
  ...{ zusatz: '', plz: '04109', stadt: 'Leipzig' },
};
const zeileOf = (changes: Partial<typeof anschrift> = {}, gewicht = 800): DhlZeile =>
  dhlZeileOf({ _id: 'a', nummer: 'B-26-K7M4Q', gewicht, anschrift: { ...anschrift, ...changes } });
const problemeOf = (changes: Partial<typeof anschrift>) => dhlAdressProbleme(zeileOf(changes).empfaenger);

describe('a parcel of DHL', () => {
  test.each([
    [1, 'PAK02.DEU'],
    [2000, 'PAK02.DEU'],
    [2001, 'PAK05.DEU'],
    [5001, 'PAK10.DEU'],
    [10_001, 'PAK31.DEU'],
    [31_501, 'PAK31.DEU'],
  ])('of %i g is a %s', (gramm, produkt) => {
    expect(dhlProduktFuer(gramm)).toBe(produkt);
  });

  test('that is too heavy is said, for its product and for DHL', () => {
    expect(dhlPaketProblem({ gewicht: 2500, produkt: 'PAECKS.DEU' })).toMatch(/2,5\skg.*Päckchen S/);
    expect(dhlPaketProblem({ gewicht: 2500, produkt: 'PAK05.DEU' })).toBeUndefined();
    expect(dhlPaketProblem({ gewicht: 31_501, produkt: 'PAK31.DEU' })).toMatch(/31,5\skg.*zwei Pakete/);
  });
});

describe('the row of an order', () => {
  test('has the company above the person, and the person above what finds the door', () => {
    expect(zeileOf({ zusatz: '2. OG' }).empfaenger).toMatchObject({
      name1: 'Erika Beispiel',
      name2: '2. OG',
    });
    expect(zeileOf({ firma: 'Beispiel GmbH', zusatz: '2. OG' }).empfaenger).toMatchObject({
      name1: 'Beispiel GmbH',
      name2: 'Erika Beispiel, 2. OG',
    });
  });

  test('has a long name on both lines while the second one is free', () => {
    const lang = {
      vorname: 'Käthe-Friederike Annemarie',
      nachname: 'von Hohenstein-Wolkenburg zu Schwarzenberg',
    };
    expect(zeileOf(lang).empfaenger).toMatchObject({ name1: lang.vorname, name2: lang.nachname });
    expect(problemeOf(lang)).toEqual({});
    expect(problemeOf({ ...lang, zusatz: '2. OG' }).name1?.text).toMatch(/Höchstens 50 Zeichen/);
  });

  test('of a Packstation needs the Postnummer', () => {
    const packstation = { strasse: 'Packstation', hausnummer: '145' };
    expect(problemeOf(packstation).name2?.text).toMatch(/Postnummer/);
    expect(problemeOf({ ...packstation, zusatz: '12345678' })).toEqual({});
    expect(zeileOf({ ...packstation, zusatz: '12345678' }).empfaenger).toMatchObject({
      ...{ name1: 'Erika Beispiel', name2: '12345678', strasse: 'Packstation', hausnummer: '145' },
    });
  });

  test.each([
    [{ vorname: 'Łucja' }, 'name1', 'Lucja Beispiel'],
    [{ vorname: '=HYPERLINK("x")' }, 'name1', 'HYPERLINK(’x’) Beispiel'],
    [{ stadt: '+ - @Ulm' }, 'stadt', 'Ulm'],
    [{ strasse: 'Hof; Tor "B"' }, 'strasse', 'Hof, Tor ’B’'],
    [{ hausnummer: '12, Hinterhaus' }, 'hausnummer', '12'],
    [{ nachname: 'Київ' }, 'name1', undefined],
    [{ firma: `${'Seifenmanufaktur '.repeat(4)}GmbH` }, 'name1', 'Seifenmanufaktur Seifenmanufaktur'],
  ] as const)('with %j says at %s what is near', (changes, feld, vorschlag) => {
    const problem = problemeOf(changes)[feld];
    expect(problem?.text).toBeTruthy();
    expect(problem?.vorschlag?.slice(0, vorschlag?.length)).toBe(vorschlag);
  });

  test('takes every proposal', () => {
    const wild = ['=A1', '@@x', 'Ś'.repeat(120), `${'w '.repeat(80)}`, 'a;b"c', '- - -x'];
    for (const wert of wild)
      for (const feld of dhlFelder.filter((one) => one !== 'plz')) {
        const { empfaenger } = zeileOf();
        const vorschlag = dhlAdressProbleme({ ...empfaenger, [feld]: wert })[feld]?.vorschlag;
        expect(vorschlag?.length).toBeLessThanOrEqual(dhlLaengen[feld]);
        expect(dhlAdressProbleme({ ...empfaenger, [feld]: vorschlag ?? '' })).toEqual({});
      }
  });
});

describe('the file for DHL', () => {
  const laden = { name: 'Seifenhof', inhaberin: 'Ada Müller', strasse: 'Hofweg', hausnummer: '3' };
  const absender = dhlAbsenderOf({ ...laden, plz: '04109', stadt: 'Leipzig' });
  const text = (zeilen: DhlZeile[]) => new TextDecoder('windows-1252').decode(dhlCsv(absender, zeilen));

  test('has its columns, Windows line ends, and the sender in the first row alone', () => {
    const zeilen = [zeileOf({ stadt: 'Köln' }), zeileOf({ zusatz: 'Hof' }, 6000)];
    expect(zeilen.every(isDhlFertig)).toBe(true);
    expect(text(zeilen)).toBe(
      [
        'SEND_NAME1;SEND_NAME2;SEND_STREET;SEND_HOUSENUMBER;SEND_PLZ;SEND_CITY;SEND_COUNTRY;RECV_NAME1;RECV_NAME2;RECV_STREET;RECV_HOUSENUMBER;RECV_PLZ;RECV_CITY;RECV_COUNTRY;PRODUCT;COUPON',
        'Seifenhof;Ada Müller;Hofweg;3;04109;Leipzig;DEU;Erika Beispiel;;Lindenallee;12;04109;Köln;DEU;PAK02.DEU;',
        ';;;;;;;Erika Beispiel;Hof;Lindenallee;12;04109;Leipzig;DEU;PAK10.DEU;',
        '',
      ].join('\r\n'),
    );
  });

  test('has an umlaut as one byte', () => {
    expect([...dhlCsv(absender, [])].filter((byte) => byte > 127)).toEqual([]);
    expect([...dhlCsv(absender, [zeileOf()])].filter((byte) => byte > 127)).toEqual([0xfc]);
  });

  test('has no more than 100 rows', () => {
    expect(() =>
      dhlCsv(
        absender,
        Array.from({ length: 101 }, () => zeileOf()),
      ),
    ).toThrow('100');
  });
});
