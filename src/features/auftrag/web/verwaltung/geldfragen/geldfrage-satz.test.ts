import { expect, test } from 'vitest';
import type { GeldfrageArt } from '../../../geldfragen/geldfrage-art.ts';
import { geldfrageSatz } from './geldfrage-satz.ts';

const neutral = 'Bitte sehen Sie sich das Geld dieser Bestellung an.';

test.each<[GeldfrageArt | undefined, number, string]>([
  ['zuViel', 31.49, '31,49 € sind zu viel bezahlt.'],
  ['gekuerzt', 4.2, 'Die Bestellung kostet jetzt weniger, 4,20 € sind zurückzuzahlen.'],
  ['storniert', 20.7, 'Storniert, 20,70 € sind zurückzuzahlen.'],
  ['widerrufen', 20.7, 'Widerrufen, 20,70 € sind zurückzuzahlen.'],
  ['gescheitert', 20.7, 'Eine Rückzahlung hat nicht geklappt, 20,70 € sind zurückzuzahlen.'],
  ['ueberweisen', 20.7, '20,70 € sind zu überweisen.'],
  ['zuWenig', 3.2, '3,20 € fehlen noch, die Erinnerung ist vorbei.'],
  ['anrufen', 20.7, '20,70 € fehlen noch. Bitte anrufen.'],
  ['unbezahltFort', 20.7, 'Die Ware ist schon aus dem Haus, 20,70 € fehlen noch.'],
  [undefined, 20.7, neutral],
  ['zuViel', 0, neutral],
])('money of the kind %s, %s €, is said in a sentence', (art, betrag, satz) => {
  expect(geldfrageSatz({ art, betrag }).replaceAll('\u00a0', ' ')).toBe(satz);
});
