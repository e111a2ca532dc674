import { type RohstoffTyp, rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';

/** Each part of a recipe: the kind of raw material, the product's field that names it, and the link it is resolved to. */
export const rezeptTeile = [
  { typ: 'rohseife', feld: 'seife', link: 'rohseifeId' },
  { typ: 'duftoel', feld: 'aroma', link: 'duftoelId' },
  { typ: 'verpackung', feld: 'verpackung', link: 'verpackungId' },
] as const satisfies { typ: RohstoffTyp; feld: string; link: string }[];

export type RezeptTyp = (typeof rezeptTeile)[number]['typ'];
export type RezeptLinks = Record<(typeof rezeptTeile)[number]['link'], string | null>;
export type RezeptFelder = { seife: string; aroma: string; verpackung: string | null };

/** What one piece takes of one raw material, in whole units: g, tropfen, Stück. */
export type RezeptPosten = {
  typ: RezeptTyp;
  /** As the product names it; `null` when it names none. */
  bezeichnung: string | null;
  /** `null` is a gap: there is no such raw material. */
  rohstoffId: string | null;
  menge: number;
};

/** Grams of soap that go with one drop of oil (admin.txt §9). */
const grammProTropfen = 50;

/** Drops of oil for one piece: one per 50 g, half a drop rounded up (R11). */
export function tropfenOf(gramm: number): number {
  return Math.round(gramm / grammProTropfen);
}

/** What one piece is made of: its weight in soap, its drops, one packaging (R13). Used to calculate and to produce. */
export function rezeptOf(produkt: RezeptFelder & RezeptLinks & { gramm: number }): RezeptPosten[] {
  const { gramm } = produkt;
  const mengen: Record<RezeptTyp, number> = { rohseife: gramm, duftoel: tropfenOf(gramm), verpackung: 1 };
  return rezeptTeile.map(({ typ, feld, link }) => ({
    typ,
    bezeichnung: produkt[feld],
    rohstoffId: produkt[link],
    menge: mengen[typ],
  }));
}

/** What a gap in a recipe is called, everywhere (R10). */
export function describeLuecke({ typ, bezeichnung }: RezeptPosten): string {
  const { name } = rohstoffKinds[typ];
  return bezeichnung
    ? `${name} „${bezeichnung}“ gibt es nicht in den Rohstoffen`
    : `${name}: im Produkt nicht angegeben`;
}

/** What of its recipe a product lacks here, in words: the raw material, or its purchase price (R10). */
export function describeFehlend(
  posten: RezeptPosten,
  rohstoff: { bezeichnung: string; preisProEinheit: number | null } | undefined,
): string | undefined {
  if (!rohstoff) return describeLuecke(posten);
  if (rohstoff.preisProEinheit) return undefined;
  return `${rohstoffKinds[posten.typ].name} „${rohstoff.bezeichnung}“ hat noch keinen Einkaufspreis`;
}
