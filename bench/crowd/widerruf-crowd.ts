import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { cartCalls } from '#features/cart/calls.ts';
import { widerrufCalls } from '#features/widerruf/calls.ts';
import { fillShelf, openForOrders } from '#test/auftrag/offener-laden.ts';
import { readyGuest } from '#test/auftrag/ready-guest.ts';
import { insertProdukt } from '#test/factories.ts';
import { type ShopProcess, startShop } from '#test/shop-process.ts';
import { withDemoData } from '../bench-shop.ts';
import { openQuietApp } from '../calls/quiet-app.ts';
import { openPlace } from '../databases.ts';
import type { Measurement } from '../measurement.ts';
import { quantile } from '../statistics.ts';
import { runAlone } from '../table.ts';

/**
 * Declarations of withdrawal for one order from one place, for as many seconds as its limit of calls (3000 a
 * minute) lets it.
 */
const declarations = 1000;
const declarationMs = 20;
/** So many that none reaches its limit of 99 pieces in a cart. */
const products = 10;
/** Milliseconds between two pieces that a stranger puts into the cart, and how many without the declarations. */
const paceMs = 40;
const alone = 200;

type Order = { link: string; produktIds: string[] };

/**
 * What a stranger waits for the cart while one place floods the shop with declarations, against the same
 * without them.
 */
export async function measureWiderrufCrowd(): Promise<Measurement[]> {
  return withDemoData(async (dataDir) => {
    const order = await placeOrder(dataDir);
    const shop = await startShop({ DATA_DIR: dataDir });
    try {
      const shopper = await openCart(shop, order);
      const quiet = await shopper(({ asked }) => asked < alone);
      let isOver = false;
      const flood = sendDeclarations(shop, order).finally(() => {
        isOver = true;
      });
      const [flooded, taken] = await Promise.all([shopper(() => !isOver), flood]);
      const worst = Math.max(...flooded).toFixed(0);
      return [
        {
          what: 'a stranger’s cart during a flood of declarations, p95',
          unit: 'ms',
          measured: quantile(flooded, 0.95),
          reference: quantile(quiet, 0.95),
          goal: { atMost: 50 },
          note: `${taken} of ${declarations} taken; ${flooded.length} calls meanwhile, the longest ${worst} ms`,
        },
      ];
    } finally {
      await shop.stop();
    }
  });
}

/** An opened shop with one order, whose link the declarations have. */
async function placeOrder(dataDir: string): Promise<Order> {
  const db = await openPlace({ databaseUrl: undefined, dataDir });
  const app = await openQuietApp(db);
  await openForOrders(db);
  const produktIds: string[] = [];
  for (let i = 0; i < products; i += 1) produktIds.push(await insertProdukt(db));
  await fillShelf(db, produktIds, 1000);
  const { order } = await readyGuest({ app, db, produktIds });
  const reply = await order();
  if (reply.statusCode !== 201) throw new Error(reply.body);
  await app.close();
  await db.destroy();
  return { link: reply.json().data.token, produktIds };
}

/** Somebody with a cart, who changes it at a steady pace. Milliseconds from when each call was due. */
async function openCart(shop: ShopProcess, { produktIds }: Order) {
  const agent = new Agent({ keepAlive: true });
  const from = '127.0.0.7';
  const path = `/api${cartCalls.add.path}`;
  let added = 0;
  const add = (cookie?: string) => {
    const produktId = produktIds[added++ % produktIds.length];
    return post(shop, path, { agent, from, cookie, body: { produktId, menge: 1 } });
  };
  const cookie = (await add()).cookie;
  return async (goesOn: (state: { asked: number }) => boolean): Promise<number[]> => {
    const times: number[] = [];
    for (let due = performance.now(); goesOn({ asked: times.length }); due += paceMs) {
      await sleep(Math.max(0, due - performance.now()));
      const { status } = await add(cookie);
      if (status !== 200) throw new Error(`the cart answered ${status}`);
      times.push(performance.now() - due);
    }
    return times;
  };
}

/** Returns how many were taken. */
async function sendDeclarations(shop: ShopProcess, { link }: Order): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const send = async (): Promise<number> => {
    const body = {
      ...{ id: randomBytes(16).toString('base64url'), name: 'Eva Fremd', link },
      ...{ email: 'jemand@beispiel.example', stuecke: 'x'.repeat(2000) },
    };
    const from = '127.0.0.9';
    return (await post(shop, `/api${widerrufCalls.erklaeren.path}`, { agent, from, body })).status;
  };
  const answers: Promise<number>[] = [];
  for (let due = performance.now(); answers.length < declarations; due += declarationMs) {
    await sleep(Math.max(0, due - performance.now()));
    answers.push(send());
  }
  return (await Promise.all(answers)).filter((status) => status < 300).length;
}

type Sent = { agent: Agent; from: string; cookie?: string | undefined; body: object };

function post(shop: ShopProcess, path: string, { agent, from, cookie, body }: Sent) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; cookie: string }>();
  const headers = {
    'content-type': 'application/json',
    ...(cookie === undefined ? {} : { cookie }),
  };
  const url = new URL(path, shop.url);
  url.hostname = '127.0.0.1';
  const options = { agent, method: 'POST', headers, localAddress: from };
  const call = request(url, options, (message) => {
    const [set = ''] = message.headers['set-cookie'] ?? [];
    message.resume().once('error', reject);
    message.once('end', () => resolve({ status: message.statusCode ?? 0, cookie: set.split(';')[0] ?? '' }));
  });
  call.once('error', reject).end(JSON.stringify(body));
  return promise;
}

if (import.meta.main) await runAlone(measureWiderrufCrowd);
