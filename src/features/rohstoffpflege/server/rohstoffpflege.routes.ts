import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { rohstoffCallsOf } from '#features/rohstoffe/calls.ts';
import {
  changeReplyOf,
  createBodyOf,
  listReplyOf,
  rohstoffDeletedReply,
  rohstoffListQuery,
  rohstoffReplyOf,
  updateBodyOf,
} from '#features/rohstoffe/contract.ts';
import type { RohstoffKind } from '#features/rohstoffe/rohstoff-kind.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { listRohstoffe } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { callerOf } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okList } from '#shared/wire/envelope.ts';
import { changeRohstoff } from './change-rohstoff.ts';
import { createRohstoff } from './create-rohstoff.ts';
import { deleteRohstoff } from './delete-rohstoff.ts';

/** R19: purchase prices are for admins only. */
const config = { policy: { role: 'admin' } } as const;
/** A text of 2000 characters and several short ones. */
const bodyLimit = 20_000;
const params = z.object({ id: z.string() });
const denied = { 401: failureEnvelope, 403: failureEnvelope };
const refused = { ...denied, 404: failureEnvelope, 409: failureEnvelope };

/** The calls of requirements.md, admin §7, Raw materials: the same four for every kind. */
export function rohstoffRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    for (const kind of Object.values<RohstoffKind>(rohstoffKinds)) await app.register(kindRoutes(db, kind));
  };
}

function kindRoutes(db: Db, kind: RohstoffKind): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const calls = rohstoffCallsOf(kind);
    const tags = ['Rohstoffe'];

    const listSchema = {
      tags,
      summary: `${kind.name}: alle nach bezeichnung; ohne includeUnavailable nur die verfügbaren`,
      querystring: rohstoffListQuery,
      response: { 200: listReplyOf(kind), 400: failureEnvelope, ...denied },
    };
    serve(calls.list, { config, schema: listSchema }, async ({ query }) =>
      okList(await listRohstoffe(db, kind, { includeUnavailable: query.includeUnavailable === 'true' })),
    );

    const createSchema = {
      tags,
      summary: `${kind.name} anlegen; was fehlt, bekommt seinen Vorgabewert`,
      body: createBodyOf(kind),
      response: { 201: rohstoffReplyOf(kind), 400: failureEnvelope, ...refused },
    };
    serve(calls.create, { config, schema: createSchema, bodyLimit }, async (request, reply) => {
      const neu = { kind, body: request.body, von: callerOf(request) };
      return reply.code(201).send(ok(await createRohstoff(db, neu)));
    });

    const changeSchema = {
      tags,
      summary: `${kind.name} ändern; was fehlt, bleibt. Ein neuer Preis je ${kind.einheit} nennt betroffene Produkte`,
      params,
      body: updateBodyOf(kind),
      response: {
        200: changeReplyOf(kind),
        400: failureEnvelope,
        ...refused,
      },
    };
    serve(calls.change, { config, schema: changeSchema, bodyLimit }, async (request) => {
      const change = { kind, id: request.params.id, body: request.body, von: callerOf(request) };
      return { success: true as const, ...(await changeRohstoff(db, change)) };
    });

    const deleteSchema = {
      tags,
      summary: `${kind.name} löschen; 409, solange ein Produkt daraus besteht`,
      params,
      response: { 200: rohstoffDeletedReply, ...refused },
    };
    serve(calls.delete, { config, schema: deleteSchema }, async ({ params }) => {
      await deleteRohstoff(db, { kind, id: params.id });
      return ok({ _id: params.id });
    });
  };
}
