import { setTimeout as sleep } from 'node:timers/promises';
import type { BestellBody, Kasse } from '#features/kasse/contract.ts';
import type { Db } from '#server/db/connect.ts';
import { fillCart, newCartCookie } from '../auftrag/fill-cart.ts';
import { fillShelf, newBestellung } from '../auftrag/offener-laden.ts';
import { insertProdukt } from '../factories.ts';
import { type Answer, callerWith, countStatus, type Statuses } from './nodes-writers.ts';

/** How long a buyer sends an order again that gets no answer, in milliseconds. */
const patienceMs = 60_000;

type Buyer = { produktId: string; name: string; email: string; order: () => Promise<Answer> };
/** `statuses` are all answers; `repeated` orders were sent again because they had no answer. */
export type Sale = { statuses: Statuses; sold: number; refused: number; repeated: number; wrong: string[] };

/**
 * Offers `pieces` of each product to many buyers at once while `disturb` is in progress. A buyer without an
 * answer sends the same order again. Returns what is wrong: each piece is sold once, and nobody else gets
 * anything but a friendly refusal.
 */
export async function sellLastPieces(
  { url, db }: { url: string; db: Db },
  { produkte, pieces, buyers }: { produkte: number; pieces: number; buyers: number },
  disturb: () => Promise<void>,
): Promise<Sale> {
  const sale: Sale = { statuses: {}, sold: 0, refused: 0, repeated: 0, wrong: [] };
  const names = Array.from({ length: produkte }, (_, n) => `Letzte Seife ${crypto.randomUUID()} ${n}`);
  const waren = await Promise.all(
    names.map(async (name) => ({ name, produktId: await insertProdukt(db, { name }) })),
  );
  await fillShelf(
    db,
    waren.map(({ produktId }) => produktId),
    pieces,
  );
  const all: Buyer[] = [];
  for (const ware of waren)
    for (let n = 0; n < buyers; n += 1) all.push(await newBuyer({ url, db }, ware, sale.statuses));
  const [outcomes] = await Promise.all([Promise.all(all.map((buyer) => buy(buyer, sale))), disturb()]);
  for (const { produktId, name } of waren) {
    const ofWare = outcomes.filter(({ buyer }) => buyer.produktId === produktId);
    sale.wrong.push(...(await checkSold(db, { produktId, name, pieces, ofWare })));
  }
  return sale;
}

/** A guest with one piece in the cart, who has read the checkout. */
async function newBuyer(
  { url, db }: { url: string; db: Db },
  { produktId, name }: { produktId: string; name: string },
  statuses: Statuses,
): Promise<Buyer> {
  const cookie = newCartCookie();
  const call = callerWith(url, { cookie });
  await fillCart(db, { cookie }, [produktId]);
  const { body } = await call('GET', '/checkout');
  const [weg] = (body.data as unknown as Kasse).moeglichkeiten;
  if (!weg) throw new Error(JSON.stringify(body));
  const email = `kauf-${crypto.randomUUID()}@lindenblatt.example`;
  const bestellung: BestellBody = newBestellung(weg, email);
  const order = async () => {
    const answer = await call('POST', '/checkout', bestellung);
    countStatus(statuses, answer.status);
    return answer;
  };
  return { produktId, name, email, order };
}

type Bought = { buyer: Buyer; nummer: string | undefined };

async function buy(buyer: Buyer, sale: Sale): Promise<Bought> {
  const end = Date.now() + patienceMs;
  let answer = await buyer.order();
  while ([0, 502, 503].includes(answer.status) && Date.now() < end) {
    await sleep(50);
    sale.repeated += 1;
    answer = await buyer.order();
  }
  const { status, body } = answer;
  if (status === 200 || status === 201) {
    sale.sold += 1;
    return { buyer, nummer: (body.data as unknown as { nummer: string }).nummer };
  }
  sale.refused += 1;
  const isFriendly = status === 409 && JSON.stringify(body).includes(buyer.name);
  if (!isFriendly) sale.wrong.push(`a buyer was refused with ${status} ${JSON.stringify(body)}`);
  return { buyer, nummer: undefined };
}

type Sold = { produktId: string; name: string; pieces: number; ofWare: Bought[] };

async function checkSold(db: Db, { produktId, name, pieces, ofWare }: Sold): Promise<string[]> {
  const rows = await db
    .selectFrom('auftragPosten')
    .innerJoin('auftrag', 'auftrag.id', 'auftragId')
    .innerJoin('reservierung', (on) =>
      on.onRef('reservierung.auftragId', '=', 'auftrag.id').on('stand', '=', 'gehalten'),
    )
    .select(['auftrag.nummer', 'email', 'auftragPosten.menge', 'reservierung.menge as gehalten'])
    .where('produktId', '=', produktId)
    .execute();
  const { reserviert } = await db
    .selectFrom('bestand')
    .select('reserviert')
    .where('artikelId', '=', produktId)
    .executeTakeFirstOrThrow();
  const acknowledged = ofWare.flatMap(({ buyer, nummer }) => (nummer ? [`${buyer.email} ${nummer}`] : []));
  const stored = rows.map(({ email, nummer }) => `${email} ${nummer}`);
  const isOnce = acknowledged.toSorted().join() === stored.toSorted().join();
  const isHeld = reserviert === pieces && rows.every(({ menge, gehalten }) => menge === 1 && gehalten === 1);
  if (rows.length === pieces && isOnce && isHeld) return [];
  return [
    `${name}: ${pieces} pieces, ${acknowledged.length} acknowledged, ${rows.length} stored, ${reserviert} held`,
  ];
}
