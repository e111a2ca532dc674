import { describe, expect, test } from 'vitest';
import type { Kasse } from './contract.ts';
import { unterschiedeOf } from './unterschiede.ts';
import type { WegWahl } from './weg-wahl.ts';

const wahl: WegWahl = { versandart: 'dhl', zahlart: 'vorkasse' };
const gewicht = (text: string) => [{ label: 'Gewicht', text }];
const posten = {
  ...{ produktId: 'l', name: 'Lavendeltraum', menge: 3, preis: 5.9, summe: 17.7 },
  merkmale: gewicht('100 g'),
};
const weg = {
  ...wahl,
  ...{ versand: 4.99, gesamt: 22.69, steuer: [], stand: 'a' },
  termin: { von: '2026-12-02', bis: '2026-12-04' },
};
const kasse: Kasse = { posten: [posten], zwischensumme: 17.7, moeglichkeiten: [weg], hindernisse: [] };

describe('what changed in the checkout', () => {
  test.each<[string, Partial<Kasse>, string[]]>([
    ['nothing', {}, []],
    ['another hash alone is nothing people can see', { moeglichkeiten: [{ ...weg, stand: 'b' }] }, []],
    [
      'a price',
      {
        posten: [{ ...posten, preis: 6.9, summe: 20.7 }],
        moeglichkeiten: [{ ...weg, gesamt: 25.69 }],
      },
      ['Lavendeltraum: jetzt 6,90 € statt 5,90 € je Stück.', 'Gesamt: jetzt 25,69 € statt 22,69 €.'],
    ],
    [
      'pieces, weight and a name',
      { posten: [{ ...posten, name: 'Lavendel', merkmale: gewicht('90 g'), menge: 2 }] },
      [
        'Lavendel (bisher Lavendeltraum): jetzt 2 statt 3 Stück.',
        'Lavendel (bisher Lavendeltraum): jetzt 90 g statt 100 g.',
      ],
    ],
    ['words that the page did not have yet', { posten: [{ ...posten, merkmale: [] }] }, []],
    [
      'goods that are gone and new ones',
      { posten: [{ ...posten, produktId: 'r', name: 'Rose', menge: 1 }] },
      ['Lavendeltraum ist nicht mehr dabei.', 'Rose ist dazugekommen: 1 Stück.'],
    ],
    [
      'postage and days',
      { moeglichkeiten: [{ ...weg, versand: 5.49, termin: { von: '2026-12-03', bis: '2026-12-05' } }] },
      ['Versand: jetzt 5,49 € statt 4,99 €.', 'Lieferung: jetzt Do 3. – Sa 5. Dez. statt Mi 2. – Fr 4. Dez.'],
    ],
    [
      'a way that is gone',
      { moeglichkeiten: [] },
      ['So können wir gerade nicht liefern oder abrechnen. Bitte wählen Sie neu.'],
    ],
  ])('%s', (_, changed, expected) => {
    const found = unterschiedeOf(kasse, { ...kasse, ...changed }, wahl);
    expect(found.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(expected);
  });
});
