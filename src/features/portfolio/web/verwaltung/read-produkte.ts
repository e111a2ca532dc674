import { standardSatz } from '#shared/number/steuer.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import { texteOf } from '../../produkttypen/produkt-texte.ts';

type Bilder = VerwaltetesProdukt['bilder'];

/** A product as another server of the specification may send it: anything not required there may be missing. */
export type GelesenesProdukt = Partial<Omit<VerwaltetesProdukt, '_id' | 'bilder'>> & {
  _id: string;
  bilder?: (Omit<Bilder, 'galerie'> & { galerie?: Bilder['galerie'] | null }) | null;
};

/** The products of an answer with defaults for missing fields, so that components need no checks. */
export function readProdukte(data: GelesenesProdukt[] | null | undefined): VerwaltetesProdukt[] {
  return (data ?? []).map(readProdukt);
}

export function readProdukt(produkt: GelesenesProdukt): VerwaltetesProdukt {
  const { bilder, beschreibung } = produkt;
  const typ = produkt.typ ?? undefined;
  return {
    name: '',
    aktiv: true,
    reihenfolge: 0,
    ...{ steuersatz: standardSatz, ermaessigt: false, aufBestellung: false },
    fehlend: [],
    version: 0,
    createdAt: '',
    updatedAt: '',
    ...produkt,
    typ,
    ...texteOf({ typ }).read(produkt),
    bilder: { ...bilder, galerie: bilder?.galerie ?? [] },
    beschreibung: beschreibung ?? {},
  };
}
