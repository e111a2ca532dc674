import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';

/** All documents, for the owner alone. */
export function belegeRoutes(_db: Db): FastifyPluginAsyncZod {
  return async () => {};
}
