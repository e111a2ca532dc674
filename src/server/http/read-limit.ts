import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';

/** Where calls come from that the server makes itself while it renders a page. No socket has such an address. */
export const inProcessAddress = 'in-process';

const windowMs = 60_000;

/**
 * Keeps one address from drawing on the API without end: at most `perMinute` calls, counted in memory on this node.
 * One page needs about twenty. Guessing is limited elsewhere, strictly and in the database; this is for crawlers that
 * went wild. A package would bring a store and headers that nobody here needs.
 */
export function limitReads(app: FastifyInstance, { perMinute }: { perMinute: number }): void {
  let counts = new Map<string, number>();
  let windowEnd = 0;
  app.addHook('onRequest', async ({ ip, socket }) => {
    if (socket.remoteAddress === inProcessAddress) return;
    const now = Date.now();
    if (now >= windowEnd) {
      counts = new Map();
      windowEnd = now + windowMs;
    }
    const count = (counts.get(ip) ?? 0) + 1;
    counts.set(ip, count);
    if (count > perMinute)
      throw new AppError('TOO_MANY', 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.', {
        retryAfter: Math.ceil((windowEnd - now) / 1000),
      });
  });
}
