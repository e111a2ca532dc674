import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { failureEnvelope, ok, okEnvelope } from '#shared/envelope.ts';
import { sicherung } from '../contract.ts';
import { sicherungZustand } from '../sicherung-zustand.ts';
import { findSicherung } from './sicherung.repository.ts';

const config = { policy: { role: 'admin' } } as const;

/** For the back office: the state of the backups. */
export function sicherungRoutes(
  db: Db,
  { now, lacksBackups }: { now: () => Date; lacksBackups: boolean },
): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = {
      tags: ['Betrieb'],
      summary: 'Wie es um die Sicherungen steht, die der Laden selbst macht',
      response: { 200: okEnvelope(sicherung), 401: failureEnvelope, 403: failureEnvelope },
    };
    app.get('/admin/sicherung', { config, schema }, async () =>
      ok(sicherungZustand(await findSicherung(db), { now: now(), lacksBackups })),
    );
  };
}
