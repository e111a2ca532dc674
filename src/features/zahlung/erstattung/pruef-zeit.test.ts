import { expect, test } from 'vitest';
import { isJetztUeberfaellig, naechsteErstattungPruefung, nochmalErstattung } from './pruef-zeit.ts';

const createdAt = '2026-12-01T10:00:00.000Z';
const nach = (stunden: number) => new Date(Date.parse(createdAt) + stunden * 3_600_000);

test('the provider is asked after 1 and 6 hours, and daily for two weeks', () => {
  const zeiten: (number | undefined)[] = [];
  let now = nach(0);
  for (let i = 0; i < 18; i += 1) {
    const next = naechsteErstattungPruefung({ createdAt }, { now, isErledigt: true });
    if (next === null) break;
    now = new Date(next);
    zeiten.push((now.getTime() - Date.parse(createdAt)) / 3_600_000);
  }
  expect(zeiten).toEqual([1, 6, ...Array.from({ length: 14 }, (_, tag) => (tag + 1) * 24)]);
});

test('what is still under way after two weeks is asked about each week, what is done no more', () => {
  const now = nach(24 * 14);
  expect(naechsteErstattungPruefung({ createdAt }, { now, isErledigt: false })).toBe(
    nach(24 * 21).toISOString(),
  );
  expect(naechsteErstattungPruefung({ createdAt }, { now, isErledigt: true })).toBeNull();
});

test.each([
  [0.5, 0.5 + 5 / 60],
  [1, 2],
  [300, 301],
  [24 * 15, 24 * 16],
])('without an answer after %d hours it is asked again after %d', (stunden, dann) => {
  expect(nochmalErstattung({ createdAt }, nach(stunden))).toBe(nach(dann).toISOString());
});

test.each([
  [null, 24 * 14, true],
  [24 * 13, 24 * 14, true],
  [24 * 13, 24 * 13.9, false],
  [24 * 14, 24 * 21, false],
])('looked at after %s and %d hours: told now %s', (vorher, jetzt, erwartet) => {
  const geprueftAt = vorher === null ? null : nach(vorher).toISOString();
  expect(isJetztUeberfaellig({ createdAt, geprueftAt }, nach(jetzt))).toBe(erwartet);
});
