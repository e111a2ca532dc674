import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RezeptTyp, rezeptOf } from '#features/portfolio/rezept.ts';
import { einheitspreisOf } from '#features/rohstoffe/einheitspreis.ts';
import { type RohstoffTyp, rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { calculate } from '../berechnung.ts';
import { parameterDefaults } from '../parameter.ts';
import { materialOf } from './material-of.ts';

const ids = { rohseifeId: 'rohseife', duftoelId: 'duftoel', verpackungId: 'verpackung' };
const lavendel = { seife: 'Shea', aroma: 'Lavendel', verpackung: 'viereck', ...ids };
const produktOf = (produkt: Partial<typeof lavendel & { gramm: number }>) => {
  const { gramm = 100, ...felder } = { ...lavendel, ...produkt };
  const rezept = rezeptOf({ ...felder, gramm });
  return { gramm, rezept } as unknown as Parameters<typeof materialOf>[0];
};

/** What a purchase price makes of a kind, in the way of the server. */
function rohstoff(typ: RohstoffTyp, preis: number) {
  const { kind, basis } = {
    rohseife: { kind: rohstoffKinds.rohseife, basis: { gesamtInGramm: 1000, ekPreis: preis } },
    duftoel: { kind: rohstoffKinds.duftoel, basis: { gesamtInMl: 15, ekPreis: preis, tropfenProMl: 20 } },
    verpackung: { kind: rohstoffKinds.verpackung, basis: { menge: 3, kostenInEuro: preis } },
  }[typ];
  const abgeleitet = kind.derive(kind.basis.parse(basis) as never);
  return { bezeichnung: `${typ} im Regal`, preisProEinheit: einheitspreisOf(kind, abgeleitet as never) };
}

test('a raw material without a purchase price is a gap like one that is missing, and keeps its name', () => {
  const rohstoffe = new Map([
    ['rohseife', rohstoff('rohseife', 0)],
    ['verpackung', rohstoff('verpackung', 3)],
  ]);
  const { material, names, fehlend } = materialOf(produktOf({}), rohstoffe);
  expect(fehlend).toEqual([
    'Rohseife „rohseife im Regal“ hat noch keinen Einkaufspreis',
    'Duftöl „Lavendel“ gibt es nicht in den Rohstoffen',
  ]);
  expect(material).toMatchObject({ preisProGramm: null, kostenProTropfen: null, kostenProStueck: 1 });
  expect(names).toEqual({
    rohseifeName: 'rohseife im Regal',
    duftoelName: 'Lavendel',
    verpackungName: 'verpackung im Regal',
  });
});

test('no cost of 0 ever counts as complete, whatever was paid for what', () => {
  const preis = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 100, noNaN: true }).map(round6));
  const one = fc.option(preis, { nil: undefined });
  fc.assert(
    fc.property(one, one, one, fc.integer({ min: 25, max: 500 }), (rohseife, duftoel, verpackung, gramm) => {
      const preise = { rohseife, duftoel, verpackung };
      const rohstoffe = new Map(
        Object.entries(preise).flatMap(([typ, preis]) =>
          preis === undefined ? [] : [[typ, rohstoff(typ as RezeptTyp, preis)] as const],
        ),
      );
      const { material, fehlend } = materialOf(produktOf({ gramm }), rohstoffe);
      const { rohseifeKosten, duftoelKosten, verpackungKosten } = calculate(material, parameterDefaults);
      const kosten = [rohseifeKosten, duftoelKosten, verpackungKosten];
      expect(kosten).not.toContain(0);
      expect(fehlend).toHaveLength(kosten.filter((betrag) => betrag === null).length);
    }),
  );
});

function round6(euro: number): number {
  return Number(euro.toFixed(6));
}
