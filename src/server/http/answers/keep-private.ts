import type { FastifyInstance } from 'fastify';

/** The answers of these routes open with a secret in their address: they stay in no cache, index or referrer (R42). */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });
}
