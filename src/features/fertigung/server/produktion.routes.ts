import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { lagerCalls } from '#features/lager/calls.ts';
import { gebuchtText } from '#features/lager/gebucht-text.ts';
import {
  produktionBody,
  produktionReply,
  stornoReply,
  vorschauQuery,
  vorschauReply,
} from '#features/lager/produktion/produktion-contract.ts';
import { cancelProduktion, previewProduktion } from '#features/lager/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { bookAndNamePackbare } from './book-and-name-packbare.ts';

/** R19; from the opening on also who produces (R50). */
const config = { policy: { role: 'admin', offen: { permission: 'inventory.write' } } } as const;
const tags = ['Lager'];
const refused = {
  400: failureEnvelope,
  401: failureEnvelope,
  403: failureEnvelope,
  404: failureEnvelope,
  409: failureEnvelope,
};
const params = z.object({ buchungId: z.string().max(100) });

/** Booking, previewing and reversing a production (R13). */
export function produktionRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const vorschauSchema = {
      tags,
      summary:
        'Was eine Produktion verbraucht, wie viele Stück möglich sind und woran es liegt; bucht nichts',
      querystring: vorschauQuery,
      response: { 200: vorschauReply, ...refused },
    };
    serve(lagerCalls.vorschau, { config, schema: vorschauSchema }, async ({ query }) =>
      ok(await previewProduktion(db, query)),
    );

    const produktionSchema = {
      tags,
      summary: 'Produktion buchen, ganz oder gar nicht; 409 nennt in fehler alles, was fehlt',
      body: produktionBody,
      response: { 200: produktionReply, ...refused },
    };
    serve(lagerCalls.produktion, { config, schema: produktionSchema }, async (request) => {
      const data = await bookAndNamePackbare(db, request.body, { von: callerOf(request) });
      return { ...ok(data), message: 'Produktion gebucht' };
    });

    const stornoSchema = {
      tags,
      summary: 'Eine Produktion als Ganzes zurücknehmen, ein einziges Mal',
      params,
      response: { 200: stornoReply, ...refused },
    };
    serve(lagerCalls.storno, { config, schema: stornoSchema }, async (request) => {
      const data = await cancelProduktion(db, request.params.buchungId, { von: callerOf(request) });
      return okWith(gebuchtText('Produktion zurückgenommen', data.betroffen), data);
    });
  };
}
