import { type RohstoffTyp, rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';

type Kind = (typeof rohstoffKinds)[RohstoffTyp];

/** What has a stock, as `typ` on the wire. */
export type LagerTyp = Kind['lager']['typ'] | 'produkt';
export type LagerGruppe = Kind['lager']['gruppe'] | 'produkte';
export type Einheit = Kind['einheit'] | 'Stück';

/**
 * The articles of one tab (admin.txt §2): each kind of raw material, and the finished products. `artikelTyp` is how the
 * ledger calls what the wire calls `typ`; the unit is fixed (admin.txt §5).
 */
export type Gruppe = {
  gruppe: LagerGruppe;
  typ: LagerTyp;
  artikelTyp: string;
  einheit: Einheit;
  titel: string;
  /** In einheiten: what a count may be out by without a question, however little was expected. */
  geringfuegig: number;
};

const produkte: Gruppe = {
  gruppe: 'produkte',
  typ: 'produkt',
  artikelTyp: 'produkt',
  einheit: 'Stück',
  titel: 'Fertigprodukte',
  geringfuegig: 5,
};

const gruppen: Gruppe[] = [...Object.values(rohstoffKinds).map(toGruppe), produkte];

function toGruppe({ typ: artikelTyp, einheit, titel, geringfuegig, lager }: Kind): Gruppe {
  return { ...lager, artikelTyp, einheit, titel, geringfuegig };
}

/** Something for each group by its name, in the order of their tabs. */
export function mapGruppen<T>(map: (gruppe: Gruppe) => T): Record<LagerGruppe, T> {
  const entries = gruppen.map((one) => [one.gruppe, map(one)]);
  return Object.fromEntries(entries) as Record<LagerGruppe, T>;
}

export const lagerGruppen = mapGruppen((gruppe) => gruppe);
export const gruppenNamen = gruppen.map(({ gruppe }) => gruppe);
export const lagerTypen = gruppen.map(({ typ }) => typ);
export const artikelTypen = gruppen.map(({ artikelTyp }) => artikelTyp);
export const einheiten = [...new Set(gruppen.map(({ einheit }) => einheit))];

/** The group of articles that the wire or the ledger calls so; `undefined` for a kind that is in none. */
export function gruppeOf(typ: string): Gruppe | undefined {
  return gruppen.find((one) => one.typ === typ || one.artikelTyp === typ);
}
