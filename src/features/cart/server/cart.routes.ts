import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { notSignedIn } from '#server/http/calls/guards.ts';
import { serveOn } from '#server/http/calls/serve-on.ts';
import { tagClock, tagOf } from '#shared/datum/datum.ts';
import { failureEnvelope, ok } from '#shared/wire/envelope.ts';
import { cartCalls } from '../calls.ts';
import { addBody, type CartReply, cartReply, cartUpdateBody, removeParams } from '../contract.ts';
import { addKaufbares, findKaufbares } from './add-to-cart.ts';
import { beginVisit } from './gast/begin-visit.ts';
import { type Shopper, setCartCookie } from './gast/cart-owner.ts';
import { GuestTokens } from './gast/guest-tokens.ts';
import { readCart } from './read-cart.ts';
import { clearCart, removeFromCart } from './remove-from-cart.ts';
import { updateCart } from './update-cart.ts';

const config = { policy: 'shopper' } as const;
const tags = ['Warenkorb'];

const refusals = { 400: failureEnvelope, 401: failureEnvelope, 404: failureEnvelope, 409: failureEnvelope };
const response = { 200: cartReply, 401: failureEnvelope };
const changeResponse = { 200: cartReply, ...refusals };
const addResponse = { ...changeResponse, 429: failureEnvelope };

type Options = { now: () => Date; isHttps: boolean };
type Work = (shopper: Shopper) => Promise<CartReply>;

/** Answers calls; `keep`: which guests get their cookie, again or for the first time, when a cart begins for them. */
function answerWith(db: Db, { now, isHttps }: Options) {
  const tag = tagClock(now);
  const tokens = new GuestTokens();
  return async (
    [request, reply]: [FastifyRequest, FastifyReply],
    keep: 'none' | 'known' | 'everyone',
    work: Work,
  ): Promise<CartReply> => {
    const time = { now: now(), tag: tag() };
    const { shopper, saetze, guest, isCookieOver } = await beginVisit(db, request, { time, tokens });
    if (isCookieOver) reply.header('set-cookie', setCartCookie(undefined, { isHttps }));
    if (guest?.isNew && keep === 'everyone') await tokens.limitNew(db, request.ip, time.now);
    const { message, ...rest } = await work(shopper);
    if (guest && (keep === 'everyone' || (keep === 'known' && !guest.isNew)))
      reply.header('set-cookie', setCartCookie(guest.token, { isHttps }));
    if (message !== undefined) saetze.push(message);
    return saetze.length > 0 ? { ...rest, message: saetze.join(' ') } : rest;
  };
}

/**
 * The cart of the signed-in account, whatever its role (requirements.md, storefront §7, R6), from the opening
 * on also that of a guest (R36). No call names another account or cart.
 */
export function cartRoutes(db: Db, options: Options): FastifyPluginAsyncZod {
  const answer = answerWith(db, options);
  return async (app) => {
    const serve = serveOn(app);
    // Before the body is read, like every refusal of a caller.
    app.addHook('onRequest', async ({ account }) => {
      if (account) return;
      const { angaben } = await readEinstellung(db, 'phase');
      if (angaben.phase === 'angekuendigt') throw notSignedIn();
    });

    const readSchema = { tags, summary: 'Der eigene Warenkorb', response };
    serve(cartCalls.read, { config, schema: readSchema }, (...call) =>
      answer(call, 'none', async (shopper) => ok(await readCart(db, shopper))),
    );

    const addSchema = {
      tags,
      summary:
        'Hineinlegen, höchstens 99 Stück und nicht mehr, als da sind: dann steht es in message; in der Pause 409',
      body: addBody,
      response: addResponse,
    };
    serve(cartCalls.add, { config, schema: addSchema }, async (request, reply) => {
      const { produktId, menge } = request.body;
      const kaufbares = await findKaufbares(db, produktId, tagOf(options.now()));
      return answer([request, reply], 'everyone', (shopper) =>
        addKaufbares(db, shopper, { ...kaufbares, menge }),
      );
    });

    const updateSchema = { tags, summary: 'Menge setzen', body: cartUpdateBody, response: changeResponse };
    serve(cartCalls.update, { config, schema: updateSchema }, (request, reply) =>
      answer([request, reply], 'known', async (shopper) => ok(await updateCart(db, shopper, request.body))),
    );

    // Removing a missing line (a second tap) succeeds.
    const removeSchema = {
      tags,
      summary: 'Ein Produkt entfernen',
      params: removeParams,
      response: changeResponse,
    };
    serve(cartCalls.remove, { config, schema: removeSchema }, (request, reply) =>
      answer([request, reply], 'known', async (shopper) =>
        ok(await removeFromCart(db, shopper, request.params.productId)),
      ),
    );

    const clearSchema = { tags, summary: 'Leeren', response };
    serve(cartCalls.clear, { config, schema: clearSchema }, (...call) =>
      answer(call, 'known', async (shopper) => ok(await clearCart(db, shopper))),
    );
  };
}
