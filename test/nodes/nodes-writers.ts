import { startSession } from '#features/auth/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Role } from '#shared/roles.ts';
import { newAccount } from '../factories.ts';

/** How long a caller waits for an answer, in milliseconds. */
const answerMs = 60_000;

export type Answer = { status: number; body: { success?: boolean; message?: string; data?: never } };

/** Who calls: a session by its token, or a guest by the cookie of a cart. */
type Caller = string | { cookie: string };

/** Calls the API as one caller; status 0 means that there was no complete answer. */
export function callerWith(url: string, caller: Caller) {
  const own = typeof caller === 'string' ? { authorization: `Bearer ${caller}` } : caller;
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> => {
    try {
      const reply = await fetch(`${url}/api${path}`, {
        method,
        headers: { ...own, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(answerMs),
      });
      const text = await reply.text();
      return { status: reply.status, body: text ? JSON.parse(text) : {} };
    } catch {
      return { status: 0, body: {} };
    }
  };
}

/** A new account with a session, created in the database, because hashing a password takes long. */
export async function newSession(db: Db, role: Role): Promise<{ id: string; token: string }> {
  const account = await createAccountWithKunde(db, newAccount({ role }), new Date());
  if (!account) throw new Error('The account exists already.');
  return { id: account.id, token: await startSession(db, account, new Date()) };
}

/** Counts of requests by outcome; for `unknown` ones it is not known whether they were done. */
export type Tally = { done: number; unknown: number; refused: number; statuses: Statuses };
/** How often each status was answered. */
export type Statuses = Record<number, number>;

const newTally = (): Tally => ({ done: 0, unknown: 0, refused: 0, statuses: {} });

export function countStatus(statuses: Statuses, status: number): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}

function count(tally: Tally, status: number): void {
  countStatus(tally.statuses, status);
  if (status === 200) tally.done += 1;
  else if (status === 0 || status >= 500) tally.unknown += 1;
  else tally.refused += 1;
}

export type Writer = { tally: Tally; write: () => Promise<void>; check: (db: Db) => Promise<string[]> };

/** A writer that adds one piece after the other to a cart, alternating between products. */
export async function cartWriter(url: string, db: Db, produktIds: string[]): Promise<Writer> {
  const { id, token } = await newSession(db, 'customer');
  const call = callerWith(url, token);
  const tallies = new Map(produktIds.map((produktId) => [produktId, newTally()]));
  const tally = newTally();
  let turn = 0;
  return {
    tally,
    write: async () => {
      const produktId = produktIds[turn++ % produktIds.length] ?? '';
      const { status } = await call('POST', '/cart/add', { produktId, menge: 1 });
      for (const one of [tally, tallies.get(produktId)]) if (one) count(one, status);
    },
    check: async (db) => {
      const lines = await db
        .selectFrom('cartItem')
        .select(['produktId', 'menge'])
        .where('cartId', '=', id)
        .execute();
      return [...tallies].flatMap(([produktId, { done, unknown }]) => {
        const menge = lines.find((line) => line.produktId === produktId)?.menge ?? 0;
        const isRight = menge >= Math.min(done, 99) && menge <= Math.min(done + unknown, 99);
        return isRight ? [] : [`cart: ${done} answered, ${unknown} unanswered, ${menge} there`];
      });
    },
  };
}

/** A writer that books the production of one piece after the other. */
export async function produktionWriter(url: string, db: Db, produktId: string): Promise<Writer> {
  const { token } = await newSession(db, 'admin');
  const call = callerWith(url, token);
  const tally = newTally();
  const booked: string[] = [];
  return {
    tally,
    write: async () => {
      const { status, body } = await call('POST', '/lager/produktion', { produktId, anzahl: 1 });
      count(tally, status);
      if (status === 200) booked.push((body.data as unknown as { buchungId: string }).buchungId);
    },
    check: async (db) => {
      const there = new Set(
        (await db.selectFrom('produktion').select('buchungId').execute()).map((row) => row.buchungId),
      );
      return booked.filter((id) => !there.has(id)).map((id) => `production ${id}: answered, but not there`);
    },
  };
}

/** A client that requests the catalogue repeatedly. */
export function pageReader(url: string): Writer {
  const tally = newTally();
  const read = async () => {
    const reply = await fetch(`${url}/products`, { signal: AbortSignal.timeout(answerMs) });
    await reply.text();
    return reply.status;
  };
  return {
    tally,
    write: async () => count(tally, await read().catch(() => 0)),
    check: async () => [],
  };
}

/** Invariants of the ledger: levels are sums, numbers have no gap, bookings are complete. */
export async function checkLedger(db: Db): Promise<string[]> {
  const levels = await db.selectFrom('bestand').select(['id', 'menge', 'letzteNr']).execute();
  const bewegungen = await db.selectFrom('bewegung').select(['bestandId', 'menge', 'buchungId']).execute();
  const produktionen = await db.selectFrom('produktion').select('buchungId').execute();
  const ofLevel = Map.groupBy(bewegungen, ({ bestandId }) => bestandId);
  const ofBuchung = Map.groupBy(bewegungen, ({ buchungId }) => buchungId);
  const wrongLevels = levels.filter(({ id, menge, letzteNr }) => {
    const own = ofLevel.get(id) ?? [];
    return own.length !== letzteNr || own.reduce((sum, one) => sum + one.menge, 0) !== menge;
  });
  const halfBooked = produktionen.filter(({ buchungId }) => (ofBuchung.get(buchungId)?.length ?? 0) < 2);
  return [
    ...wrongLevels.map(({ id }) => `level ${id}: not the sum of its movements`),
    ...halfBooked.map(({ buchungId }) => `production ${buchungId}: half-done`),
  ];
}

/** Runs all writers repeatedly while `work` is in progress; resolves after the last answer. */
export async function writeDuring<T>(writers: Writer[], work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const go = async ({ write }: Writer) => {
    while (!isOver) await write();
  };
  const all = writers.map(go);
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(all);
  }
}

/** Waits until each writer has `more` further acknowledged writes. */
export async function untilDone(writers: Writer[], more: number): Promise<void> {
  const goals = writers.map(({ tally }) => tally.done + more);
  const end = Date.now() + 120_000;
  const isThere = () => writers.every(({ tally }, i) => tally.done >= (goals[i] ?? 0));
  while (!isThere()) {
    if (Date.now() > end) throw new Error('The shop did not recover.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
