import type { Db } from '#server/db/connect.ts';
import { insertProdukt } from './factories.ts';
import type { Caller } from './test-app.ts';

/** Stock of the test's raw materials. */
export type Vorrat = { seife: number; oel: number; karton: number };

const usual: Vorrat = { seife: 1000, oel: 300, karton: 50 };

/**
 * Sheabutter (g), Lavendel (tropfen) and viereck (Stück) with these stocks, and the soap Lavendeltraum, of which one
 * piece takes 100 g, 2 tropfen and 1 Stück.
 */
export async function openLager(db: Db, admin: Caller, vorrat: Partial<Vorrat> = {}) {
  const { seife, oel, karton } = { ...usual, ...vorrat };
  const add = async (path: string, body: object): Promise<string> => {
    const reply = await admin.post(path, body);
    if (reply.statusCode !== 201) throw new Error(reply.body);
    return reply.json().data._id;
  };
  const ids = {
    seife: await add('/rohseife', { bezeichnung: 'Sheabutter', ekPreis: 9, aktuellVorrat: seife }),
    oel: await add('/duftoele', { bezeichnung: 'Lavendel', ekPreis: 5, aktuellVorrat: oel }),
    karton: await add('/verpackungen', { bezeichnung: 'viereck', kostenInEuro: 0.2, aktuellVorrat: karton }),
    produkt: await insertProdukt(db, { name: 'Lavendeltraum', gramm: 100 }),
  };
  return { admin, ids };
}

/** The levels of all articles by name, as the stock's list answers them. */
export async function levelsOf(admin: Caller): Promise<Record<string, number>> {
  const { data } = (await admin.get('/lager/bestand')).json();
  const artikel: { name: string; menge: number }[] = Object.values(data).flat() as never;
  return Object.fromEntries(artikel.map(({ name, menge }) => [name, menge]));
}
