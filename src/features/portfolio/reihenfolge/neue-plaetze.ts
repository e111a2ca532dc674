import { maxReihenfolge } from '../produkt-body.ts';

export type Platz = { id: string; reihenfolge: number };

/**
 * The new numbers of the products that get one when `ids` take, in this order, the places that they have together in
 * `alle`, which is in the order of the shop. Numbers stay where they are as far as they rise; where they do not, those
 * behind move up. Where the highest number leaves no room for that, all are numbered anew from 1. `undefined`: an id is
 * unknown or named twice.
 */
export function neuePlaetze(alle: Platz[], ids: string[]): Platz[] | undefined {
  const nummern = new Map(alle.map(({ id, reihenfolge }) => [id, reihenfolge]));
  const gemeint = new Set(ids);
  if (gemeint.size < ids.length || ids.some((id) => !nummern.has(id))) return undefined;
  const folge = ids.values();
  const neu = alle.map(({ id, reihenfolge }) => ({
    id: gemeint.has(id) ? (folge.next().value ?? id) : id,
    reihenfolge,
  }));
  let [vergeben, last] = [0, -1];
  for (const platz of neu) {
    // Behind the last place, the first number that is free already ends the work.
    if (vergeben === ids.length && platz.reihenfolge > last) break;
    if (gemeint.has(platz.id)) vergeben++;
    if (vergeben > 0) platz.reihenfolge = Math.max(platz.reihenfolge, last + 1);
    last = platz.reihenfolge;
  }
  const numbered = last <= maxReihenfolge ? neu : neu.map(({ id }, at) => ({ id, reihenfolge: at + 1 }));
  return numbered.filter(({ id, reihenfolge }) => reihenfolge !== nummern.get(id));
}
