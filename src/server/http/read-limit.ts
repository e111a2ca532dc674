import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { placeOf } from '#shared/place-of.ts';
import { refusalTexts } from './refusal-texts.ts';

/** Where calls come from that the server makes itself while it renders a page. No socket has such an address. */
export const inProcessAddress = 'in-process';

const windowMs = 60_000;
/** Places counted in one window; should there ever be more, counting starts anew. */
const maxPlaces = 100_000;

/**
 * Keeps one place from drawing on the shop without end: at most `perMinute` requests, counted in memory on this node,
 * refused ones too. One page needs about twenty. Guessing is limited elsewhere, strictly and in the database; this is
 * for crawlers that went wild. A package would bring a store and headers that nobody here needs.
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
