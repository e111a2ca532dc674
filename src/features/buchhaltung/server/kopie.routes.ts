import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';

/** A document once more, and the number of the next one. */
export function kopieRoutes(_db: Db, _options: { now: () => Date }): FastifyPluginAsyncZod {
  return async () => {};
}
