import { expect, test } from 'vitest';
import { changeProduktBody } from '../produkt-body.ts';
import { artikelnummerVorschlag } from './artikelnummer-vorschlag.ts';

test.each([
  ['Lavendeltraum', '100', [], 'LAVENDELTRAUM-100'],
  ['Jasminblüte & Größe', ' 90 ', [], 'JASMINBLUETE-GROESSE-90'],
  ['Crème (neu)', '', [], 'CREME-NEU'],
  ['Honig', 'viel', [], 'HONIG'],
  ['Honig', '100', ['HONIG-100', 'HONIG-100-2'], 'HONIG-100-3'],
  ['x'.repeat(100), '10000', [], `${'X'.repeat(24)}-10000`],
  ['  ', '100', [], undefined],
  ['!?', '100', [], undefined],
])('%j with %j grams beside %j is proposed %j', (name, gramm, vergeben, nummer) => {
  expect(artikelnummerVorschlag({ name, gramm }, vergeben)).toBe(nummer);
  if (nummer) expect(changeProduktBody.parse({ artikelnummer: nummer }).artikelnummer).toBe(nummer);
});
