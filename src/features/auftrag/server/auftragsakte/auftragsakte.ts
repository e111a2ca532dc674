import type { Tx } from '#server/db/connect.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import { leereAnschrift } from '../../anschrift/anschrift.ts';
import { anschrift } from '../../anschrift/anschrift-body.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { gezeigteAngaben } from '../../gezeigte-angaben.ts';
import { auftragSuche } from '../../nummer-und-suche/auftrag-suche.ts';
import { type Auftragslage, auftragslageOf } from '../../zustand/auftragslage.ts';
import { isGeldZurueckgenommen, naechsteFrist } from '../../zustand/frist.ts';
import { zusageOf } from '../../zustand/zusage.ts';
import { type AuftragRow, listPosten, lockAuftrag, type PostenRow, setStand } from './auftrag.repository.ts';
import { type Author, type Geschehen, insertEreignis, listEreignisse } from './ereignis.repository.ts';
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
  const auftrag = await lockAuftrag(db, id);
  if (!auftrag) throw notFound('Bestellung');
  const posten = await listPosten(db, id);
  const ereignisse = (await listEreignisse(db, [id])).get(id) ?? [];
  return { auftrag, posten, ereignisse, lage: auftragslageOf({ ...auftrag, posten }, ereignisse) };
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

/**
 * Adds events to a locked order, and writes what follows from them beside it: the work that it needs now, the
 * days it is promised on, when something is due of it, and the text that it is found by. The only way to add
 * events to an order that exists. Returns the order as it stands then.
 */
export async function addEreignisse(
  db: Tx,
  { auftrag, posten, ereignisse }: Pick<Auftragsakte, 'auftrag' | 'posten' | 'ereignisse'>,
  { neue, von, now }: { neue: Ereignis[]; von: Author; now: Date },
): Promise<Auftragsakte> {
  if (auftrag.datenstand === 'anonym') throw new AppError('CONFLICT', anonymText(auftrag));
  const alle = [...ereignisse, ...neue.map((one) => ({ ...one, von: von.name }))];
  for (const [index, ereignis] of neue.entries())
    await insertEreignis(db, { auftragId: auftrag.id, nr: ereignisse.length + index + 1, ereignis, von });
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
  await setStand(db, auftrag.id, stand);
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
