import { setImmediate as nextTurn } from 'node:timers/promises';
import { listProduktRezepte } from '#features/portfolio/server/index.ts';
import type { BetroffenesProdukt } from '#features/rohstoffe/contract.ts';
import { listRohstoffeKurz } from '#features/rohstoffe/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Rechengrundlage } from './read-rechengrundlage.ts';
import { toWarenberechnungKurz } from './to-warenberechnung.ts';
import { listRows } from './warenberechnung.repository.ts';

/**
 * The products whose costs are changed by a new purchase price, without those incomplete both before and
 * after; `alterPreis` is the previous price in euros per unit. Reading and both computations each have a turn
 * of the event loop.
 */
export async function listBetroffene(
  db: Db,
  { rohstoffId, alterPreis }: { rohstoffId: string; alterPreis: number | null },
): Promise<BetroffenesProdukt[]> {
  const produkte = await listProduktRezepte(db, { rohstoffId });
  // Which taxes and fees the shop pays changes no cost.
  const ohne = { modus: 'regelbesteuerung', gebuehr: { prozent: 0, mitCent: false } } as const;
  const neu: Rechengrundlage = { rohstoffe: await listRohstoffeKurz(db), ...ohne };
  const rohstoff = neu.rohstoffe.get(rohstoffId);
  if (!rohstoff) return [];
  const vorher = new Map(neu.rohstoffe).set(rohstoffId, { ...rohstoff, preisProEinheit: alterPreis });
  const alt = { ...neu, rohstoffe: vorher };
  const rows = await listRows(
    db,
    produkte.map(({ id }) => id),
  );
  const stored = new Map(rows.map(({ produktId, parameter }) => [produktId, parameter]));
  await nextTurn();
  const vorherOf = produkte.map((produkt) => toWarenberechnungKurz(produkt, stored.get(produkt.id), alt));
  await nextTurn();
  return produkte.flatMap((produkt, index) => {
    const vorher = vorherOf[index];
    const nachher = toWarenberechnungKurz(produkt, stored.get(produkt.id), neu);
    if (!vorher) return [];
    if (vorher.isUnvollstaendig && nachher.isUnvollstaendig) return [];
    if (vorher.kosten === nachher.kosten && vorher.isUnvollstaendig === nachher.isUnvollstaendig) return [];
    const { _id, name, preis, isUnvollstaendig } = nachher;
    const alteKosten = vorher.isUnvollstaendig ? null : vorher.kosten;
    const [neueKosten, neuerVkPreis] = isUnvollstaendig
      ? [null, null]
      : [nachher.kosten, nachher.vkPreisGerundet];
    return [{ _id, name, alteKosten, neueKosten, preis, neuerVkPreis }];
  });
}
