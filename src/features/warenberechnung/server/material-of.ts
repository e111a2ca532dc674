import { describeFehlend, type RezeptPosten, type RezeptTyp } from '#features/portfolio/rezept.ts';
import type { ProduktRezept } from '#features/portfolio/server/index.ts';
import type { RohstoffKurz } from '#features/rohstoffe/server/index.ts';
import type { Material } from '../berechnung.ts';

type Rohstoff = Pick<RohstoffKurz, 'bezeichnung' | 'preisProEinheit'>;
export type Rohstoffe = Map<string, Rohstoff>;

/** What a product is made of at today's purchase prices. */
export type ProduktMaterial = {
  material: Material;
  /** As the raw materials call them; where there is none, in the product's own words. */
  names: { rohseifeName: string | null; duftoelName: string | null; verpackungName: string | null };
  fehlend: string[];
};

export function materialOf({ gramm, rezept }: ProduktRezept, rohstoffe: Rohstoffe): ProduktMaterial {
  const postenOf = (typ: RezeptTyp) => rezept.find((posten) => posten.typ === typ);
  const rohstoffOf = (posten: RezeptPosten | undefined) => rohstoffe.get(posten?.rohstoffId ?? '');
  const preisOf = (typ: RezeptTyp) => rohstoffOf(postenOf(typ))?.preisProEinheit ?? null;
  const nameOf = (typ: RezeptTyp) => {
    const posten = postenOf(typ);
    return rohstoffOf(posten)?.bezeichnung ?? posten?.bezeichnung ?? null;
  };
  return {
    material: {
      gewichtInGramm: gramm,
      preisProGramm: preisOf('rohseife'),
      tropfen: postenOf('duftoel')?.menge ?? 0,
      kostenProTropfen: preisOf('duftoel'),
      kostenProStueck: preisOf('verpackung'),
    },
    names: {
      rohseifeName: nameOf('rohseife'),
      duftoelName: nameOf('duftoel'),
      verpackungName: nameOf('verpackung'),
    },
    fehlend: rezept.flatMap((posten) => describeFehlend(posten, rohstoffOf(posten)) ?? []),
  };
}
