import type { Db, Tx } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { leereAnschrift } from '../../anschrift/anschrift.ts';
import { anschrift } from '../../anschrift/anschrift-body.ts';
import { rechnungAnVon } from '../../beleg/beleg-empfaenger.ts';
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
  setStaende,
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
  const akten = await lockSomeAuftragsakten(db, ids);
  if (akten.length < ids.length) throw notFound('Bestellung');
  return akten;
}

/** The same for those that there are. */
export async function lockSomeAuftragsakten(db: Tx, ids: string[]): Promise<Auftragsakte[]> {
  return toAuftragsakten(db, await lockAuftraege(db, ids));
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

type Autor = { von: Author; now: Date };

/** Adds events to a locked order; returns it as it stands then. */
export async function addEreignisse(
  db: Tx,
  akte: Vorher,
  { neue, ...autor }: Autor & { neue: Ereignis[] },
): Promise<Auftragsakte> {
  const [danach] = await addEreignisseToAll(db, [{ akte, neue }], autor);
  if (!danach) throw new Error('The order is gone.');
  return danach;
}

/**
 * Adds events to locked orders, and writes what follows from them beside each: the work that it needs now, the days it
 * is promised on, when something is due of it, and the text that it is found by. The only way to add events to orders
 * that exist. Returns the orders as they stand then.
 */
export async function addEreignisseToAll(
  db: Tx,
  alle: { akte: Vorher; neue: Ereignis[] }[],
  autor: Autor,
): Promise<Auftragsakte[]> {
  const danach = alle.map(({ akte, neue }) => withEreignisse(akte, neue, autor));
  const rows = alle.flatMap(({ akte: { auftrag, ereignisse }, neue }) =>
    neue.map((ereignis, index) => ({
      auftragId: auftrag.id,
      nr: ereignisse.length + index + 1,
      ereignis,
    })),
  );
  await insertEreignisse(db, rows, autor.von);
  const vorher = alle.map(({ akte }) => akte.auftrag);
  const neueStaende = danach.map(({ auftrag }) => auftrag).filter((one, i) => !hasSameStand(vorher[i], one));
  await setStaende(db, neueStaende);
  return danach;
}

/** An order as it stands after these events. */
function withEreignisse(
  { auftrag, posten, ereignisse }: Vorher,
  neue: Ereignis[],
  { von, now }: Autor,
): Auftragsakte {
  refuseAnonym(auftrag);
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

export function refuseAnonym({ datenstand, nummer }: AuftragRow): void {
  if (datenstand !== 'anonym') return;
  throw new AppError(
    'CONFLICT',
    `${nummer} ist anonymisiert, weil die Aufbewahrungsfrist vorbei ist. Daran lässt sich nichts mehr ändern.`,
  );
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

/**
 * An order that waits for its money keeps its time; a payment that is taken back, or another way to pay, begins the
 * waiting anew.
 */
function faelligOf(
  { faelligAt, email, ...auftrag }: AuftragRow,
  {
    lage,
    ereignisse,
    neue,
    now,
  }: { lage: Auftragslage; ereignisse: Ereignis[]; neue: Ereignis[]; now: Date },
): string | null {
  const isZurueck = neue.some((one) => one.typ === 'zahlart' || isGeldZurueckgenommen(one, ereignisse));
  if (lage.stand === 'offen' && faelligAt !== null && !isZurueck && !lage.isWiderrufOffen) return faelligAt;
  const gezeigt = gezeigteAngaben.parse(JSON.parse(auftrag.gezeigt));
  return naechsteFrist({ lage, gezeigt, email }, ereignisse, now);
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
  const adressen = {
    rechnung,
    lieferung: lieferungOf(auftrag, ereignisse),
    rechnungAn: rechnungAnVon(ereignisse),
  };
  return auftragSuche({ nummer, email, ...adressen, posten });
}
