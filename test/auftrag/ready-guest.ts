import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kasse } from '#features/kasse/contract.ts';
import type { Db } from '#server/db/connect.ts';
import { fillCart, newCartCookie } from './fill-cart.ts';
import { newBestellung } from './offener-laden.ts';

type Shop = { app: FastifyInstance; db: Db; produktIds: string[] };

/**
 * A guest at home with one piece of each product in the cart, who has read the checkout. `order` sends the
 * same order each time.
 */
export async function readyGuest({ app, db, produktIds }: Shop) {
  const cookie = newCartCookie();
  await fillCart(db, { cookie }, produktIds);
  const read = await app.inject({ method: 'GET', url: '/api/checkout', headers: { cookie } });
  const [weg] = (read.json().data as Kasse).moeglichkeiten;
  if (!weg) throw new Error(read.body);
  const payload = newBestellung(weg, `${randomBytes(8).toString('hex')}@lindenblatt.example`);
  const remoteAddress = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;
  const order = (shop = app) =>
    shop.inject({ method: 'POST', url: '/api/checkout', payload, headers: { cookie }, remoteAddress });
  return { order };
}
