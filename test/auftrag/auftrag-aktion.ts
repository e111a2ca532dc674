import type { auftragCalls } from '#features/auftrag/calls.ts';
import type { Caller } from '../test-app.ts';

type Aktion = Exclude<keyof typeof auftragCalls, 'list' | 'read'>;

/** Does something with an order as its screen does: after it was read. Returns the answer, whatever it is. */
export async function doWith(
  caller: Pick<Caller, 'get' | 'post'>,
  { id }: { id: string },
  [aktion, body = {}]: [Aktion, object?],
) {
  const read = await caller.get(`/bestellungen/${id}`);
  const gesehen = read.json().data?.letzteNr ?? 1;
  const path = aktion === 'teilStornieren' ? 'teil-stornieren' : aktion;
  // An order is never cancelled without a reason.
  const grund = aktion === 'stornieren' ? { text: 'Die Form ist zerbrochen.' } : {};
  return caller.post(`/bestellungen/${id}/${path}`, { gesehen, ...grund, ...body });
}

/** The same, for what must work: returns the order as it is then. */
export async function done(...given: Parameters<typeof doWith>) {
  const reply = await doWith(...given);
  if (reply.statusCode !== 200) throw new Error(`${given[2][0]}: ${reply.body}`);
  return reply.json().data;
}
