import type { RezeptPosten, RezeptTyp } from '#features/portfolio/rezept.ts';
import type { ProduktRezept } from '#features/portfolio/server/index.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import type { RohstoffKurz } from '#features/rohstoffe/server/index.ts';
import type { Material } from '../berechnung.ts';

export type Rohstoffe = Map<string, Pick<RohstoffKurz, 'bezeichnung' | 'preisProEinheit'>>;

/** What a product is made of at today's purchase prices. */
export type ProduktMaterial = {
  material: Material;
  names: { rohseifeName: string | null; duftoelName: string | null; verpackungName: string | null };
  fehlend: string[];
};

export function materialOf({ gramm, rezept }: ProduktRezept, rohstoffe: Rohstoffe): ProduktMaterial {
  const postenOf = (typ: RezeptTyp) => rezept.find((posten) => posten.typ === typ);
  const rohstoffOf = (typ: RezeptTyp) => rohstoffe.get(postenOf(typ)?.rohstoffId ?? '');
  const preisOf = (typ: RezeptTyp) => rohstoffOf(typ)?.preisProEinheit ?? null;
  const nameOf = (typ: RezeptTyp) => rohstoffOf(typ)?.bezeichnung ?? null;
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
    fehlend: rezept.filter(({ typ }) => !rohstoffOf(typ)).map(describeLuecke),
  };
}

function describeLuecke({ typ, bezeichnung }: RezeptPosten): string {
  const { name } = rohstoffKinds[typ];
  return bezeichnung
    ? `${name} „${bezeichnung}“ gibt es nicht in den Rohstoffen`
    : `${name}: im Produkt nicht angegeben`;
}
