import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { setBestand } from '#features/bestand/server/index.ts';
import type { AngabenOf, EinstellungName } from '#features/einstellung/gruppen.ts';
import type { Phase } from '#features/einstellung/phase-angaben.ts';
import { readEinstellung, saveEinstellung } from '#features/einstellung/server/index.ts';
import { lockKatalog, raiseKatalogVersion } from '#features/portfolio/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { insertProdukt } from './factories.ts';
import { type ApiCall, callApi } from './test-app.ts';

const shopVersion = { lock: lockKatalog, raise: raiseKatalogVersion };

/** Saves some fields of a setting, as the shop itself. */
export async function saveAngaben<N extends EinstellungName>(
  db: Db,
  name: N,
  changes: Partial<AngabenOf<N>>,
): Promise<void> {
  const { angaben, version } = await readEinstellung(db, name);
  const einstellung = { name, angaben: { ...angaben, ...changes }, version, now: new Date() };
  await saveEinstellung(db, { ...einstellung, von: { id: null, name: 'Test' } }, { shopVersion });
}

/** Opens a shop, or another phase of it, without its checklist. */
export function openShop(db: Db, phase: Phase = 'geoeffnet', pauseBis = ''): Promise<void> {
  return saveAngaben(db, 'phase', { phase, pauseText: '', pauseBis });
}

/** A soap with pieces on the shelf; `fertigungstage`: it is also made to order. */
export async function insertWare(
  db: Db,
  {
    menge,
    fertigungstage,
    ...produkt
  }: Parameters<typeof insertProdukt>[1] & { menge: number; fertigungstage?: number },
): Promise<string> {
  const id = await insertProdukt(db, produkt);
  await inTransaction(db, (db) => setBestand(db, { artikelId: id, menge, grund: 'Test' }));
  if (fertigungstage !== undefined)
    await db.updateTable('produkt').set({ aufBestellung: 1, fertigungstage }).where('id', '=', id).execute();
  return id;
}

/** A guest's browser: it keeps the cookies of the cart; with a token it is signed in. */
export function newGast(app: FastifyInstance, cookie?: string) {
  const state: { cookie: string | undefined; token: string | undefined } = { cookie, token: undefined };
  const call = async (method: ApiCall['method'], path: string, payload?: object) => {
    const { cookie, token } = state;
    const reply = await callApi(app, {
      ...{ method, path, cookie },
      ...(payload ? { payload } : {}),
      ...(token ? { token } : {}),
    });
    const set = setCookieOf(reply);
    if (set) state.cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0];
    return reply;
  };
  return {
    state,
    get: (path: string) => call('GET', path),
    put: (path: string, body: object) => call('PUT', path, body),
    delete: (path: string) => call('DELETE', path),
    add: (produktId: string, menge: unknown = 1) => call('POST', '/cart/add', { produktId, menge }),
    cart: async () => (await call('GET', '/cart')).json(),
  };
}

/** The cookie that an answer sets; it sets at most one. */
export function setCookieOf({ headers }: Pick<LightMyRequestResponse, 'headers'>): string | undefined {
  const set = headers['set-cookie'];
  if (Array.isArray(set)) throw new Error(`Several cookies: ${set.join(' | ')}`);
  return set;
}
