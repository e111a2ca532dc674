import type { Parameter } from '#features/warenberechnung/parameter.ts';
import { addWarenberechnung } from '#features/warenberechnung/server/index.ts';
import type { Tx } from '#server/db/connect.ts';

/** The workshop's usual parameters: melting, and a label for every piece. */
const ueblich = {
  energieKosten: 0.35,
  zusatzKosten: 0.4,
  gewinnProzent: 50,
  rundungsOption: '0.10',
} as const;

/** Parameters by the products' slug. Some lead to the price in the shop, some to another; other products have none. */
export const demoParameter: Record<string, Partial<Parameter>> = {
  lavendeltraum: { ...ueblich, zusatzKosten: 0.5, notizen: 'Mit Bändchen, Preis seit dem Frühjahrsmarkt.' },
  honigwabe: ueblich,
  minzmorgen: ueblich,
  jasminbluete: { ...ueblich, rundungsOption: '0.50' },
  'schwarzer-sandel': { ...ueblich, gewinnProzent: 35, rundungsOption: '0.99' },
  minzglas: { ...ueblich, rundungsOption: '0.50' },
  vanillewolke: { ...ueblich, gewinnProzent: 40 },
  nachtjasmin: { ...ueblich, gewinnProzent: 45, notizen: 'Noch ohne Preis im Laden.' },
  wintergruss: ueblich,
};

/** Adds the calculations inside the caller's transaction. */
export async function addDemoWarenberechnungen(db: Tx, produktIds: Map<string, string>): Promise<void> {
  for (const [slug, parameter] of Object.entries(demoParameter)) {
    const produktId = produktIds.get(slug);
    if (!produktId) throw new Error(`The demo has no product ${slug}.`);
    await addWarenberechnung(db, produktId, parameter);
  }
}
