import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seife } from '#features/portfolio/produkttypen/seife.ts';
import { rezeptOf } from '#features/portfolio/rezept.ts';
import { einheitspreisOf } from '#features/rohstoffe/einheitspreis.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { benannteTeile, kostenPostenOf } from './posten-of.ts';

const lavendel = { seife: 'Shea', aroma: 'Lavendel', seifenform: 'rund', verpackung: 'viereck' };
/** A soap whose parts are linked to raw materials that have their kind as id. */
const produktOf = ({ gramm = 100 }) => {
  const teile = seife.rezept({ ...lavendel, gramm });
  return {
    rezept: rezeptOf(
      teile,
      teile.map((teil) => ({ ...teil, rohstoffId: teil.typ })),
    ),
  };
};

type Vorgesehen = 'rohseife' | 'duftoel' | 'verpackung';

/** The price per unit for a kind, derived like on the server. */
function rohstoff(typ: Vorgesehen, preis: number) {
  const { kind, basis } = {
    rohseife: { kind: rohstoffKinds.rohseife, basis: { gesamtInGramm: 1000, ekPreis: preis } },
    duftoel: { kind: rohstoffKinds.duftoel, basis: { gesamtInMl: 15, ekPreis: preis, tropfenProMl: 20 } },
    verpackung: { kind: rohstoffKinds.verpackung, basis: { menge: 3, kostenInEuro: preis } },
  }[typ];
  const abgeleitet = kind.derive(kind.basis.parse(basis) as never);
  return { bezeichnung: `${typ} im Regal`, preisProEinheit: einheitspreisOf(kind, abgeleitet as never) };
}

test('a raw material without a purchase price is a gap like a missing one, and keeps its name', () => {
  const rohstoffe = new Map([
    ['rohseife', rohstoff('rohseife', 0)],
    ['verpackung', rohstoff('verpackung', 3)],
  ]);
  const { posten, fehlend } = kostenPostenOf(produktOf({}), rohstoffe);
  expect(fehlend).toEqual([
    'Rohseife „rohseife im Regal“ hat noch keinen Einkaufspreis',
    'Duftöl „Lavendel“ gibt es nicht in den Rohstoffen',
  ]);
  expect(benannteTeile(posten)).toMatchObject({
    ...{ preisProGramm: null, kostenProTropfen: null, kostenProStueck: 1 },
    rohseifeName: 'rohseife im Regal',
    duftoelName: 'Lavendel',
    verpackungName: 'verpackung im Regal',
  });
});

test('a cost of 0 never counts as complete, whatever the purchase price and amount', () => {
  const preis = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 100, noNaN: true }).map(round6));
  const one = fc.option(preis, { nil: undefined });
  fc.assert(
    fc.property(one, one, one, fc.integer({ min: 25, max: 500 }), (rohseife, duftoel, verpackung, gramm) => {
      const preise = { rohseife, duftoel, verpackung };
      const rohstoffe = new Map(
        Object.entries(preise).flatMap(([typ, preis]) =>
          preis === undefined ? [] : [[typ, rohstoff(typ as Vorgesehen, preis)] as const],
        ),
      );
      const { posten, fehlend } = kostenPostenOf(produktOf({ gramm }), rohstoffe);
      const { rohseifeKosten, duftoelKosten, verpackungKosten } = benannteTeile(posten);
      const kosten = [rohseifeKosten, duftoelKosten, verpackungKosten];
      expect(kosten).not.toContain(0);
      expect(fehlend).toHaveLength(kosten.filter((betrag) => betrag === null).length);
    }),
  );
});

function round6(euro: number): number {
  return Number(euro.toFixed(6));
}
