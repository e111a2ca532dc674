import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { placeOf } from '#shared/place-of.ts';
import { refusalTexts } from './refusal-texts.ts';

/** The remote address of calls that the server makes itself while rendering. No socket has such an address. */
export const inProcessAddress = 'in-process';

const windowMs = 60_000;
/** Addresses counted in one window; with more, counting starts again. */
const maxPlaces = 100_000;

/**
 * Rate limit per address: at most `perMinute` requests, counted in memory on this node, refused ones included. One page
 * needs about twenty. Password guessing is limited elsewhere, strictly and in the database; this stops runaway crawlers.
 * A package would bring a store and headers that are not needed here.
 */
export function limitRequests(app: FastifyInstance, { perMinute }: { perMinute: number }): void {
  let counts = new Map<string, number>();
  let windowEnd = 0;
  app.addHook('onRequest', ({ ip, socket }, _reply, done) => {
    if (socket.remoteAddress === inProcessAddress) return done();
    const now = Date.now();
    if (now >= windowEnd || counts.size > maxPlaces) {
      counts = new Map();
      windowEnd = now + windowMs;
    }
    const place = placeOf(ip);
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    if (count <= perMinute) return done();
    const retryAfter = Math.ceil((windowEnd - now) / 1000);
    done(new AppError('TOO_MANY', refusalTexts.tooMany, { retryAfter }));
  });
}
