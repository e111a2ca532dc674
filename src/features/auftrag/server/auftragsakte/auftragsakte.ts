import type { Db, Tx } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { leereAnschrift } from '../../anschrift/anschrift.ts';
import { anschrift } from '../../anschrift/anschrift-body.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { gezeigteAngaben } from '../../gezeigte-angaben.ts';
import { auftragSuche } from '../../nummer-und-suche/auftrag-suche.ts';
import { type Auftragslage, auftragslageOf } from '../../zustand/auftragslage.ts';
import { isGeldZurueckgenommen, naechsteFrist } from '../../zustand/frist.ts';
import { zusageOf } from '../../zustand/zusage.ts';
import { listPostenOf } from './auftraege-von.repository.ts';
import {
  type AuftragRow,
  hasSameStand,
  lockAuftraege,
  type PostenRow,
  setStand,
} from './auftrag.repository.ts';
import { type Author, type Geschehen, insertEreignisse, listEreignisse } from './ereignis.repository.ts';
import { lieferungOf } from './lieferung-of.ts';

/** An order whose row is locked, as it stands. */
export type Auftragsakte = {
  auftrag: AuftragRow;
  posten: PostenRow[];
  ereignisse: Geschehen[];
  lage: Auftragslage;
};

/** Locks an order until the transaction ends and reads everything that decides about it. */
export async function lockAuftragsakte(db: Tx, id: string): Promise<Auftragsakte> {
  const [akte] = await lockAuftragsakten(db, [id]);
  if (!akte) throw notFound('Bestellung');
  return akte;
}

/** The same for several orders; returns them in the sequence of their ids, and refuses when one is missing. */
export async function lockAuftragsakten(db: Tx, ids: string[]): Promise<Auftragsakte[]> {
  const rows = await lockAuftraege(db, ids);
  if (rows.length < ids.length) throw notFound('Bestellung');
  return toAuftragsakten(db, rows);
}

/** What decides about these orders, read with as many statements for a hundred as for one. */
export async function toAuftragsakten(db: Db, rows: AuftragRow[]): Promise<Auftragsakte[]> {
  const ids = rows.map(({ id }) => id);
  const posten = await listPostenOf(db, ids);
  const ereignisse = await listEreignisse(db, ids);
  return rows.map((auftrag) => {
    const dazu = { posten: posten.get(auftrag.id) ?? [], ereignisse: ereignisse.get(auftrag.id) ?? [] };
    return { auftrag, ...dazu, lage: auftragslageOf({ ...auftrag, posten: dazu.posten }, dazu.ereignisse) };
  });
}

/** An order that was just made. */
export function newAuftragsakte({
  auftrag,
  posten,
  von,
  isTelefon,
}: Pick<Auftragsakte, 'auftrag' | 'posten'> & { von: Author; isTelefon: boolean }): Auftragsakte {
  const at = auftrag.createdAt;
  const angaben = isTelefon ? { telefon: true as const } : {};
  const ereignisse: Geschehen[] = [{ typ: 'bestellt', angaben, at, von: von.name }];
  return { auftrag, posten, ereignisse, lage: auftragslageOf({ ...auftrag, posten }, ereignisse) };
}

/** An order that events are added to. */
type Vorher = Pick<Auftragsakte, 'auftrag' | 'posten' | 'ereignisse'>;

type Neue = { neue: Ereignis[]; von: Author; now: Date };

/** Adds events to a locked order; returns it as it stands then. */
export async function addEreignisse(db: Tx, akte: Vorher, neue: Neue): Promise<Auftragsakte> {
  const [danach] = await addEreignisseToAll(db, [akte], neue);
  if (!danach) throw new Error('The order is gone.');
  return danach;
}

/**
 * Adds the same events to locked orders, and writes what follows from them beside each: the work that it needs now,
 * the days it is promised on, when something is due of it, and the text that it is found by. The only way to add
 * events to orders that exist. Returns the orders as they stand then.
 */
export async function addEreignisseToAll(db: Tx, akten: Vorher[], neue: Neue): Promise<Auftragsakte[]> {
  const danach = akten.map((akte) => withEreignisse(akte, neue));
  const rows = akten.flatMap(({ auftrag, ereignisse }) =>
    neue.neue.map((ereignis, index) => ({
      auftragId: auftrag.id,
      nr: ereignisse.length + index + 1,
      ereignis,
    })),
  );
  await insertEreignisse(db, rows, neue.von);
  for (const [index, { auftrag }] of danach.entries())
    if (akten[index] && !hasSameStand(akten[index].auftrag, auftrag)) await setStand(db, auftrag);
  return danach;
}

/** An order as it stands after these events. */
function withEreignisse({ auftrag, posten, ereignisse }: Vorher, { neue, von, now }: Neue): Auftragsakte {
  if (auftrag.datenstand === 'anonym') throw new AppError('CONFLICT', anonymText(auftrag));
  const alle = [...ereignisse, ...neue.map((one) => ({ ...one, von: von.name }))];
  const lage = auftragslageOf({ ...auftrag, posten }, alle);
  const zusage = zusageFor(auftrag, lage, alle);
  const stand = {
    aufgabe: lage.aufgabe,
    zusageVon: zusage.von,
    zusageBis: zusage.bis,
    faelligAt: faelligOf(auftrag, { lage, ereignisse: alle, neue, now }),
    suche: auftragSucheOf(auftrag, posten, alle),
    widerrufZuTun: lage.isWiderrufZuTun ? 1 : 0,
  };
  return { auftrag: { ...auftrag, ...stand }, posten, ereignisse: alle, lage };
}

function anonymText({ nummer }: AuftragRow): string {
  return `${nummer} ist anonymisiert, weil die Aufbewahrungsfrist vorbei ist. Daran lässt sich nichts mehr ändern.`;
}

/** The days on which an order is promised after these events. */
export function zusageFor(
  auftrag: Pick<AuftragRow, 'terminVon' | 'terminBis' | 'zahlart' | 'createdAt'>,
  lage: Auftragslage,
  ereignisse: Ereignis[],
) {
  const { terminVon: von, terminBis: bis, zahlart, createdAt: bestelltAt } = auftrag;
  return zusageOf({ termin: { von, bis }, zahlart, bestelltAt }, lage, ereignisse);
}

/** An order that waits for its money keeps its time; a payment that is taken back begins the waiting anew. */
function faelligOf(
  { faelligAt, email, ...auftrag }: AuftragRow,
  {
    lage,
    ereignisse,
    neue,
    now,
  }: { lage: Auftragslage; ereignisse: Ereignis[]; neue: Ereignis[]; now: Date },
): string | null {
  const isZurueck = neue.some((one) => isGeldZurueckgenommen(one, ereignisse));
  if (lage.stand === 'offen' && faelligAt !== null && !isZurueck && !lage.isWiderrufOffen) return faelligAt;
  const { ueberweisung } = gezeigteAngaben.parse(JSON.parse(auftrag.gezeigt));
  return naechsteFrist({ lage, ueberweisung, email }, ereignisse, now);
}

type Gesucht = Pick<AuftragRow, 'nummer' | 'email' | 'rechnung' | 'lieferung' | 'datenstand'>;

/**
 * The text that an order is found by after these events; by nobody’s name once its customer is taken out of
 * it (ADR 079).
 */
export function auftragSucheOf(
  { nummer, email, datenstand, ...auftrag }: Gesucht,
  posten: Pick<PostenRow, 'name'>[],
  ereignisse: Ereignis[],
): string {
  if (datenstand !== 'voll')
    return auftragSuche({ nummer, email: '', rechnung: leereAnschrift, lieferung: undefined, posten });
  const rechnung = anschrift.parse(JSON.parse(auftrag.rechnung));
  return auftragSuche({ nummer, email, rechnung, lieferung: lieferungOf(auftrag, ereignisse), posten });
}
