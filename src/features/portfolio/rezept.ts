import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';

/**
 * One part of a recipe from a product's fields: `teil` identifies it within the product, `typ` is the kind of raw
 * material, `bezeichnung` its name (`null` when the product names none), `menge` the amount per piece, in whole units
 * of the kind.
 */
export type RezeptTeil = { teil: string; typ: string; bezeichnung: string | null; menge: number };

/** A part with the raw material it is linked to; `null` is a gap: there is no such raw material (R10). */
export type RezeptPosten = RezeptTeil & { rohstoffId: string | null };

/** Grams of soap per drop of oil (requirements.md, admin §9). */
const grammProTropfen = 50;

/** Drops of oil for one piece: one per 50 g, half a drop rounded up (R11). */
export function tropfenOf(gramm: number): number {
  return Math.round(gramm / grammProTropfen);
}

/** A product's recipe from its parts and the rows that link them. Used for calculation and production. */
export function rezeptOf(
  teile: RezeptTeil[],
  rows: { teil: string; rohstoffId: string; menge: number }[],
): RezeptPosten[] {
  return teile.map((teil) => {
    const row = rows.find((one) => one.teil === teil.teil);
    return { ...teil, rohstoffId: row?.rohstoffId ?? null, menge: row?.menge ?? teil.menge };
  });
}

/** The text for a gap in a recipe, the same everywhere (R10). */
export function describeLuecke({ typ, bezeichnung }: Pick<RezeptPosten, 'typ' | 'bezeichnung'>): string {
  const name = kindName(typ);
  return bezeichnung
    ? `${name} „${bezeichnung}“ gibt es nicht in den Rohstoffen`
    : `${name}: im Produkt nicht angegeben`;
}

/** The text for a part of the recipe without a raw material or without its purchase price (R10); otherwise none. */
export function describeFehlend(
  posten: Pick<RezeptPosten, 'typ' | 'bezeichnung'>,
  rohstoff: { bezeichnung: string; preisProEinheit: number | null } | undefined,
): string | undefined {
  if (!rohstoff) return describeLuecke(posten);
  if (rohstoff.preisProEinheit) return undefined;
  return `${kindName(posten.typ)} „${rohstoff.bezeichnung}“ hat noch keinen Einkaufspreis`;
}

function kindName(typ: string): string {
  const kinds: Record<string, RohstoffKind> = rohstoffKinds;
  return kinds[typ]?.name ?? typ;
}
