import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Phase } from '#features/einstellung/gruppen/phase-angaben.ts';
import type { Db } from '#server/db/connect.ts';
import { changeEinstellung } from '../einstellung/einstellung.ts';
import { type ApiCall, callApi } from '../test-app.ts';

/** Opens a shop, or another phase of it, without its checklist. */
export function openShop(db: Db, phase: Phase = 'geoeffnet', pauseBis = ''): Promise<void> {
  return changeEinstellung(db, 'phase', { phase, pauseText: '', pauseBis });
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
