import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { hashPassword, startSession } from '#features/auth/server/index.ts';
import { changeZugang } from '#features/benutzer/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { ServedCall } from '#server/http/calls/calls.ts';
import { newAccount } from '../factories.ts';
import { type Find, isWorthIt, nameOf } from './campaign.ts';
import { problemOfOutlived } from './judge.ts';
import { collectMaterial } from './material.ts';
import { bytesOf, type FuzzRequest, type Material, validRequestFor } from './request.ts';
import { exchange } from './wire.ts';

type Halves = { url: string; calls: ServedCall[]; db: Db; images: Material['images']; seed: number };

/** Bytes of the body that are sent with the headers. */
const begun = 5;
/** Long enough for the server to have read headers and session, in milliseconds. */
const headersMs = 100;

type Session = { email: string; token: string };

/** Each way in which a session ends. */
const endings: Record<string, (shop: Halves, session: Session) => Promise<unknown>> = {
  blocked: ({ db }, { email }) => changeZugang(db, email, { status: 'blocked' }),
  'without its role': ({ db }, { email }) => changeZugang(db, email, { role: 'customer' }),
  'with a new password': async ({ db }, { email }) =>
    changeZugang(db, email, { passwordHash: await hashPassword('Neues-Regal-im-Lager-8') }),
  'signed out': ({ url }, { token }) =>
    fetch(`${url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } }),
};

/**
 * Begins every call that is not open and has a body, ends the caller's session, and sends the rest. The end was
 * acknowledged before, so the call must be refused.
 */
export async function sendHalves(shop: Halves): Promise<Find[]> {
  const finds: Find[] = [];
  const calls = shop.calls.filter(
    (call) => isWorthIt(call) && call.policy !== 'everyone' && (call.schema.body || isForm(call)),
  );
  for (const [index, call] of calls.entries())
    for (const ending of Object.keys(endings)) {
      const material = await collectMaterial(shop.db, shop.images);
      const requests = validRequestFor(call, material).filter(
        ({ body, caller }) => body !== undefined && caller === 'admin',
      );
      const [request] = fc.sample(requests, { seed: shop.seed + index, numRuns: 1 });
      const what = request && (await sendHalf(shop, request, ending));
      if (what) finds.push({ number: -2, what: `${ending}: ${what}`, request: nameOf(call) });
    }
  return finds;
}

const isForm = ({ schema }: ServedCall) =>
  (schema as { consumes?: string[] }).consumes?.includes('multipart/form-data') === true;

async function sendHalf(shop: Halves, request: FuzzRequest, ending: string): Promise<string | undefined> {
  const now = new Date();
  const account = newAccount({ role: 'admin', email: `halb-${crypto.randomUUID()}@lindenblatt.example` });
  const created = await createAccountWithKunde(shop.db, account, now);
  if (!created) throw new Error('The account exists already.');
  const session = { email: created.email, token: await startSession(shop.db, created, now) };
  const bytes = bytesOf(request, session.token, '10.99.0.1');
  const between = async () => {
    await pause(headersMs);
    await endings[ending]?.(shop, session);
  };
  const half = { at: bytes.indexOf('\r\n\r\n') + 4 + begun, between };
  const answer = await exchange(new URL(shop.url), { bytes, manner: 'whole', isShort: false, half });
  return problemOfOutlived(request, answer);
}
