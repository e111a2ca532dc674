import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { isFresh } from './is-fresh.ts';

/** `headers`: what the answer says beside its type, such as where it goes on. */
export type Produced = {
  status: number;
  contentType: string;
  text: string;
  headers?: Record<string, string>;
};

type Answer = Produced & { etag: string; bodies: Map<Encoding, Promise<Buffer>> };

/** The answers of one version, oldest first, and how long those that are there are together. */
type Kept = { answers: Map<string, KeptAnswer>; characters: number };

/** `characters`: 0 until it is there. */
type KeptAnswer = { made: Promise<Answer>; characters: number };

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number] | 'identity';

const encoders: Record<Encoding, (text: string) => Promise<Buffer>> = {
  // A window of 256 kB holds any page; the default of 4 MB would be allocated for each.
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: (text) => promisify(gzip)(text),
  identity: async (text) => Buffer.from(text),
};

/**
 * Caches answers that depend only on the catalogue, the settings and the day, compressed in memory, for one
 * version of these. The version is read for every request after its arrival, so the next answer shows a
 * change, whichever node made it; concurrent requests share one read.
 */
export class VersionedCache {
  readonly hits = counter('shop_cache_hits_total', 'Pages and lists that were ready in memory.');
  readonly made = counter('shop_cache_made_total', 'Pages and lists that had to be made.');
  readonly #readVersion: () => Promise<string>;
  readonly #most: { answers: number; characters: number };
  #version = '';
  #kept: Kept = { answers: new Map(), characters: 0 };
  #nextRead: Promise<string> | undefined;

  /** `most`: what is kept at most; characters count before compression. */
  constructor(readVersion: () => Promise<string>, most = { answers: 500, characters: 40_000_000 }) {
    this.#readVersion = readVersion;
    this.#most = most;
  }

  /** Whether there was an answer under `key` at the last request; the next one may ask for another version. */
  has(key: string): boolean {
    return this.#kept.answers.has(key);
  }

  /**
   * Sends the answer kept under `key`, or produces and keeps it, whatever its status; a failure is not kept.
   * Browsers and proxies ask again each time, unless the reply already has a rule for them.
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
      this.#kept = { answers: new Map(), characters: 0 };
    }
    const kept = this.#kept;
    const { answers } = kept;
    const known = answers.get(key);
    if (known) {
      this.hits.inc();
      return known.made;
    }
    const made = produce().then(toAnswer);
    const entry = { made, characters: 0 };
    answers.set(key, entry);
    // An answer makes room only when it is there: requests that end in a redirect or an error push no page out.
    made.then(
      ({ text }) => {
        this.made.inc();
        entry.characters = text.length;
        if (answers.get(key) === entry) kept.characters += text.length;
        this.#makeRoom(kept);
      },
      () => {
        if (answers.get(key) === entry) answers.delete(key);
      },
    );
    return made;
  }

  /**
   * The oldest answers go first; one that is larger than all that may be kept goes too. One that is still being made
   * frees no characters.
   */
  #makeRoom(kept: Kept): void {
    const { answers } = kept;
    for (const [key, { characters }] of answers) {
      const hasFewEnough = answers.size <= this.#most.answers;
      if (hasFewEnough && kept.characters <= this.#most.characters) return;
      if (hasFewEnough && characters === 0) continue;
      answers.delete(key);
      kept.characters -= characters;
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

function counter(name: string, help: string): Counter {
  return new Counter({ name, help, registers: [] });
}

function toAnswer(produced: Produced): Answer {
  const hash = createHash('sha256').update(produced.text).digest('base64url').slice(0, 22);
  return { ...produced, etag: `W/"${hash}"`, bodies: new Map() };
}

function bodyOf({ text, bodies }: Answer, encoding: Encoding): Promise<Buffer> {
  const known = bodies.get(encoding);
  if (known) return known;
  const made = encoders[encoding](text);
  bodies.set(encoding, made);
  made.catch(() => bodies.delete(encoding));
  return made;
}
