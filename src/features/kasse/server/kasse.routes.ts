import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cartIdOf, setCartCookie, takeOverGuest } from '#features/cart/server/index.ts';
import type { Steuerwechsel } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok, okWith } from '#shared/wire/envelope.ts';
import { kasseCalls } from '../calls.ts';
import { bestellBody, bestelltReply, kasseGeaendert, kasseReply } from '../contract.ts';
import { BestellGrenze } from './bestell-grenze.ts';
import { KonditionenCache } from './konditionen-cache.ts';
import { placeAuftrag } from './place-auftrag.ts';
import { readKasse } from './read-kasse.ts';

const config = { policy: 'shopper' } as const;
const tags = ['Kasse'];
/** Two addresses of longest texts, which may be written as escapes. */
const bodyLimit = 16_000;

type Options = { now: () => Date; isHttps: boolean; adresse: string; steuerwechsel: Steuerwechsel };

/** The checkout of guests and accounts. */
export function kasseRoutes(db: Db, { isHttps, adresse, ...options }: Options): FastifyPluginAsyncZod {
  const services = {
    konditionenCache: new KonditionenCache(adresse),
    grenze: new BestellGrenze(),
    adresse,
    ...options,
  };
  return async (app) => {
    const serve = serveOn(app);
    const readSchema = {
      tags,
      summary: 'Was bestellt werden kann, und was es dann kostet',
      response: { 200: kasseReply, 401: failureEnvelope },
    };
    serve(kasseCalls.read, { config, schema: readSchema }, async (request, reply) => {
      const { saetze, isCookieOver } = await takeOverGuest(db, request);
      if (isCookieOver) reply.header('set-cookie', setCartCookie(undefined, { isHttps }));
      const data = await readKasse(db, { account: request.account, cartId: cartIdOf(request) }, services);
      return saetze.length > 0 ? okWith(saetze.join(' '), data) : ok(data);
    });

    const schema = {
      tags,
      summary: 'Zahlungspflichtig bestellen: 201, dieselbe bestellId noch einmal: 200',
      body: bestellBody,
      response: {
        200: bestelltReply,
        201: bestelltReply,
        400: failureEnvelope,
        401: failureEnvelope,
        409: kasseGeaendert,
        429: failureEnvelope,
      },
    };
    serve(kasseCalls.bestellen, { config, schema, bodyLimit }, async (request, reply) => {
      const kaeufer = { account: request.account, cartId: cartIdOf(request) };
      const bestellung = { kaeufer, body: request.body, address: request.ip };
      const { isNeu, nummer, token } = await placeAuftrag(db, bestellung, services);
      return reply.code(isNeu ? 201 : 200).send(ok({ nummer, token }));
    });
  };
}
