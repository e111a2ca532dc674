import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { isFresh } from './is-fresh.ts';

/**
 * `headers`: what the answer says beside its type, such as where it goes on. `isKept`: false where a caller can make up
 * addresses of such answers without end, which would push out those that others ask for.
 */
export type Produced = {
  status: number;
  contentType: string;
  text: string;
  headers?: Record<string, string>;
  isKept?: boolean;
};

/** Held compressed, a tenth of its text: as most browsers read it, and once one asked for it as gzip, as long again. */
type Answer = Omit<Produced, 'text'> & { etag: string; br: Buffer; gzip?: Promise<Buffer> };

/** Of one version: the answers that are kept, oldest first, how long they are together, and those being made. */
type Kept = { answers: Map<string, Answer>; bytes: number; making: Map<string, Promise<Answer>> };

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number] | 'identity';

/**
 * Caches answers that depend only on the catalogue, the settings and the day, compressed in memory, for one
 * version of these. The version is read for every request after its arrival, so the next answer shows a
 * change, whichever node made it; concurrent requests share one read.
 */
export class VersionedCache {
  readonly hits = counter('shop_cache_hits_total', 'Pages and lists that were ready in memory.');
  readonly made = counter('shop_cache_made_total', 'Pages and lists that had to be made.');
  readonly #readVersion: () => Promise<string>;
  readonly #most: { answers: number; bytes: number };
  #version = '';
  #kept = nothing();
  #nextRead: Promise<string> | undefined;

  /** `most`: what is kept at most; bytes are those of Brotli. */
  constructor(readVersion: () => Promise<string>, most = { answers: 500, bytes: 10_000_000 }) {
    this.#readVersion = readVersion;
    this.#most = most;
  }

  /** Whether an answer was kept under `key` at the last request; the next one may ask for another version. */
  has(key: string): boolean {
    return this.#kept.answers.has(key);
  }

  /**
   * Sends the answer kept under `key`, or produces and keeps it, whatever its status; a failure is not kept. Requests
   * for one that is being made wait for it. Browsers and proxies ask again each time, unless the reply already has a
   * rule for them.
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, produce }: { key: string; produce: () => Promise<Produced> },
  ) {
    const answer = await this.#answerFor(key, produce);
    reply.headers({ ...answer.headers, etag: answer.etag, vary: 'accept-encoding' });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    if (answer.status === 200 && isFresh(request, answer.etag)) return reply.code(304).send();
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...encodings]) ?? 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .code(answer.status)
      .type(answer.contentType)
      .send(await bodyOf(answer, encoding));
  }

  async #answerFor(key: string, produce: () => Promise<Produced>): Promise<Answer> {
    const version = await this.#currentVersion();
    if (version !== this.#version) {
      this.#version = version;
      this.#kept = nothing();
    }
    const { answers, making } = this.#kept;
    const known = answers.get(key) ?? making.get(key);
    if (known) {
      this.hits.inc();
      return known;
    }
    const made = this.#make(this.#kept, key, produce).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  /** An answer makes room only when it is there: requests that end in a redirect or an error push no page out. */
  async #make(kept: Kept, key: string, produce: () => Promise<Produced>): Promise<Answer> {
    const answer = await toAnswer(await produce());
    this.made.inc();
    if (answer.isKept !== false) {
      kept.answers.set(key, answer);
      kept.bytes += answer.br.length;
      this.#makeRoom(kept);
    }
    return answer;
  }

  /** The oldest answers go first; one that is larger than all that may be kept goes too. */
  #makeRoom(kept: Kept): void {
    const { answers } = kept;
    for (const [key, { br }] of answers) {
      if (answers.size <= this.#most.answers && kept.bytes <= this.#most.bytes) return;
      answers.delete(key);
      kept.bytes -= br.length;
    }
  }

  #currentVersion(): Promise<string> {
    this.#nextRead ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        this.#nextRead = undefined;
        this.#readVersion().then(resolve, reject);
      });
    });
    return this.#nextRead;
  }
}

function nothing(): Kept {
  return { answers: new Map(), bytes: 0, making: new Map() };
}

function counter(name: string, help: string): Counter {
  return new Counter({ name, help, registers: [] });
}

async function toAnswer({ text, ...produced }: Produced): Promise<Answer> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { ...produced, etag: `W/"${hash}"`, br: await packed(text) };
}

/** Those who read nothing compressed are few: it is unpacked for each. */
async function bodyOf(answer: Answer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return answer.br;
  const plain = promisify(brotliDecompress);
  if (encoding === 'identity') return plain(answer.br);
  if (answer.gzip) return answer.gzip;
  const made = plain(answer.br).then((text) => promisify(gzip)(text));
  answer.gzip = made;
  made.catch(() => delete answer.gzip);
  return made;
}

/** A window of 256 kB holds any page; the default of 4 MB would be allocated for each. */
function packed(text: string): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  return promisify(brotliCompress)(text, { params: { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_LGWIN]: 18 } });
}
