import { expect, test } from 'vitest';
import { nachrichtArtNamen } from './nachricht.ts';
import { fristen, grenzeOf } from './post-frist.ts';

test('each kind has exactly one time', () => {
  const arten = Object.values(fristen).flatMap(({ arten }) => arten);
  expect(arten.toSorted()).toEqual(nachrichtArtNamen.toSorted());
});

test('the end of § 19 UStG is kept like a letter', () => {
  expect(fristen.briefe.arten).toContain('steuerwechsel');
});

test('days count from the message, the years of a letter from the end of its year', () => {
  const now = new Date('2033-01-01T00:00:00.000Z');
  expect(grenzeOf(fristen.kontakt, now)).toBe('2032-01-02T00:00:00.000Z');
  expect(grenzeOf(fristen.briefe, now)).toBe('2026-12-31T23:00:00.000Z');
  expect(grenzeOf(fristen.briefe, new Date('2032-12-31T23:30:00.000Z'))).toBe('2025-12-31T23:00:00.000Z');
});
