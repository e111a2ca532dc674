import { lagerCalls } from '#features/lager/calls.ts';
import { rohstoffCallsOf } from '#features/rohstoffe/calls.ts';
import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
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
  const add = async (kind: RohstoffKind, body: Record<string, unknown>): Promise<string> =>
    (await admin.send(rohstoffCallsOf(kind).create, { body })).data._id;
  const { rohseife, duftoel, verpackung } = rohstoffKinds;
  const ids = {
    seife: await add(rohseife, { bezeichnung: 'Sheabutter', ekPreis: 9, aktuellVorrat: seife }),
    oel: await add(duftoel, { bezeichnung: 'Lavendel', ekPreis: 5, aktuellVorrat: oel }),
    karton: await add(verpackung, { bezeichnung: 'viereck', kostenInEuro: 0.2, aktuellVorrat: karton }),
    produkt: await insertProdukt(db, { name: 'Lavendeltraum', gramm: 100 }),
  };
  return { admin, ids };
}

/** The levels of all articles by name, as the stock's list answers them. */
export async function levelsOf(admin: Caller): Promise<Record<string, number>> {
  const { data } = await admin.send(lagerCalls.bestand);
  return Object.fromEntries(
    Object.values(data)
      .flat()
      .map(({ name, menge }) => [name, menge]),
  );
}
