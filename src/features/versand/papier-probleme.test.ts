import { expect, test } from 'vitest';
import { adressProbleme, ladenProbleme } from './papier-probleme.ts';

const anschrift = {
  ...{ vorname: 'Erika', nachname: 'Beispiel', firma: '', strasse: 'Lindenallee', hausnummer: '12' },
  ...{ zusatz: '', plz: '04109', stadt: 'Leipzig' },
};
const problemeOf = (changes: Partial<typeof anschrift>, versandart: 'dhl' | 'abholung' = 'dhl') =>
  adressProbleme({
    _id: 'a',
    nummer: 'B-26-K7M4Q',
    gewicht: 800,
    versandart,
    anschrift: { ...anschrift, ...changes },
  });

test.each([
  [{}, []],
  [{ vorname: 'محمد' }, [/Auf Papier stünde „\[\?\]“ statt „\u2068محمد\u2069“/]],
  [{ strasse: 'DHL-Packstation 145', hausnummer: '' }, [/fehlt die Postnummer/]],
  [{ strasse: 'DHL-Packstation 145', hausnummer: '', zusatz: 'Postnr. 12345678' }, []],
  [{ zusatz: 'Packstation 145' }, [/Packstation gehört in die Straße/]],
  [{ strasse: 'Postfach', hausnummer: '1234' }, [/Postfach/]],
  [{ nachname: '王', zusatz: 'Packstation 145' }, [/Packstation/, /王/]],
])('of a parcel to %j is said before its papers are printed: %j', (changes, expected) => {
  expect(problemeOf(changes)).toEqual(expected.map((text) => expect.stringMatching(text)));
});

test('of who fetches the goods only what stands on the packing slip is said', () => {
  const postfach = { strasse: 'Postfach', hausnummer: '1234' };
  expect(problemeOf(postfach, 'abholung')).toEqual([]);
  expect(problemeOf({ nachname: '王' }, 'abholung')).toHaveLength(1);
});

test('of the workshop and its goods is said what their papers cannot show', () => {
  const absender = {
    name: 'Seifenhof 🌿',
    inhaberin: 'Ada Müller',
    strasse: 'Hofweg',
    hausnummer: '3',
    plz: '04109',
    stadt: 'Leipzig',
  };
  const posten = [
    {
      ...{ nr: 1, produktId: 'p', name: 'Rose ✿', menge: 1, imLager: 1, gedeckt: 1 },
      merkmale: [{ label: 'Seife', text: 'Zia 石' }],
    },
  ];
  expect(ladenProbleme({ absender: { ...absender, name: 'Seifenhof' }, auftraege: [] })).toEqual([]);
  expect(ladenProbleme({ absender, auftraege: [{ posten }] })).toEqual([
    expect.stringMatching(/🌿.*Einstellungen/u),
    expect.stringMatching(/✿.*石.*Produkte/u),
  ]);
});
