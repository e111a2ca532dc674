import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { withLongestTurn } from '#test/fuzz/longest-turn.ts';
import type { ShopProcess } from '#test/shop-process.ts';
import { browserHeaders } from '../http-client.ts';
import { quantile } from '../statistics.ts';

export type Anfrage = { method?: string; path: string; headers?: Record<string, string>; body?: object };

/** One line of the table: what is asked again and again. `mal`: at most so often. */
export type Zeile = {
  name: string;
  /** The next request; what it takes to prepare it is not measured. */
  naechste: () => Anfrage | Promise<Anfrage>;
  mal?: number;
};

/** Milliseconds; `turn` is processor time of the main thread in its longest turn, `bytes` those of the last answer. */
export type Messung = {
  name: string;
  anzahl: number;
  p50: number;
  p99: number;
  turn?: number;
  bytes?: number;
  /** Of the shop's process. */
  megabytes?: number;
  /** Why it could not be measured, or what else is to be known. */
  hinweis?: string;
};

/** No line is asked for longer; one that is slow is asked `mindestens` times, if that is not too long either. */
const dauerMs = 1500;
const mindestens = 5;
const langeMs = 10_000;
/** The first ones compile statements: they are left out where there are enough others. */
const warmUp = 2;

/** Asks the shop for a line, one request after the other. */
export async function measureZeile(shop: ShopProcess, { name, naechste, mal = 50 }: Zeile): Promise<Messung> {
  const all: { took: number; turn: number; bytes: number }[] = [];
  const start = performance.now();
  try {
    for (let i = 0; i < mal; i += 1) {
      const anfrage = await naechste();
      const { result, turn } = await withLongestTurn(shop, () => send(shop, anfrage));
      if (result.status >= 400) throw new Error(`${result.status} ${textOf(result.body)}`);
      all.push({ took: result.took, turn, bytes: result.body.length });
      const dauer = performance.now() - start;
      if (dauer > langeMs || (dauer > dauerMs && all.length >= mindestens)) break;
    }
  } catch (error) {
    return { name, anzahl: all.length, p50: 0, p99: 0, hinweis: String(error).slice(0, 250) };
  }
  const warm = all.slice(all.length > mindestens + warmUp ? warmUp : 0);
  const times = warm.map(({ took }) => took);
  const turn = Math.max(...warm.map((one) => one.turn));
  const bytes = all.at(-1)?.bytes ?? 0;
  return { name, anzahl: warm.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99), turn, bytes };
}

/** The beginning of an answer, if it is a text. */
function textOf(body: Buffer): string {
  return /^[^\p{Cc}\uFFFD]*/u.exec(body.toString().slice(0, 200))?.[0] ?? '';
}

const agent = new Agent({ keepAlive: true });

/** One request from an address of its own, so that no limit of calls refuses it; the answer's bytes as they came. */
export async function send(
  { url }: Pick<ShopProcess, 'url'>,
  { method = 'GET', path, headers, body }: Anfrage,
) {
  const content = body && Buffer.from(JSON.stringify(body));
  const start = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    body: Buffer;
    took: number;
  }>();
  const sent = request(
    url.replace('localhost', '127.0.0.1') + path,
    {
      ...{ agent, method },
      headers: {
        ...browserHeaders,
        'x-forwarded-for': [10, ...randomBytes(3)].join('.'),
        ...(content && { 'content-type': 'application/json', 'content-length': content.length }),
        ...headers,
      },
    },
    (message) => {
      buffer(message).then(
        (bytes) => resolve({ status: message.statusCode ?? 0, body: bytes, took: performance.now() - start }),
        reject,
      );
    },
  );
  sent.once('error', reject);
  sent.end(content);
  return promise;
}

/** The data of an answer of the API, asked without compression. */
export async function ask<T>(shop: Pick<ShopProcess, 'url'>, anfrage: Anfrage): Promise<T> {
  const headers = { 'accept-encoding': 'identity', ...anfrage.headers };
  const { status, body } = await send(shop, { ...anfrage, headers });
  if (status >= 300) throw new Error(`${anfrage.path}: ${status} ${body.toString().slice(0, 200)}`);
  return JSON.parse(body.toString()).data;
}
