import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { browserHeaders } from '../../http-client.ts';

/** Kinds of requests, as in the table of `npm run load`. */
export type Kind =
  | 'page'
  | 'file'
  | 'picture'
  | 'catalogue'
  | 'product'
  | 'sign-in'
  | 'cart read'
  | 'cart write'
  | 'admin read'
  | 'price change'
  | 'stock booking'
  | 'picture upload';

/** Response times in milliseconds, and errors. */
export type Figures = { times: Partial<Record<Kind, number[]>>; errors: string[] };

export type Question = {
  kind: Kind;
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: object;
  /** An upload: the parts of a form. */
  form?: FormData;
};

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A simulated person with an address and connections of its own, and think time. */
export class Person {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 });
  readonly #surroundings: { url: string; address: string; figures: Figures; end: number };
  /** State of the random numbers: repeatable, different for each person. */
  #state: number;
  token: string | undefined;

  constructor(surroundings: { url: string; address: string; figures: Figures; end: number }, seed: number) {
    this.#surroundings = surroundings;
    this.#state = seed;
  }

  get isThere(): boolean {
    return performance.now() < this.#surroundings.end;
  }

  /** Between 0 and 1 (mulberry32). */
  random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  oneOf<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.random() * list.length)];
    if (one === undefined) throw new Error('nothing to choose from');
    return one;
  }

  async think(fromMs: number, toMs: number): Promise<void> {
    const rest = this.#surroundings.end - performance.now();
    await sleep(Math.max(0, Math.min(rest, fromMs + this.random() * (toMs - fromMs))));
  }

  /** Returns the body. A status other than 2xx or 304 is recorded as an error and ends the current round. */
  async ask(question: Question): Promise<Buffer> {
    const begin = performance.now();
    const reply = await this.#send(question).catch((error: Error) => error);
    const { times } = this.#surroundings.figures;
    times[question.kind] ??= [];
    times[question.kind]?.push(performance.now() - begin);
    if (reply instanceof Error) throw this.#complaint(question, reply.message);
    if (reply.status >= 200 && reply.status < 300) return unpacked(reply);
    throw this.#complaint(question, `${reply.status} ${reply.body.toString('utf8', 0, 200)}`);
  }

  /** The `data` of an API answer, or the whole answer where there is none. */
  async askFor<T>(question: Question): Promise<T> {
    const answer = JSON.parse(String(await this.ask(question)));
    return answer.data ?? answer;
  }

  leave(): void {
    this.#agent.destroy();
  }

  #complaint({ method = 'GET', path }: Question, what: string): Error {
    return new Error(`${method} ${path}: ${what}`);
  }

  async #send({ path, method = 'GET', json, form }: Question): Promise<Reply> {
    const sent = form ? new Response(form) : undefined;
    const body = sent ? Buffer.from(await sent.arrayBuffer()) : json && Buffer.from(JSON.stringify(json));
    const { url, address } = this.#surroundings;
    const headers: Record<string, string> = {
      ...(path.startsWith('/api/uploads/') ? {} : browserHeaders),
      'x-forwarded-for': address,
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...(body ? { 'content-length': String(body.length) } : {}),
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(sent ? { 'content-type': sent.headers.get('content-type') ?? '' } : {}),
    };
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const asked = request(`${url}${path}`, { agent: this.#agent, method, headers }, (message) => {
      buffer(message).then(
        (bytes) => resolve({ status: message.statusCode ?? 0, headers: message.headers, body: bytes }),
        reject,
      );
    });
    asked.once('error', reject);
    asked.end(body);
    return promise;
  }
}

function unpacked({ headers, body }: Reply): Promise<Buffer> | Buffer {
  return headers['content-encoding'] === 'br' ? promisify(brotliDecompress)(body) : body;
}
