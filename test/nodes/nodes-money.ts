import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { FakeStripe } from '../zahlung/fake-stripe.ts';
import { geschehenOf, insertOnlineAuftrag } from '../zahlung/online-laden.ts';
import { erstattungenOf } from '../zahlung/rueckzahlung.ts';
import { callerWith, newSession } from './nodes-writers.ts';

type Shop = { db: Db; nodes: { url: string }[]; stripe: FakeStripe };

/**
 * An order is begun to be paid on the first node; from then on two tabs on each node do the same at the same moment:
 * come back from the provider, return the money once the order is cancelled, and look how that stands, because the
 * provider's answers were lost. Returns what they were answered, and what came of it.
 */
export async function payAndReturn({ db, nodes, stripe }: Shop, produktId: string) {
  const { id, token } = await insertOnlineAuftrag(db, { at: new Date(), posten: [{ produktId, menge: 1 }] });
  const admin = (await newSession(db, 'admin')).token;
  const everywhere = (path: string, caller = '', body?: object) =>
    Promise.all([...nodes, ...nodes].map(({ url }) => callerWith(url, caller)('POST', path, body)));

  await callerWith(nodes[0]?.url ?? '', '')('POST', `/bestellung/${token}/zahlung`);
  for (const session of stripe.sessions.keys()) stripe.pay(session);
  const paid = await everywhere(`/bestellung/${token}/zahlung/pruefen`);

  await everywhere(`/bestellung/${token}/stornieren`);
  const { typen, zahlungen } = await geschehenOf(db, id);
  // So often Stripe's own client asks before the shop gives up for now.
  stripe.loseNext(3, 'POST /v1/refunds');
  const body = { gesehen: typen.length, betrag: centToEuro(zahlungen[0]?.betragCent), weg: 'anbieter' };
  const begun = await everywhere(`/bestellungen/${id}/erstattungen`, admin, body);
  const [unclear] = await erstattungenOf(db, id);
  const done = await everywhere(`/erstattungen/${unclear?.id}/pruefen`, admin);

  return {
    paid: paid.map(({ body }) => body.data as unknown),
    begun: begun.map(({ status }) => status).toSorted(),
    unclear: unclear?.stand,
    done: done.map(({ body }) => body.data as unknown),
    refunds: stripe.refunds.made.map(({ amount }) => amount),
    ...(await geschehenOf(db, id)),
  };
}
