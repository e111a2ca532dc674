import { expect, test } from 'vitest';
import { betroffeneProdukteText } from './betroffene-text.ts';

test.each([
  [[1.2], 'Ein Produkt kostet jetzt etwas anderes'],
  [[1.2, 3], '2 Produkte kosten jetzt etwas anderes'],
  [[null], 'Ein Produkt ist jetzt unvollständig'],
  [[null, null], '2 Produkte sind jetzt unvollständig'],
  [[1.2, null], 'Ein Produkt kostet jetzt etwas anderes, eines ist unvollständig'],
  [[1, 2, null, null], '2 Produkte kosten jetzt etwas anderes, 2 sind unvollständig'],
])('new costs of %j: %s', (kosten, text) => {
  expect(betroffeneProdukteText(kosten.map((neueKosten) => ({ neueKosten })))).toBe(text);
});
