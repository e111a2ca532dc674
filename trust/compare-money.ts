import type { Db } from '#server/db/connect.ts';
import type { FakeStripe } from '#test/zahlung/fake-stripe.ts';

/** What the shop says of money is what the provider says; what is still on its way is asked about next. */
export async function compareMoney(db: Db, stripe: FakeStripe): Promise<string[]> {
  return [...(await compareZahlungen(db, stripe)), ...(await compareErstattungen(db, stripe))];
}

/** What is booked was paid; what was paid is booked, or will be when the provider is asked next. */
async function compareZahlungen(db: Db, { sessions }: FakeStripe): Promise<string[]> {
  const versuche = await db
    .selectFrom('zahlungsversuch')
    .select(['anbieterId', 'stand', 'betragCent'])
    .execute();
  const isPaid = (id: string | null) => sessions.get(id ?? '')?.payment_status === 'paid';
  const booked = versuche.filter(({ stand }) => stand === 'bezahlt');
  const known = new Set(versuche.map(({ anbieterId }) => anbieterId));
  const lost = versuche.filter(
    ({ anbieterId, stand }) => isPaid(anbieterId) && stand !== 'bezahlt' && stand !== 'offen',
  );
  return [
    ...booked
      .filter(({ anbieterId }) => !isPaid(anbieterId))
      .map(({ anbieterId }) => `${anbieterId} is booked and was not paid`),
    ...lost.map(({ anbieterId, stand }) => `${anbieterId} was paid and is ${stand}`),
    ...[...sessions.keys()]
      .filter((id) => isPaid(id) && !known.has(id))
      .map((id) => `${id} was paid and is not known`),
  ];
}

/**
 * What the provider returned was begun by the shop and went back once, with its amount; what the shop says is done was
 * returned. That it is booked once in its order, and no more than was paid, `verifyShop` and the shoppers see.
 */
async function compareErstattungen(db: Db, { refunds: { made } }: FakeStripe): Promise<string[]> {
  const rows = await db
    .selectFrom('erstattung')
    .select(['id', 'anbieterId', 'stand', 'betragCent'])
    .execute();
  const begonnen = new Map(rows.map((row) => [row.id, row]));
  const zurueck = Map.groupBy(made, ({ metadata }) => String(metadata?.erstattung));
  const returned = new Set(made.map(({ id }) => id));
  return [
    ...[...zurueck].flatMap(([id, all]) =>
      all.length === 1 ? [] : [`refund ${id} went back ${all.length} times`],
    ),
    ...[...zurueck].flatMap(([id, [first]]) =>
      first?.amount === begonnen.get(id)?.betragCent
        ? []
        : [`refund ${id} is ${first?.amount} cents, begun were ${begonnen.get(id)?.betragCent}`],
    ),
    ...rows
      .filter(({ stand, anbieterId }) => stand === 'erledigt' && !returned.has(anbieterId ?? ''))
      .map(({ id }) => `refund ${id} is done and did not go back`),
    ...rows
      .filter(({ stand }) => stand === 'gescheitert')
      .map(({ id }) => `refund ${id} has failed at a provider that refuses none`),
  ];
}
