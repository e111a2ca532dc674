import type { GelesenerWiderruf } from './read-widerruf.ts';

/** A withdrawal with a card of its own; `weitere`: those of the same order that nobody has booked either. */
export type WiderrufGruppe = { erste: GelesenerWiderruf; weitere: GelesenerWiderruf[] };

/**
 * The list in groups: of one order many may be declared, by mistake or to bury others. What is booked has
 * steps of its own, and what has no order yet may belong to several.
 */
export function gruppenOf(offene: GelesenerWiderruf[]): WiderrufGruppe[] {
  const gruppen = new Map<string, WiderrufGruppe>();
  for (const widerruf of offene) {
    const { _id, auftrag, isGebucht } = widerruf;
    const key = auftrag && !isGebucht ? `auftrag ${auftrag._id}` : `widerruf ${_id}`;
    const gruppe = gruppen.get(key);
    if (gruppe) gruppe.weitere.push(widerruf);
    else gruppen.set(key, { erste: widerruf, weitere: [] });
  }
  return [...gruppen.values()];
}

/** Whether something is to be booked: nothing else can be settled with one reason for all of an order. */
export function isZuBuchen({ aufgaben }: GelesenerWiderruf): boolean {
  return aufgaben.includes('buchen');
}

/** Whether its order is still to be found. */
export function isOhneBestellung({ aufgaben }: GelesenerWiderruf): boolean {
  return aufgaben.includes('zuordnen');
}
