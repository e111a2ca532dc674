import { expect, test } from 'vitest';
import { ladenOf } from '#features/einstellung/laden/laden.ts';
import { vollstaendig } from '#test/einstellung/bereit-fakten.ts';
import { parseProdukt } from '../read-produkt.ts';
import { sicherheitOf } from './produktsicherheit.ts';

const laden = ladenOf(vollstaendig, vollstaendig.tag);
const seife = { _id: '1', name: 'Lavendeltraum', seife: 'Sheabutter', aroma: 'Lavendel', gramm: 100 };
const angaben = (produkt: object, anders: Partial<typeof laden> = {}) =>
  sicherheitOf(parseProdukt({ ...seife, ...produkt }) ?? expect.fail(), { ...laden, ...anders });

const hersteller = 'Seifenhof, Ada Lovelace\nHofweg 3\n04103 Leipzig\nDeutschland\nhallo@seifenhof.de';
const titel = 'Lavendeltraum: Lavendelseife mit Sheabutter, 100 g';

test('maker, product, number and warnings are named, each with what is known', () => {
  const beschreibung = { warnhinweise: ' Nicht in die Augen bringen.\nNicht essen. ' };
  expect(angaben({ artikelnummer: 'LT-100', beschreibung })).toEqual([
    ['Hersteller', hersteller],
    ['Produkt', `${titel}\nArtikelnummer: LT-100`],
    ['Warnhinweise', 'Nicht in die Augen bringen.\nNicht essen.'],
  ]);
});

test('nothing is invented: without warnings there is no word about them', () => {
  for (const beschreibung of [undefined, {}, { warnhinweise: '  ' }, { warnhinweise: 5 }])
    expect(angaben({ artikelnummer: null, beschreibung })).toEqual([
      ['Hersteller', hersteller],
      ['Produkt', titel],
    ]);
});

test('another responsible person is named for a cosmetic product only', () => {
  const verantwortlich = 'Dr. Grace Hopper, Weg 1, 04103 Leipzig';
  expect(angaben({}, { verantwortlich })).toContainEqual(['Verantwortliche Person', verantwortlich]);
  expect(angaben({ typ: 'kette' }, { verantwortlich }).map(([name]) => name)).toEqual([
    'Hersteller',
    'Produkt',
  ]);
});

test('a shop that is known in part only leaves no empty lines', () => {
  const adresse = { strasse: '', hausnummer: '', plz: '', stadt: 'Leipzig', land: '' };
  expect(angaben({}, { inhaberin: '', email: '', adresse })[0]).toEqual(['Hersteller', 'Seifenhof\nLeipzig']);
});
