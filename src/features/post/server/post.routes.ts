import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import type { LiesUmgebung } from '#features/einstellung/umgebung.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { postCalls } from '../calls.ts';
import {
  anhangReply,
  dnsReply,
  nachrichtReply,
  nachrichtSavedReply,
  postausgangQuery,
  postausgangReply,
  postLageReply,
  testBody,
  testReply,
} from '../contract.ts';
import { ohneMailserver } from '../post-lage.ts';
import { listPostausgang } from './postausgang/list-postausgang.ts';
import { findZeile } from './postausgang/postausgang.repository.ts';
import { readAnhang, readNachricht } from './postausgang/read-nachricht.ts';
import { readPostLage } from './postausgang/read-post-lage.ts';
import { resendNachricht } from './postausgang/resend-nachricht.ts';
import { settleNachricht } from './postausgang/settle-nachricht.ts';
import { toNachrichtZeile } from './postausgang/to-nachricht-zeile.ts';
import { type SendNow, testPost } from './test-post.ts';
import { type LookUpTxt, lookUpDns } from './zustellung/dns-lookup.ts';

export type PostServices = {
  now: () => Date;
  umgebung: LiesUmgebung;
  sendNow: SendNow;
  lookUpTxt: LookUpTxt;
};

/** R50: whom the shop writes to, and what, is the admin's alone. */
const config = { policy: { role: 'admin' } } as const;
const tags = ['Post'];
const denied = { 401: failureEnvelope, 403: failureEnvelope };
const params = z.object({ id: z.string().max(64, 'Diese Nachricht gibt es nicht.') });
const anhangParams = params.extend({
  nr: z.coerce.number('Diesen Anhang gibt es nicht.').int().min(0).max(99),
});

/** The outbox in the back office. */
export function postRoutes(db: Db, services: PostServices): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(listRoutes(db, services));
    await app.register(nachrichtRoutes(db, services));
    await app.register(testRoutes(db, services));
  };
}

function listRoutes(db: Db, { now, umgebung }: PostServices): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const listSchema = {
      tags,
      summary: 'Die Post einer Richtung, neueste zuerst, seitenweise mit vor',
      querystring: postausgangQuery,
      response: { 200: postausgangReply, 400: failureEnvelope, ...denied },
    };
    serve(postCalls.list, { config, schema: listSchema }, async ({ query }) =>
      ok({ ...(await listPostausgang(db, query)), smtp: (await umgebung()).smtp }),
    );

    const lageSchema = {
      tags,
      summary: 'Ob etwas in der Post die Inhaberin braucht',
      response: { 200: postLageReply, ...denied },
    };
    serve(postCalls.lage, { config, schema: lageSchema }, async () =>
      ok(await readPostLage(db, { now: now(), umgebung: await umgebung() })),
    );
  };
}

function nachrichtRoutes(db: Db, { now, umgebung }: PostServices): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const readSchema = {
      tags,
      summary: 'Eine Nachricht, wie sie geschrieben wurde; Links, die nur für ihren Empfänger sind, fehlen',
      params,
      response: { 200: nachrichtReply, 400: failureEnvelope, ...denied, 404: failureEnvelope },
    };
    serve(postCalls.read, { config, schema: readSchema }, async ({ params: { id } }) =>
      ok(await readNachricht(db, id)),
    );

    const anhangSchema = {
      tags,
      summary: 'Ein Anhang einer Nachricht',
      params: anhangParams,
      response: { 200: anhangReply, 400: failureEnvelope, ...denied, 404: failureEnvelope },
    };
    serve(postCalls.anhang, { config, schema: anhangSchema }, async (request, reply) => {
      const { contentType, content } = await readAnhang(db, request.params);
      reply.headers({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment' });
      return reply.type(contentType).send(content);
    });

    const sendenSchema = {
      tags,
      summary: 'Noch einmal senden, unter derselben Message-ID',
      params,
      response: {
        ...{ 200: nachrichtSavedReply, 400: failureEnvelope, ...denied },
        ...{ 404: failureEnvelope, 409: failureEnvelope },
      },
    };
    serve(postCalls.senden, { config, schema: sendenSchema }, async ({ params: { id } }) => {
      const { smtp } = await umgebung();
      return inTransaction(db, async (db) => {
        if (!(await findZeile(db, id))) throw notFound('Nachricht');
        if (!smtp) throw new AppError('CONFLICT', ohneMailserver);
        await resendNachricht(db, id, now());
        const row = await findZeile(db, id);
        if (!row) throw notFound('Nachricht');
        return okWith('Die Nachricht wird noch einmal gesendet.', toNachrichtZeile(row));
      });
    });

    const erledigenSchema = {
      tags,
      summary: 'Abhaken, was nicht zugestellt ist und anders erledigt wurde',
      params,
      response: sendenSchema.response,
    };
    serve(postCalls.erledigen, { config, schema: erledigenSchema }, async ({ params: { id } }) => {
      const zeile = await inTransaction(db, (db) => settleNachricht(db, id, now()));
      return okWith('Abgehakt: Das Dashboard erinnert nicht mehr daran.', zeile);
    });
  };
}

function testRoutes(db: Db, { now, umgebung, sendNow, lookUpTxt }: PostServices): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const dnsSchema = {
      tags,
      summary: 'SPF, DKIM und DMARC der Domain des gespeicherten Absenders',
      response: { 200: dnsReply, ...denied },
    };
    serve(postCalls.dns, { config, schema: dnsSchema }, async () => {
      const { post } = await readSomeEinstellungen(db, ['post']);
      return ok(await lookUpDns(post.angaben.absender, lookUpTxt));
    });

    const testSchema = {
      tags,
      summary: 'Eine Testnachricht senden und sagen, was der Mailserver dazu meint',
      body: testBody,
      response: { 200: testReply, 400: failureEnvelope, ...denied, 409: failureEnvelope },
    };
    serve(postCalls.test, { config, schema: testSchema }, async ({ body: { an } }) => {
      const { message, ...data } = await testPost(db, {
        ...{ an, now: now(), sendNow },
        umgebung: await umgebung(),
      });
      return okWith(message, data);
    });
  };
}
