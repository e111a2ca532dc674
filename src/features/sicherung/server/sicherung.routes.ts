import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { sicherungCalls } from '../calls.ts';
import { sicherungReply } from '../contract.ts';
import { sicherungZustand } from '../sicherung-zustand.ts';
import { findSicherung } from './sicherung.repository.ts';

const config = { policy: { role: 'admin' } } as const;

/** For the back office: the state of the backups. */
export function sicherungRoutes(
  db: Db,
  { now, lacksBackups }: { now: () => Date; lacksBackups: boolean },
): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const schema = {
      tags: ['Betrieb'],
      summary: 'Wie es um die Sicherungen steht, die der Laden selbst macht',
      response: { 200: sicherungReply, 401: failureEnvelope, 403: failureEnvelope },
    };
    serve(sicherungCalls.read, { config, schema }, async () =>
      ok(sicherungZustand(await findSicherung(db), { now: now(), lacksBackups })),
    );
  };
}
