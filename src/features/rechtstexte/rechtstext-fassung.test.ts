import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abgeloestAm,
  type Fassung,
  fassungAm,
  geplanteFassung,
  geprueftAmProblem,
  gueltigAbProblem,
  gueltigBis,
  wirdGueltig,
  zustandAm,
} from './rechtstext-fassung.ts';

const fassung = (nr: number, seit: string, gueltigAb = seit): Fassung => ({ nr, seit, gueltigAb });
const erste = fassung(1, '2025-10-01');

describe('the version of a day', () => {
  test('changes on the day from which the next one is valid', () => {
    const fassungen = [erste, fassung(2, '2026-11-23', '2026-12-01')];
    expect(fassungAm(fassungen, '2026-11-30')?.nr).toBe(1);
    expect(fassungAm(fassungen, '2026-12-01')?.nr).toBe(2);
    expect(geplanteFassung(fassungen, '2026-11-30')?.nr).toBe(2);
    expect(geplanteFassung(fassungen, '2026-12-01')).toBeUndefined();
    expect(gueltigBis(fassungen, erste)).toBe('2026-11-30');
    expect(zustandAm(fassungen, erste, '2026-12-01')).toBe('frueher');
  });

  test('a planned version is replaced by one that is published later and begins no later', () => {
    const geplant = fassung(2, '2026-11-23', '2026-12-01');
    for (const gueltigAb of ['2026-11-24', '2026-12-01']) {
      const fassungen = [erste, geplant, fassung(3, '2026-11-24', gueltigAb)];
      expect(wirdGueltig(fassungen, geplant)).toBe(false);
      expect(zustandAm(fassungen, geplant, '2027-01-01')).toBe('ersetzt');
      expect(fassungAm(fassungen, '2026-12-01')?.nr).toBe(3);
    }
  });

  test('a version that was valid for some hours stays one that was valid', () => {
    const fassungen = [erste, fassung(2, '2026-11-23'), fassung(3, '2026-11-23')];
    expect(fassungen.map((one) => wirdGueltig(fassungen, one))).toEqual([true, true, true]);
    expect(gueltigBis(fassungen, fassungen[1] as Fassung)).toBe('2026-11-23');
  });

  test('is exactly one on every day, and follows the days of the versions that were valid', () => {
    const day = fc.integer({ min: 0, max: 27 }).map((n) => `2026-11-${String(n + 1).padStart(2, '0')}`);
    const days = fc
      .array(fc.tuple(day, day), { maxLength: 6 })
      .map((pairs) =>
        pairs
          .map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)))
          .toSorted(([a], [b]) => a.localeCompare(b)),
      );
    fc.assert(
      fc.property(days, day, (pairs, tag) => {
        const fassungen = [erste, ...pairs.map(([seit, ab], i) => fassung(i + 2, seit, ab))];
        const valid = fassungen.filter((one) => {
          const end = abgeloestAm(fassungen, one);
          return one.gueltigAb <= tag && (end === undefined || tag < end);
        });
        expect(valid).toEqual([fassungAm(fassungen, tag)]);
        expect(wirdGueltig(fassungen, valid[0] as Fassung)).toBe(true);
      }),
    );
  });
});

test.each([
  ['2026-11-22', /heute oder einen späteren/],
  ['2026-11-23', undefined],
  ['2028-11-23', undefined],
  ['2028-11-24', /nächsten 2 Jahren/],
])('a version valid from %s is %s', (gueltigAb, problem) => {
  const found = gueltigAbProblem(gueltigAb, '2026-11-23');
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

test.each([
  ['2019-12-31', /ab dem 01\.01\.2020/],
  ['2020-01-01', undefined],
  ['2026-11-23', undefined],
  ['2026-11-24', /nicht in der Zukunft/],
])('a check on %s is %s', (geprueftAm, problem) => {
  const found = geprueftAmProblem(geprueftAm, '2026-11-23');
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});
