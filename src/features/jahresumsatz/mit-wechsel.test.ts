import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leereSteuer, steuerAngaben, steuermodusAm } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { mitWechsel } from './mit-wechsel.ts';

const klein = (ab: string) => ({ ab, modus: 'kleinunternehmer' as const });
const regel = (ab: string) => ({ ab, modus: 'regelbesteuerung' as const });
const heute = '2026-11-23';

test('VAT is charged from the day on, whatever was planned until today; later plans stay', () => {
  const modi = [klein('2025-01-01'), klein('2026-11-22'), regel('2027-01-01'), klein('2028-01-01')];
  expect(mitWechsel(modi, { ab: '2026-11-21', heute })).toEqual([
    klein('2025-01-01'),
    regel('2026-11-21'),
    regel('2027-01-01'),
    klein('2028-01-01'),
  ]);
});

test('a planned return to § 19 goes until the end of the next year: its last year is above the limit', () => {
  const modi = [klein('2025-01-01'), klein('2026-12-01'), klein('2027-01-01'), klein('2027-12-31')];
  expect(mitWechsel(modi, { ab: heute, heute })).toEqual([klein('2025-01-01'), regel(heute)]);
});

test('the days before stay untaxed when § 19 was entered late', () => {
  for (const erster of ['2026-11-18', heute]) {
    const neue = mitWechsel([klein(erster)], { ab: '2026-11-15', heute });
    expect(neue).toEqual([klein('2026-11-14'), regel('2026-11-15')]);
    expect(steuermodusAm(neue, '2026-01-01')).toBe('kleinunternehmer');
  }
});

test('a full list of changes loses its oldest, but neither its first nor the change itself', () => {
  const tage = Array.from({ length: 20 }, (_, i) => String(i + 1).padStart(2, '0'));
  for (const [modi, bleibt] of [
    [tage.map((tag) => klein(`2025-01-${tag}`)), 'kleinunternehmer'],
    [tage.map((tag) => regel(`2027-01-${tag}`)), 'regelbesteuerung'],
    [[klein('2025-01-01'), ...tage.slice(1).map((tag) => regel(`2027-01-${tag}`))], 'kleinunternehmer'],
  ] as const) {
    const neue = mitWechsel([...modi], { ab: heute, heute });
    expect(steuerAngaben.safeParse({ ...leereSteuer, modi: neue }).success).toBe(true);
    expect(steuermodusAm(neue, heute)).toBe('regelbesteuerung');
    expect(steuermodusAm(neue, '2024-12-31')).toBe(bleibt);
  }
});

test('of any changes: days before are as they were, later ones are taxed until the end of the next year', () => {
  const tag = fc
    .integer({ min: Date.parse('2025-01-01'), max: Date.parse('2028-12-31') })
    .map((at) => new Date(at).toISOString().slice(0, 10));
  const eintrag = fc.record({
    ab: tag,
    modus: fc.constantFrom('kleinunternehmer' as const, 'regelbesteuerung' as const),
  });
  const liste = fc
    .uniqueArray(eintrag, { minLength: 1, maxLength: 18, selector: ({ ab }) => ab })
    .map((modi) => modi.toSorted((a, b) => (a.ab < b.ab ? -1 : 1)));
  const ab = fc.constantFrom('2026-01-01', '2026-11-15', heute);
  fc.assert(
    fc.property(liste, ab, tag, (modi, ab, tag) => {
      const neue = mitWechsel(modi, { ab, heute });
      expect(steuerAngaben.shape.modi.parse(neue)).toEqual(neue);
      if (tag < ab) expect(steuermodusAm(neue, tag)).toBe(steuermodusAm(modi, tag));
      else if (tag <= '2027-12-31') expect(steuermodusAm(neue, tag)).toBe('regelbesteuerung');
    }),
  );
});
