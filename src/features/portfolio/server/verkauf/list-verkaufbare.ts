import type { Db } from '#server/db/connect.ts';
import { promilleToSatz } from '#shared/number/steuer.ts';
import { deutsch } from '#shared/text/collator.ts';
import { packgewichtOf } from '../../verkauf/packgewicht.ts';
import type { VerkaufsProdukt } from '../../verkauf/verkaufs-produkt.ts';
import { listAktiveProdukte, type ProduktRow } from '../produkt.repository.ts';
import { readProduktAngaben } from '../produkt-angaben.ts';

/** The products that shoppers see, with what selling them needs, in the order of the shop. */
export async function listVerkaufbare(db: Db): Promise<VerkaufsProdukt[]> {
  const rows = await listAktiveProdukte(db);
  return rows
    .toSorted((a, b) => a.reihenfolge - b.reihenfolge || deutsch.compare(a.name, b.name))
    .map(toVerkaufsProdukt);
}

function toVerkaufsProdukt(row: ProduktRow): VerkaufsProdukt {
  const { id, name, preisCent, inhaltsstoffe, artikelnummer } = row;
  const { kurz, lang, anwendung, besonderheiten } = row;
  return {
    ...{ id, name, preisCent, inhaltsstoffe, artikelnummer },
    packgewicht:
      packgewichtOf({ ...readProduktAngaben(row), typ: row.typ, packgewicht: row.packgewicht }) ?? null,
    steuersatz: promilleToSatz(row.steuersatzPromille),
    texte: [
      { feld: 'name', text: name },
      { feld: 'beschreibung.kurz', text: kurz ?? '' },
      { feld: 'beschreibung.lang', text: lang ?? '' },
      { feld: 'beschreibung.anwendung', text: anwendung ?? '' },
      { feld: 'beschreibung.besonderheiten', text: besonderheiten ?? '' },
    ],
  };
}
