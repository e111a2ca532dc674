import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { placeOf } from '#shared/place-of.ts';
import { AppError } from '#shared/wire/errors.ts';
import { refusalTexts } from '../answers/refusal-texts.ts';

/**
 * Largest JSON body in bytes. A call that needs more declares its own `bodyLimit`; pictures have limits of their own
 * (`uploads.ts`).
 */
export const bodyLimit = 8000;

export type BodyLimits = {
  /** Milliseconds within which a JSON body must arrive. */
  bodyTimeout: number;
  /**
   * Bodies that may be arriving at the same time: from one client address (an IPv6 network counts as one),
   * and in all.
   */
  bodiesPerPlace: number;
  bodiesPerNode: number;
};

/** What calls take; uploads have their own limits. */
const watched: readonly string[] = ['application/json', 'application/x-www-form-urlencoded'];

/**
 * Limits the time and the number of the bodies that are still arriving (ADR 050). A body that arrives with
 * its headers is counted for less than a millisecond, so many clients behind one address stay far below the
 * limit. Above it the body that has been arriving longest is refused, not the new one: clients that hold
 * bodies back lose their places to those that send. When the node is full, it is one from the address that
 * holds back most.
 */
export function limitBodies(app: FastifyInstance, limits: BodyLimits): void {
  const arriving = new ArrivingBodies();

  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request.raw) || !watched.includes(request.mediaType ?? '')) return payload;
    const body = new PassThrough();
    const place = placeOf(request.ip);
    const refuse = () => {
      arriving.delete(place, refuse);
      body.destroy(new AppError('LATE', refusalTexts.late));
    };
    arriving.oldestToRefuse(place, limits)?.();
    arriving.add(place, refuse);
    const timer = setTimeout(refuse, limits.bodyTimeout);
    body.once('close', () => {
      clearTimeout(timer);
      arriving.delete(place, refuse);
      // Node discards only a body that was never read from: a refused one would stay in memory, and its
      // connection open.
      payload.unpipe(body);
      payload.resume();
    });
    // After a body that is too large nothing reads the rest, and an error without a listener would end the process.
    body.on('error', () => {});
    reply.raw.once('close', () => body.destroy());
    payload.once('error', (error: Error) => body.destroy(error));
    return payload.pipe(body);
  });

  // The rest of a body whose request is answered already is discarded; it gets the same time.
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request;
    if (hasBody(raw) && raw.complete === false && !isUpload(request)) {
      const { socket } = raw;
      const timer = setTimeout(() => socket.destroy(), limits.bodyTimeout);
      const forget = () => {
        clearTimeout(timer);
        for (const emitter of [raw, socket]) emitter.off('close', forget);
      };
      // An answered request does not notice the end of its connection, and would stay in memory with its timer.
      for (const emitter of [raw, socket]) emitter.once('close', forget);
    }
    done();
  });
}

type Refuse = () => void;

/** The bodies that are arriving, of each place in the order in which they began. */
class ArrivingBodies {
  readonly #places = new Map<string, Set<Refuse>>();
  #count = 0;

  add(place: string, refuse: Refuse): void {
    const bodies = this.#places.get(place) ?? new Set();
    this.#places.set(place, bodies.add(refuse));
    this.#count += 1;
  }

  delete(place: string, refuse: Refuse): void {
    const bodies = this.#places.get(place);
    if (!bodies?.delete(refuse)) return;
    this.#count -= 1;
    if (bodies.size === 0) this.#places.delete(place);
  }

  /** The refusal of the body that has to go before one more from `place` may come. */
  oldestToRefuse(place: string, { bodiesPerPlace, bodiesPerNode }: BodyLimits): Refuse | undefined {
    const neighbours = this.#places.get(place);
    if (neighbours && neighbours.size >= bodiesPerPlace) return first(neighbours);
    return this.#count >= bodiesPerNode ? first(this.#fullest()) : undefined;
  }

  #fullest(): Set<Refuse> {
    let fullest = new Set<Refuse>();
    for (const bodies of this.#places.values()) if (bodies.size > fullest.size) fullest = bodies;
    return fullest;
  }
}

function first<T>([one]: Iterable<T>): T | undefined {
  return one;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isUpload({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.schema as { consumes?: string[] } | undefined)?.consumes !== undefined;
}
