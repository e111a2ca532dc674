import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { AppError } from '#shared/wire/errors.ts';
import { meldungCalls } from '../../online/meldung-calls.ts';
import { meldungParams, meldungReply } from '../../online/meldung-contract.ts';
import { receiveMeldung } from './receive-meldung.ts';
import type { ZahlungQuellen } from './zahlung-services.ts';

/** A payment with all that a provider says of it. */
const bodyLimit = 256_000;

/** Messages of the payment provider's servers: from anywhere, and believed by their signature alone. */
export function meldungRoutes(
  db: Db,
  { anbieter, now }: Pick<ZahlungQuellen, 'anbieter' | 'now'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    // Signed are the bytes. Stripe sends JSON, Mollie a form; what a page of another site has its visitors send is
    // refused before (`refuseForeignWrites`).
    app.removeAllContentTypeParsers();
    const arten = ['application/json', 'application/x-www-form-urlencoded'];
    app.addContentTypeParser(arten, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const schema = {
      tags: ['Zahlungen'],
      summary:
        'Eine Meldung des Zahlungsanbieters, in seiner Form und mit seiner Unterschrift; gilt einmal und wird danach abgearbeitet',
      params: meldungParams,
      response: { 200: meldungReply, 400: failureEnvelope, 404: failureEnvelope },
    };
    const config = { policy: 'everyone' } as const;
    serveOn(app)(meldungCalls.melden, { config, schema, bodyLimit }, async (request) => {
      const { headers: kopf, body, log } = request;
      const { anbieter: an } = request.params;
      const roh = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const services = { anbieter: await anbieter(), now };
      await receiveMeldung(db, { an, roh, kopf }, services).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'BAD_REQUEST')
          log.warn(
            { anbieter: an, bytes: roh.length },
            'a message that is not of the payment provider was refused',
          );
        throw error;
      });
      return ok(null);
    });
  };
}
