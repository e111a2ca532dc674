import { expect, test } from 'vitest';
import { lueckenText, produktLueckenOf } from './produkt-luecken.ts';

const fertig = { preis: 7.9, bilder: { hauptbild: '/api/uploads/a.webp', galerie: [] }, fehlend: [] };
const worteOf = (produkt: Parameters<typeof produktLueckenOf>[0]) =>
  produktLueckenOf(produkt).map(({ wort }) => wort);

test.each([
  ['nothing', fertig, []],
  ['a picture', { ...fertig, bilder: { galerie: [] } }, ['Bild fehlt']],
  ['no picture with one in the gallery', { ...fertig, bilder: { galerie: ['b'] } }, []],
  ['a price', { ...fertig, preis: undefined }, ['Preis fehlt']],
  ['a price above 0', { ...fertig, preis: 0 }, ['Preis fehlt']],
  ['a part of its recipe', { ...fertig, fehlend: ['Rohseife „pink“ fehlt'] }, ['Rezept unvollständig']],
])('reports that a product lacks %s', (_, produkt, worte) => {
  expect(worteOf(produkt)).toEqual(worte);
});

test('names what is missing and where to add it, and has no message for a complete product', () => {
  expect(lueckenText(fertig)).toBeUndefined();
  const neu = { bilder: { galerie: [] }, fehlend: ['Duftöl „Rose“ gibt es nicht in den Rohstoffen'] };
  expect(lueckenText(neu)?.split('\n')).toEqual([
    'Es fehlt noch:',
    'ein Bild (auf der Karte hochladen)',
    'ein Preis („Bearbeiten“, ganz oben)',
    'Duftöl „Rose“ gibt es nicht in den Rohstoffen (unter „Rohstoffe“ ergänzen)',
  ]);
});
