import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readFolge } from '#features/beleg/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, failureWith, ok, okWith } from '#shared/wire/envelope.ts';
import { buchhaltungCalls } from '../calls.ts';
import { belegNummerParams, belegVoll, belegVollReply } from '../contract.ts';
import { folgeReply, kopieBody } from '../kopie-contract.ts';
import { sendKopie } from './send-kopie.ts';

const config = { policy: { role: 'admin' } } as const;
const tags = ['Belege'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };

/** A document once more, and the number of the next one. */
export function kopieRoutes(
  db: Db,
  { now, adresse }: { now: () => Date; adresse: string },
): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    serve(
      buchhaltungCalls.folge,
      {
        config,
        schema: { tags, summary: 'Wie der nächste Beleg heißt', response: { 200: folgeReply, ...denied } },
      },
      async () => ok(await readFolge(db, now())),
    );
    serve(
      buchhaltungCalls.kopie,
      {
        config,
        schema: {
          ...{ tags, summary: 'Einen Beleg noch einmal senden, per E-Mail' },
          ...{ params: belegNummerParams, body: kopieBody },
          response: {
            200: belegVollReply,
            ...{ 400: failureEnvelope, ...denied, 404: failureEnvelope },
            409: failureWith(belegVoll),
          },
        },
      },
      async ({ params: { nummer }, body }) => {
        const { message, beleg } = await sendKopie(db, { nummer, ...body }, { now: now(), adresse });
        return okWith(message, beleg);
      },
    );
  };
}
