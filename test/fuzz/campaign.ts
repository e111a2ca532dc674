import fc from 'fast-check';
import type { Db } from '#server/db/connect.ts';
import type { ServedCall } from '#server/http/calls/calls.ts';
import { problemOf } from './judge.ts';
import { collectMaterial, insertCallers, makeImages, restock } from './material.ts';
import { bytesOf, type FuzzRequest, requestFor } from './request.ts';
import { brokenSentences } from './soundness.ts';
import { type Answer, exchange } from './wire.ts';

export type Find = { number: number; what: string; request: string };
/** `unreached` are the calls that never succeeded. */
export type Report = {
  cases: number;
  finds: Find[];
  byStatus: Map<string, number>;
  messages: Set<string>;
  unreached: Set<string>;
};

export type Campaign = {
  /** The shop's address, its declared calls and its database. */
  url: string;
  calls: ServedCall[];
  db: Db;
  seed: number;
  cases: number;
  /** Concurrent requests. */
  atOnce: number;
  /** Called after every request; only for sequential campaigns. */
  after?: (request: FuzzRequest, answer: Answer) => Promise<string | undefined>;
  onBatch?: (done: number) => void;
};

const batchSize = 250;

/** Sends `cases` requests generated from the declarations and the seed; returns the problems of the answers. */
export async function runCampaign({
  url,
  calls,
  db,
  seed,
  cases,
  atOnce,
  after,
  onBatch,
}: Campaign): Promise<Report> {
  const shop = new URL(url);
  const report: Report = {
    cases: 0,
    finds: [],
    byStatus: new Map(),
    messages: new Set(),
    unreached: new Set(calls.filter(isWorthIt).map(nameOf)),
  };
  const [images, tokenOf] = [await makeImages(), await insertCallers(db)];
  const callAsAdmin = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${await tokenOf('admin')}`, 'content-type': 'application/json' };
    return fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) }).then((reply) =>
      reply.text(),
    );
  };
  const one = async (request: FuzzRequest, number: number) => {
    // A sign-out would end the session that later requests use.
    const token = request.target.includes('logout') ? undefined : await tokenOf(request.caller);
    const bytes = bytesOf(request, token, `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);
    const answer = await exchange(shop, { bytes, manner: request.manner, isShort: isShort(request) });
    const what = problemOf(request, answer) ?? (await after?.(request, answer));
    note(report, answer);
    if (answer.kind === 'answer' && answer.status < 400) report.unreached.delete(nameOf(request.call));
    if (what) report.finds.push({ number, what, request: shown(request, bytes) });
  };

  for (let done = 0; done < cases; done += batchSize) {
    await restock(db, callAsAdmin);
    const material = await collectMaterial(db, images);
    const anyCall = fc.oneof(...calls.filter(isWorthIt).map((call) => requestFor(call, material)));
    const batch = fc.sample(anyCall, { seed: seed + done, numRuns: Math.min(batchSize, cases - done) });
    await inTurn(batch, { atOnce, work: (request, index) => one(request, done + index) });
    onBatch?.(report.cases);
  }
  for (const what of await brokenSentences(db))
    report.finds.push({ number: -1, what, request: 'afterwards' });
  return report;
}

/** HEAD is tested as GET without a body, and all unknown addresses are one call. */
export const isWorthIt = ({ method, url }: ServedCall) =>
  method !== 'HEAD' && url !== '/api' && (url !== '/api/*' || method === 'POST');

export const nameOf = ({ method, url }: ServedCall) => `${method} ${url}`;

function isShort({ framing, headers }: FuzzRequest): boolean {
  return framing === 'tooLong' || headers.some((line) => /^(content-length|transfer-encoding):/i.test(line));
}

async function inTurn<T>(
  items: T[],
  { atOnce, work }: { atOnce: number; work: (item: T, index: number) => Promise<void> },
) {
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) await work(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function note(report: Report, answer: Answer): void {
  report.cases += 1;
  const key = answer.kind === 'answer' ? String(answer.status) : answer.kind;
  report.byStatus.set(key, (report.byStatus.get(key) ?? 0) + 1);
  if (answer.kind !== 'answer' || answer.status < 400 || report.messages.size > 2000) return;
  const message = /"message":"((?:[^"\\]|\\.)*)"/.exec(answer.body.toString())?.[1];
  if (message) report.messages.add(`${answer.status} ${message.slice(0, 300)}`);
}

function shown({ call, caller, manner, framing }: FuzzRequest, bytes: Buffer): string {
  const text = bytes
    .subarray(0, 1500)
    .toString('latin1')
    .replace(/Bearer [\w-]{43}/, 'Bearer …');
  return `${call.method} ${call.url} as ${caller}, ${manner}, ${framing}, ${bytes.length} bytes:\n${text}`;
}
