import { type RohstoffTyp, rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';

type Kind = (typeof rohstoffKinds)[RohstoffTyp];

/** The `typ` on the wire of everything that has a stock. */
export type LagerTyp = Kind['lager']['typ'] | 'produkt';
export type LagerGruppe = Kind['lager']['gruppe'] | 'produkte';
export type Einheit = Kind['einheit'] | 'Stück';

/**
 * The articles of one tab (requirements.md, admin §2): each kind of raw material, and the finished products.
 * `artikelTyp` is the ledger's value for the wire's `typ`; the unit is fixed (requirements.md, admin §5).
 */
export type Gruppe = {
  gruppe: LagerGruppe;
  typ: LagerTyp;
  artikelTyp: string;
  einheit: Einheit;
  titel: string;
  /** In units of the article: the deviation of a count that needs no confirmation, however little was expected. */
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

/** Maps each group to a value, keyed by its name, in the order of the tabs. */
export function mapGruppen<T>(map: (gruppe: Gruppe) => T): Record<LagerGruppe, T> {
  const entries = gruppen.map((one) => [one.gruppe, map(one)]);
  return Object.fromEntries(entries) as Record<LagerGruppe, T>;
}

export const lagerGruppen = mapGruppen((gruppe) => gruppe);
export const artikelGruppenNamen = gruppen.map(({ gruppe }) => gruppe);
export const lagerTypen = gruppen.map(({ typ }) => typ);
export const artikelTypen = gruppen.map(({ artikelTyp }) => artikelTyp);
export const einheiten = [...new Set(gruppen.map(({ einheit }) => einheit))];

/** The group with this type on the wire or in the ledger; `undefined` for a kind without a group. */
export function gruppeOf(typ: string): Gruppe | undefined {
  return gruppen.find((one) => one.typ === typ || one.artikelTyp === typ);
}
