export type Platz = { id: string; reihenfolge: number };

/**
 * The new numbers of the products that get one when `ids` take, in this order, the places that they have together in
 * `alle`, which is in the order of the shop. Numbers stay where they are as far as they rise; where they do not, those
 * behind move up. `undefined`: an id is unknown or named twice.
 */
export function neuePlaetze(alle: Platz[], ids: string[]): Platz[] | undefined {
  const byId = new Map(alle.map((one) => [one.id, one]));
  const gemeint = new Set(ids);
  if (gemeint.size < ids.length || ids.some((id) => !byId.has(id))) return undefined;
  const moved: Platz[] = [];
  let [vergeben, last] = [0, -1];
  for (const { id: bisher, reihenfolge: nummer } of alle) {
    // Behind the last place, the first number that is free already ends the work.
    if (vergeben === ids.length && nummer > last) break;
    const id = gemeint.has(bisher) ? (ids[vergeben++] ?? bisher) : bisher;
    const reihenfolge = vergeben > 0 ? Math.max(nummer, last + 1) : nummer;
    if (reihenfolge !== byId.get(id)?.reihenfolge) moved.push({ id, reihenfolge });
    last = reihenfolge;
  }
  return moved;
}
