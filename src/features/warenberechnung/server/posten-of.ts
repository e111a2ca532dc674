import { describeFehlend } from '#features/portfolio/rezept.ts';
import type { ProduktRezept } from '#features/portfolio/server/index.ts';
import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import type { RohstoffKurz } from '#features/rohstoffe/server/index.ts';
import { kostenOf } from '../berechnung.ts';
import type { RohstoffPosten } from '../contract.ts';

export type Rohstoffe = Map<string, Pick<RohstoffKurz, 'bezeichnung' | 'preisProEinheit'>>;

/** The raw materials of a product at current purchase prices, and the texts for its gaps. */
export type ProduktPosten = { posten: RohstoffPosten[]; fehlend: string[] };

export function kostenPostenOf(
  { rezept }: Pick<ProduktRezept, 'rezept'>,
  rohstoffe: Rohstoffe,
): ProduktPosten {
  const kinds: Record<string, RohstoffKind> = rohstoffKinds;
  const rohstoffOf = (id: string | null) => rohstoffe.get(id ?? '');
  return {
    posten: rezept.map(({ typ, bezeichnung, rohstoffId, menge }) => {
      const rohstoff = rohstoffOf(rohstoffId);
      const preisProEinheit = rohstoff?.preisProEinheit ?? null;
      return {
        typ,
        art: kinds[typ]?.name ?? typ,
        name: rohstoff?.bezeichnung ?? bezeichnung,
        menge,
        einheit: kinds[typ]?.einheit ?? '',
        preisProEinheit,
        kosten: kostenOf({ menge, preisProEinheit }),
      };
    }),
    fehlend: rezept.flatMap((posten) => describeFehlend(posten, rohstoffOf(posten.rohstoffId)) ?? []),
  };
}

/**
 * The three raw materials of a soap under the specification's names (requirements.md, admin §3, Cost calculation). What
 * its recipe does without costs nothing (R57); `null` is a gap, or a part that no soap is made of.
 */
export function benannteTeile(posten: RohstoffPosten[]) {
  const first = (typ: string) => posten.find((one) => one.typ === typ);
  const [rohseife, duftoel, verpackung] = [first('rohseife'), first('duftoel'), first('verpackung')];
  const ohne = rohseife ? 0 : null;
  return {
    rohseifeName: rohseife?.name ?? null,
    preisProGramm: rohseife?.preisProEinheit ?? null,
    rohseifeKosten: rohseife?.kosten ?? null,
    duftoelName: duftoel?.name ?? null,
    tropfen: duftoel?.menge ?? 0,
    kostenProTropfen: duftoel?.preisProEinheit ?? null,
    duftoelKosten: duftoel ? duftoel.kosten : ohne,
    verpackungName: verpackung?.name ?? null,
    kostenProStueck: verpackung?.preisProEinheit ?? null,
    verpackungKosten: verpackung ? verpackung.kosten : ohne,
  };
}
