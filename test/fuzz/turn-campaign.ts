import fc from 'fast-check';
import type { Db } from '#server/db/connect.ts';
import type { ServedCall } from '#server/http/calls/calls.ts';
import { fillCart } from '../auftrag/fill-cart.ts';
import type { ShopProcess } from '../shop-process.ts';
import { restockAuftraege } from './auftrag-material.ts';
import { isWorthIt, nameOf } from './campaign.ts';
import { problemOf } from './judge.ts';
import { largeRequests } from './large-requests.ts';
import { withLongestTurn } from './longest-turn.ts';
import { adminEmail, collectMaterial, insertCallers, makeImages } from './material.ts';
import { bytesOf, type FuzzRequest, requestFor, validRequestFor } from './request.ts';
import { floodWiderrufe } from './widerruf-material.ts';
import { exchange } from './wire.ts';

/** One measured request: the longest turn of the main thread while it was answered, in milliseconds. */
export type Measured = { call: string; what: string; status: number; turn: number };
/** The longest turns of one call. */
export type CallTurns = { call: string; requests: number; median: number; longest: Measured };

type TurnCampaign = {
  shop: ShopProcess;
  calls: ServedCall[];
  db: Db;
  seed: number;
  /** Generated requests for each call, half of them valid. */
  perCall: number;
  /** The article with the longest history. */
  artikelId: string;
};

/** Reads are repeated, and their median counts: a garbage collection is not the work of the call. */
const repeats = 5;

/** Makes every call alone and measures the longest turn of each; returns also the problems of the answers. */
export async function measureTurns({ shop, calls, db, seed, perCall, artikelId }: TurnCampaign) {
  const url = new URL(shop.url.replace('localhost', '127.0.0.1'));
  const [images, tokenOf] = [await makeImages(), await insertCallers(db)];
  await fillAdminsCart(db);
  await floodWiderrufe(db);
  const measured: Measured[] = [];
  const finds: string[] = [];
  let place = 0;
  const send = async (request: FuzzRequest) => {
    place += 1;
    const token = request.target.includes('logout') ? undefined : await tokenOf(request.caller);
    const bytes = bytesOf(request, token, `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`);
    const { result, turn } = await withLongestTurn(shop, () =>
      exchange(url, { bytes, manner: request.manner, isShort: request.framing === 'tooLong' }),
    );
    const problem = problemOf(request, result);
    if (problem) finds.push(`${request.method} ${request.target.slice(0, 200)}: ${problem}`);
    return { turn, status: result.kind === 'answer' ? result.status : 0 };
  };
  const measure = async (request: FuzzRequest) => {
    const isRead = request.method === 'GET' && request.manner === 'whole';
    const taken = [];
    for (let n = 0; n < (isRead ? repeats : 1); n += 1) {
      // Nothing from the cache: the call after a change of the catalogue is the longest one.
      await db
        .updateTable('katalog')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .execute();
      taken.push(await send(request));
    }
    const what = `${request.method} ${request.target.slice(0, 100)} ${request.body?.content.length ?? 0} bytes`;
    const turn = median(taken.map((one) => one.turn));
    measured.push({ call: nameOf(request.call), what, status: taken[0]?.status ?? 0, turn });
  };

  const known = calls.filter(isWorthIt);
  for (const request of await largeRequests(db, calls, artikelId)) await measure(request);
  for (const [index, call] of known.entries()) {
    const material = await collectMaterial(db, images);
    for (const arbitrary of [validRequestFor(call, material), requestFor(call, material)])
      for (const request of fc.sample(arbitrary, { seed: seed + index, numRuns: Math.ceil(perCall / 2) }))
        await measure(request);
  }
  return { turns: byCall(measured), finds };
}

/** The shop has opened, with orders; the admin's cart holds every product. */
async function fillAdminsCart(db: Db): Promise<void> {
  const admin = db.selectFrom('account').select('id').where('email', '=', adminEmail);
  const { id } = await admin.executeTakeFirstOrThrow();
  await restockAuftraege(db, id);
  const produkte = await db.selectFrom('produkt').select('id').execute();
  await fillCart(
    db,
    { accountId: id },
    produkte.map(({ id }) => id),
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function byCall(measured: Measured[]): CallTurns[] {
  const groups = Map.groupBy(measured, ({ call }) => call);
  const rows = [...groups].flatMap(([call, group]) => {
    const [longest] = group.toSorted((a, b) => b.turn - a.turn);
    return longest
      ? [{ call, requests: group.length, median: median(group.map(({ turn }) => turn)), longest }]
      : [];
  });
  return rows.sort((a, b) => b.longest.turn - a.longest.turn);
}
