type Ware = { menge: number; gramm: number | null; packgewicht: number | null };

/** The weight of a parcel in grams; `ohneGewicht`: of some goods none is known, so it is heavier. */
export function paketGewicht(
  waren: Ware[],
  verpackungGramm: number,
): { gewicht: number; ohneGewicht: boolean } {
  const stueck = ({ gramm, packgewicht }: Ware) => packgewicht ?? gramm;
  return {
    gewicht: waren.reduce((sum, ware) => sum + (stueck(ware) ?? 0) * ware.menge, verpackungGramm),
    ohneGewicht: waren.some((ware) => stueck(ware) === null),
  };
}
