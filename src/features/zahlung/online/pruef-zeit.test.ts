import { expect, test } from 'vitest';
import { naechstePruefung } from './pruef-zeit.ts';

const versuch = { createdAt: '2026-12-01T10:00:00.000Z', laeuftBis: '2026-12-01T11:00:00.000Z' };

test.each([
  ['just begun', '10:00:00', '10:02:00'],
  ['asked at its first time', '10:02:00', '10:10:00'],
  ['asked a little late', '10:11:30', '10:30:00'],
  ['asked half an hour later', '10:30:00', '11:00:05'],
  ['not ended by its time', '11:00:05', '12:00:05'],
  ['of a shop that was off for hours', '20:00:00', '21:00:00'],
])('an attempt that is open, %s, is asked about next as the plan says', (_title, jetzt, naechste) => {
  const at = (zeit: string) => new Date(`2026-12-01T${zeit}.000Z`);
  expect(naechstePruefung(versuch, at(jetzt))).toBe(at(naechste).toISOString());
});
