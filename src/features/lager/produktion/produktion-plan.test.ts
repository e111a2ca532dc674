import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Posten, planProduktion } from './produktion-plan.ts';

const seife: Posten = {
  typ: 'rohseife',
  artikelId: 's',
  name: 'Sheabutter',
  einheit: 'g',
  mengeProStueck: 100,
  vorrat: 2350,
};
const oel: Posten = {
  typ: 'duftoil',
  artikelId: 'd',
  name: 'Lavendel',
  einheit: 'tropfen',
  mengeProStueck: 2,
  vorrat: 46,
};
const karton: Posten = {
  typ: 'verpackung',
  artikelId: 'v',
  name: 'viereck',
  einheit: 'Stück',
  mengeProStueck: 1,
  vorrat: 24,
};
const posten = [seife, oel, karton];
const rezept = { posten, fehlend: [] };

describe('planProduktion (R13)', () => {
  test('returns the amounts needed and remaining, the possible number of pieces and the limiting raw material', () => {
    const plan = planProduktion(rezept, 3);
    expect(plan.bedarf.map(({ benoetigt, verbleibend }) => [benoetigt, verbleibend])).toEqual([
      [300, 2050],
      [6, 40],
      [3, 21],
    ]);
    expect(plan).toMatchObject({ machbar: 23, engpass: 'Lavendel', fehler: [] });
  });

  test('names every short raw material', () => {
    expect(planProduktion(rezept, 25).fehler).toEqual([
      'Sheabutter: 2.500\u00a0g benötigt, 2.350\u00a0g vorhanden',
      'Lavendel: 50\u00a0Tropfen benötigt, 46\u00a0Tropfen vorhanden',
      'viereck: 25\u00a0Stück benötigt, 24\u00a0Stück vorhanden',
    ]);
  });

  test('uses the last gram, but not one more', () => {
    const genau = { posten: [{ ...seife, vorrat: 300 }], fehlend: [] };
    expect(planProduktion(genau, 3)).toMatchObject({ fehler: [], machbar: 3 });
    expect(planProduktion(genau, 4).fehler).toHaveLength(1);
  });

  test('produces nothing while the recipe has a gap, and names it first (R10)', () => {
    const plan = planProduktion({ posten: [{ ...seife, vorrat: 0 }], fehlend: ['Kein Duftöl „Zimt“'] }, 1);
    expect(plan.machbar).toBe(0);
    expect(plan.engpass).toBeUndefined();
    expect(plan.fehler).toEqual([
      'Kein Duftöl „Zimt“',
      'Sheabutter: 100\u00a0g benötigt, 0\u00a0g vorhanden',
    ]);
  });

  test('leaves out raw materials with an amount of 0: a piece below 25 g needs no drop', () => {
    const leicht = { posten: [seife, { ...oel, mengeProStueck: 0, vorrat: 0 }], fehlend: [] };
    expect(planProduktion(leicht, 1)).toMatchObject({ machbar: 23, engpass: 'Sheabutter', fehler: [] });
    expect(planProduktion(leicht, 1).bedarf).toHaveLength(1);
  });

  test('machbar pieces can be produced, one more cannot', () => {
    const menge = fc.integer({ min: 1, max: 10_000 });
    const einer = fc
      .record({ mengeProStueck: menge, vorrat: fc.nat(1_000_000) })
      .map((p) => ({ ...seife, ...p }));
    fc.assert(
      fc.property(fc.array(einer, { minLength: 1, maxLength: 3 }), (some) => {
        const { machbar } = planProduktion({ posten: some, fehlend: [] }, 1);
        expect(planProduktion({ posten: some, fehlend: [] }, machbar).fehler).toEqual([]);
        expect(planProduktion({ posten: some, fehlend: [] }, machbar + 1).fehler).not.toEqual([]);
      }),
    );
  });
});
