import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { accountOf } from '#server/http/guards.ts';
import { serveOn } from '#server/http/serve-on.ts';
import { failureEnvelope, ok } from '#shared/envelope.ts';
import { cartCalls } from '../calls.ts';
import { addBody, cartReply, removeParams, updateBody } from '../contract.ts';
import { addToCart } from './add-to-cart.ts';
import { deleteCartItem, deleteCartItems } from './cart.repository.ts';
import { readCart } from './read-cart.ts';
import { updateCart } from './update-cart.ts';

const config = { policy: 'signedIn' } as const;
const tags = ['Warenkorb'];

const refusals = { 400: failureEnvelope, 401: failureEnvelope, 404: failureEnvelope, 409: failureEnvelope };
const response = { 200: cartReply, 401: failureEnvelope };
const changeResponse = { 200: cartReply, ...refusals };

/** The cart of the signed-in account, whatever its role (storefront.txt §7, R6). No call names another account. */
export function cartRoutes(db: Db): FastifyPluginAsyncZod {
  return async (app) => {
    const serve = serveOn(app);
    const readSchema = { tags, summary: 'Der eigene Warenkorb', response };
    serve(cartCalls.read, { config, schema: readSchema }, async (request) =>
      ok(await readCart(db, accountOf(request).id)),
    );

    const addSchema = {
      tags,
      summary: 'Hineinlegen; mehr als 99 Stück werden auf 99 begrenzt, dann steht es in message',
      body: addBody,
      response: changeResponse,
    };
    serve(cartCalls.add, { config, schema: addSchema }, (request) =>
      addToCart(db, accountOf(request).id, request.body),
    );

    const updateSchema = { tags, summary: 'Menge setzen', body: updateBody, response: changeResponse };
    serve(cartCalls.update, { config, schema: updateSchema }, async (request) =>
      ok(await updateCart(db, accountOf(request).id, request.body)),
    );

    // Removing a missing line (a second tap) succeeds.
    const removeSchema = {
      tags,
      summary: 'Ein Produkt entfernen',
      params: removeParams,
      response: changeResponse,
    };
    serve(cartCalls.remove, { config, schema: removeSchema }, async (request) => {
      const { id: cartId } = accountOf(request);
      const line = { cartId, produktId: request.params.productId };
      await inTransaction(db, (db) => deleteCartItem(db, line));
      return ok(await readCart(db, cartId));
    });

    const clearSchema = { tags, summary: 'Leeren', response };
    serve(cartCalls.clear, { config, schema: clearSchema }, async (request) => {
      const { id: cartId } = accountOf(request);
      await inTransaction(db, (db) => deleteCartItems(db, cartId));
      return ok(await readCart(db, cartId));
    });
  };
}
