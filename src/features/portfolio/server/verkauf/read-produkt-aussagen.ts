import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Aussagen, aussagenIn } from '#features/einstellung/umweltaussagen/umwelt-aussagen.ts';
import type { Db } from '#server/db/connect.ts';
import { ofShop } from '#server/db/of-shop.ts';
import type { VerkaufsProdukt } from '../../verkauf/verkaufs-produkt.ts';
import { listTexteRows, type TexteRow } from './verkaufs-produkt.repository.ts';

/** Products whose texts are read and searched in one turn of the event loop, which takes a few milliseconds. */
const proZug = 200;

/** What was found in the texts of a version of a product; `undefined`: nothing. */
type Gefunden = { version: number; aussagen: Aussagen | undefined };

/** By the ids of the products that were asked for last. */
const gefundenIn = ofShop(() => ({ produkte: new Map<string, Gefunden>() }));

/**
 * The general environmental claims in the texts of these products, by the ids of those that make any. Each version of a
 * product is searched once, when it is first asked for, because searching all texts takes longer than an answer may.
 */
export async function readProduktAussagen(
  db: Db,
  produkte: Pick<VerkaufsProdukt, 'id' | 'version'>[],
): Promise<Map<string, Aussagen>> {
  const gemerkt = gefundenIn(db);
  const gefunden = new Map<string, Gefunden>();
  const offen: string[] = [];
  for (const { id, version } of produkte) {
    const known = gemerkt.produkte.get(id);
    if (known?.version === version) gefunden.set(id, known);
    else offen.push(id);
  }
  for (let from = 0; from < offen.length; from += proZug) {
    await nextTurn();
    const rows = await listTexteRows(db, offen.slice(from, from + proZug));
    for (const row of rows) gefunden.set(row.id, { version: row.version, aussagen: aussagenOf(row) });
  }
  gemerkt.produkte = gefunden;
  return new Map([...gefunden].flatMap(([id, { aussagen }]) => (aussagen ? [[id, aussagen]] : [])));
}

function aussagenOf({ name, kurz, lang, anwendung, besonderheiten }: TexteRow): Aussagen | undefined {
  return aussagenIn({
    name,
    'beschreibung.kurz': kurz ?? '',
    'beschreibung.lang': lang ?? '',
    'beschreibung.anwendung': anwendung ?? '',
    'beschreibung.besonderheiten': besonderheiten ?? '',
  });
}
