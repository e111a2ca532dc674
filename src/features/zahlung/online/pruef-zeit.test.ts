import { expect, test } from 'vitest';
import { isAufgeschoben, naechstePruefung, nochmalPruefung } from './pruef-zeit.ts';

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

test.each([
  ['for its next planned look', '10:04:00', '10:10:00', false],
  ['since its provider gave no answer', '10:04:00', '10:09:00', true],
  ['no longer, because that time has come', '10:09:00', '10:09:00', false],
  ['for the look after its end', '10:59:00', '11:00:05', false],
  ['for an hour after its end', '11:00:05', '12:00:05', false],
])('an attempt waits %s', (_title, jetzt, pruefen, expected) => {
  const at = (zeit: string) => new Date(`2026-12-01T${zeit}.000Z`);
  expect(isAufgeschoben({ ...versuch, pruefenAt: at(pruefen).toISOString() }, at(jetzt))).toBe(expected);
});

test('a provider that gave no answer is asked again five minutes later', () => {
  const now = new Date('2026-12-01T10:04:00.000Z');
  expect(nochmalPruefung(now)).toBe('2026-12-01T10:09:00.000Z');
  expect(isAufgeschoben({ ...versuch, pruefenAt: nochmalPruefung(now) }, now)).toBe(true);
  expect(isAufgeschoben({ ...versuch, pruefenAt: null }, now)).toBe(false);
});
