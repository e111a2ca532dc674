/** What has a stock, as `typ` on the wire; 'duftoil' is spelled as admin.txt §7 spells it. */
export const lagerTypen = ['rohseife', 'duftoil', 'verpackung', 'produkt'] as const;
export type LagerTyp = (typeof lagerTypen)[number];

export const einheiten = ['g', 'tropfen', 'Stück'] as const;
export type Einheit = (typeof einheiten)[number];

/** The unit as people read it. */
export function einheitText(einheit: Einheit): string {
  return einheit === 'tropfen' ? 'Tropfen' : einheit;
}

/**
 * The four groups of the stock in the order of their tabs (admin.txt §2). `artikelTyp` is how the ledger calls what the
 * wire calls `typ`; the unit is fixed per kind (admin.txt §5).
 */
export const lagerGruppen = {
  rohseifen: { typ: 'rohseife', artikelTyp: 'rohseife', einheit: 'g', titel: 'Rohseifen', kurz: 'Seifen' },
  duftoele: { typ: 'duftoil', artikelTyp: 'duftoel', einheit: 'tropfen', titel: 'Duftöle', kurz: 'Düfte' },
  verpackungen: {
    typ: 'verpackung',
    artikelTyp: 'verpackung',
    einheit: 'Stück',
    titel: 'Verpackungen',
    kurz: 'Verp.',
  },
  produkte: {
    typ: 'produkt',
    artikelTyp: 'produkt',
    einheit: 'Stück',
    titel: 'Fertigprodukte',
    kurz: 'Fertig',
  },
} as const satisfies Record<
  string,
  { typ: LagerTyp; artikelTyp: string; einheit: Einheit; titel: string; kurz: string }
>;

export type LagerGruppe = keyof typeof lagerGruppen;

/** The groups' names in the order of the tabs. */
export const gruppenNamen = Object.keys(lagerGruppen) as LagerGruppe[];

/** The group of a kind as the wire or the ledger calls it; `undefined` for a kind that is in none. */
export function gruppeOf(typ: string): LagerGruppe | undefined {
  return gruppenNamen.find((name) => {
    const gruppe = lagerGruppen[name];
    return gruppe.typ === typ || gruppe.artikelTyp === typ;
  });
}
