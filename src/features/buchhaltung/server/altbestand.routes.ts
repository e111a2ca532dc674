import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';

/** Documents for what was delivered before there were any. */
export function altbestandRoutes(_db: Db, _options: { now: () => Date }): FastifyPluginAsyncZod {
  return async () => {};
}
