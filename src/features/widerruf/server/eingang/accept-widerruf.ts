import { createHash } from 'node:crypto';
import { nummernIm } from '#features/auftrag/nummer-und-suche/gemeinte-nummern.ts';
import {
  type Auftragsakte,
  type Bearbeitung,
  findAuftragsakten,
  findByNummerAllein,
  recordWiderruf,
} from '#features/auftrag/server/index.ts';
import { readEinstellung } from '#features/einstellung/server/index.ts';
import { queueNachrichten } from '#features/post/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { formatDatum, tagOf } from '#shared/datum/datum.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { NeuesWiderrufEreignis } from '../../bearbeitung/ereignis.ts';
import type { AufnahmeBody, Widerruf } from '../../bearbeitung/verwaltung-contract.ts';
import { belegPost } from '../../beleg/post-beleg.ts';
import { readWiderruf } from '../bearbeitung/list-widerrufe.ts';
import { erklaerungOf, isSchreibbar } from '../erklaerung-of.ts';
import { ladenAnschriftOf } from '../laden-of.ts';
import { addEreignis, listWiderrufEreignisse, lockRow } from '../widerruf.repository.ts';
import { storeErklaerung } from './declare-widerruf.ts';

type Aufnahme = Bearbeitung & { adresse: string };

/**
 * Takes in a withdrawal that reached the workshop another way than by the form: it counts from the day it came, stops
 * its order as any other does, and its author gets the same receipt. All or nothing, and once.
 */
export function acceptWiderruf(
  db: Db,
  body: AufnahmeBody,
  bearbeitung: Aufnahme,
): Promise<{ message: string; widerruf: Widerruf }> {
  const { id: click, auftragId, tag, weg, notiz = '', ...erklaerung } = body;
  return inTransaction(db, async (db) => {
    const akte = await findGemeinte(db, body);
    if (auftragId !== undefined && !akte) throw notFound('Bestellung');
    refuseFuture(tag, bearbeitung.now);
    const schluessel = createHash('sha256')
      .update(JSON.stringify(['aufnahme', click]))
      .digest('hex');
    const link = akte?.auftrag.id ?? '';
    const neu = { ...erklaerung, link, schluessel };
    const { id, isNeu } = await storeErklaerung(db, neu, { now: bearbeitung.now, bearbeitet: 1 });
    if (isNeu) {
      await lockRow(db, id);
      const at = bearbeitung.now.toISOString();
      await add(db, id, { bearbeitung, ereignis: { typ: 'aufgenommen', angaben: { tag, weg, notiz }, at } });
      if (akte) await assign(db, id, { akte, bearbeitung });
      await writeBeleg(db, id, bearbeitung);
    }
    const widerruf = await readWiderruf(db, id);
    return { message: aufgenommenText(widerruf), widerruf };
  });
}

/** Its order: the one that it was taken in at, or that of the number in it, unless that was made after it came. */
async function findGemeinte(
  db: Db,
  { auftragId, bestellung, tag }: AufnahmeBody,
): Promise<Auftragsakte | undefined> {
  const id = auftragId ?? (await findByNummerAllein(db, nummernIm(bestellung)))?.id;
  const [akte] = id === undefined ? [] : await findAuftragsakten(db, [id]);
  return auftragId === undefined && akte && isVorher(tag, akte.auftrag.createdAt) ? undefined : akte;
}

function isVorher(tag: string, bestelltAt: string): boolean {
  return tag < tagOf(new Date(bestelltAt));
}

/** R46: nothing else about it is refused. */
function refuseFuture(tag: string, now: Date): void {
  if (tag <= tagOf(now)) return;
  const text = 'Dieser Tag liegt in der Zukunft.';
  throw new AppError('BAD_REQUEST', text, { fehler: [`tag: ${text}`] });
}

type Neues = { bearbeitung: Aufnahme; ereignis: NeuesWiderrufEreignis };

const add = (db: Tx, id: string, { bearbeitung: { von }, ereignis }: Neues) =>
  addEreignis(db, id, { von, ereignis });

/** An order without its person (ADR 079) takes no more events: then it is found by its number in the declaration. */
async function assign(
  db: Tx,
  id: string,
  { akte: { auftrag }, bearbeitung }: { akte: Auftragsakte; bearbeitung: Aufnahme },
): Promise<void> {
  if (auftrag.datenstand === 'anonym') return;
  const angaben = { auftragId: auftrag.id, wie: 'laden' as const };
  const at = bearbeitung.now.toISOString();
  await add(db, id, { bearbeitung, ereignis: { typ: 'zugeordnet', angaben, at } });
  await recordWiderruf(db, { id: auftrag.id, widerruf: id }, bearbeitung);
}

/** The receipt; its author chose the address, so it is limited by nothing. */
async function writeBeleg(db: Tx, id: string, bearbeitung: Aufnahme): Promise<void> {
  const row = await lockRow(db, id);
  if (!row) return;
  const weg = isSchreibbar(row.email) ? 'post' : 'ohneAdresse';
  const at = bearbeitung.now.toISOString();
  await add(db, id, { bearbeitung, ereignis: { typ: 'beleg', angaben: { weg }, at } });
  if (weg === 'ohneAdresse') return;
  const ereignisse = (await listWiderrufEreignisse(db, [id])).get(id) ?? [];
  const { angaben } = await readEinstellung(db, 'laden');
  const laden = { name: angaben.name, anschrift: ladenAnschriftOf(angaben) };
  await queueNachrichten(db, [belegPost(erklaerungOf(row, ereignisse), laden)], bearbeitung);
}

function aufgenommenText({ auftrag, beleg, eingangTag }: Widerruf): string {
  const wozu = auftrag
    ? `Der Widerruf zu ${auftrag.nummer} ist aufgenommen.`
    : 'Der Widerruf ist aufgenommen. Bitte ordnen Sie ihn einer Bestellung zu.';
  const frueher =
    auftrag && eingangTag && isVorher(eingangTag, auftrag.bestelltAt)
      ? ` Bestellt wurde erst am ${formatDatum(auftrag.bestelltAt)}: Bitte prüfen Sie, ob er zu dieser Bestellung gehört.`
      : '';
  return `${wozu}${frueher}${beleg === 'post' ? ' Die Eingangsbestätigung ist unterwegs.' : ''}`;
}
