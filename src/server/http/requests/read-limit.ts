import type { FastifyInstance } from 'fastify';
import { placeOf } from '#shared/place-of.ts';
import { AppError } from '#shared/wire/errors.ts';
import { refusalTexts } from '../answers/refusal-texts.ts';

/** The remote address of calls that the server makes itself while rendering. No socket has such an address. */
export const inProcessAddress = 'in-process';

const windowMs = 60_000;
/** Addresses counted in one window; with more, counting starts again. */
const maxPlaces = 100_000;

/**
 * A malformed request counts like this many: a person causes a few by typing errors, a program that is broken
 * or hostile sends nothing else (ADR 050).
 */
export const malformedWeight = 10;
const malformed = new Set([400, 405, 408, 413, 415]);

/**
 * Rate limit per address: at most `perMinute` requests, counted in memory on this node, refused ones
 * included. One page needs about twenty. Password guessing is limited elsewhere, strictly and in the
 * database; this stops runaway crawlers. A package would bring a store and headers that are not needed here.
 */
export class RequestLimit {
  readonly #perMinute: number;
  #counts = new Map<string, number>();
  #windowEnd = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /**
   * Counts a request; returns the refusal if its address is above the limit. A connection that was reset
   * before it was read has no address any more; all of these count together.
   */
  count(address: string | undefined, weight = 1): AppError | undefined {
    const now = Date.now();
    if (now >= this.#windowEnd || this.#counts.size > maxPlaces) {
      this.#counts = new Map();
      this.#windowEnd = now + windowMs;
    }
    const place = placeOf(address ?? '');
    const count = (this.#counts.get(place) ?? 0) + weight;
    this.#counts.set(place, count);
    if (count <= this.#perMinute) return undefined;
    const retryAfter = Math.ceil((this.#windowEnd - now) / 1000);
    return new AppError('TOO_MANY', refusalTexts.tooMany, { retryAfter });
  }
}

export function limitRequests(app: FastifyInstance, limit: RequestLimit): void {
  app.addHook('onRequest', ({ ip, socket }, _reply, done) => {
    if (socket.remoteAddress === inProcessAddress) return done();
    const isGone = socket.remoteAddress === undefined;
    done(limit.count(ip) ?? (isGone ? new AppError('BAD_REQUEST', refusalTexts.abandoned) : undefined));
  });
  app.addHook('onResponse', ({ ip }, { statusCode }, done) => {
    if (malformed.has(statusCode)) limit.count(ip, malformedWeight - 1);
    done();
  });
}
