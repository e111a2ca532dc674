import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { isMigrated } from '#server/db/migrate/migrate.ts';
import { failureEnvelope, ok, okEnvelope } from '#shared/wire/envelope.ts';
import { AppError } from '#shared/wire/errors.ts';

const config = { policy: 'everyone' } as const;
const state = okEnvelope(z.object({ status: z.literal('ok') }));

/** For monitoring: `/health` answers while the process runs, `/ready` while it can serve requests. */
export function healthRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const alive = { tags: ['Betrieb'], summary: 'Läuft der Server?', response: { 200: state } };
    app.get('/health', { config, schema: alive }, async () => ok({ status: 'ok' as const }));

    const ready = {
      tags: ['Betrieb'],
      summary: 'Ist die Datenbank erreichbar und auf dem Stand des Programms?',
      response: { 200: state, 503: failureEnvelope },
    };
    app.get('/ready', { config, schema: ready }, async (request) => {
      const isReady = await isMigrated(db).catch((error: unknown) => {
        request.log.error({ err: error }, 'database not reachable');
        return false;
      });
      if (!isReady)
        throw new AppError(
          'UNAVAILABLE',
          'Die Datenbank ist nicht erreichbar oder nicht auf dem neuesten Stand.',
        );
      return ok({ status: 'ok' as const });
    });
  };
}
