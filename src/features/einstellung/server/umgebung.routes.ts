import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import type { LiesUmgebung } from '../umgebung.ts';
import { umgebungCalls } from '../umgebung-calls.ts';
import { umgebungReply } from '../umgebung-contract.ts';

/** Whether the environment has what an open shop needs, for the settings (R61). */
export function umgebungRoutes(umgebung: LiesUmgebung): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = {
      tags: ['Einstellungen'],
      summary: 'Ob Mailserver, https und Sicherung eingerichtet sind',
      response: { 200: umgebungReply, 401: failureEnvelope, 403: failureEnvelope },
    };
    serveOn(app)(umgebungCalls.read, { config: { policy: { role: 'admin' } }, schema }, async () =>
      ok(await umgebung()),
    );
  };
}
