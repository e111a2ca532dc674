import type { Db } from '#server/db/connect.ts';
import { promilleToSatz } from '#shared/number/steuer.ts';
import { compareStellen } from '../../reihenfolge/stelle.ts';
import { packgewichtOf } from '../../verkauf/packgewicht.ts';
import type { VerkaufsProdukt } from '../../verkauf/verkaufs-produkt.ts';
import { readProduktAngaben } from '../produkt-angaben.ts';
import { listVerkaufsRows, type VerkaufsRow } from './verkaufs-produkt.repository.ts';

/** The products that shoppers see, with what selling them needs, in the order of the shop. */
export async function listVerkaufbare(db: Db): Promise<VerkaufsProdukt[]> {
  const rows = await listVerkaufsRows(db);
  return rows.sort(compareStellen).map(toVerkaufsProdukt);
}

function toVerkaufsProdukt(row: VerkaufsRow): VerkaufsProdukt {
  const { id, version, name, preisCent, artikelnummer } = row;
  return {
    ...{ id, version, name, preisCent, artikelnummer },
    packgewicht:
      packgewichtOf({ ...readProduktAngaben(row), typ: row.typ, packgewicht: row.packgewicht }) ?? null,
    steuersatz: promilleToSatz(row.steuersatzPromille),
    hatInhaltsstoffe: row.hatInhaltsstoffe === 1,
  };
}
