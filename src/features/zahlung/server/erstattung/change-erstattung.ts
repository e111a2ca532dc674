import { type Author, endErstattung } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { KontoBody } from '../../erstattung/erstattung-contract.ts';
import { AnbieterError } from '../anbieter/anbieter.ts';
import type { ZahlungServices } from '../online/zahlung-services.ts';
import { type Erstattung, findErstattung, setErstattung } from './erstattung.repository.ts';
import { gleicheErstattungAb } from './gleiche-erstattung-ab.ts';
import { standText } from './request-erstattung.ts';

type Geaendert = { message: string; auftragId: string };
type Bearbeitung = ZahlungServices & { von: Author };

/** Only a transfer that is still to be made changes. */
const wartet = ['beantragt'] as const;

/** Asks the provider how it stands now; without its answer that is what is said. */
export async function checkErstattung(db: Db, id: string, services: ZahlungServices): Promise<Geaendert> {
  const { weg, auftragId, betragCent } = await findKnown(db, id);
  if (weg !== 'anbieter') throw new AppError('CONFLICT', 'Dieses Geld überweisen Sie selbst.');
  await gleicheErstattungAb(db, id, { ...services, isGeduldig: true }).catch((err: unknown) => {
    if (!(err instanceof AnbieterError)) throw err;
    services.log.error({ err, erstattungId: id }, 'the payment provider could not be asked');
  });
  const { stand } = await findKnown(db, id);
  return { message: standText(formatEuro(centToEuro(betragCent)), [stand]), auftragId };
}

/** Keeps the account that money is transferred to; a repetition changes it. */
export async function setKonto(db: Db, id: string, { iban, inhaber }: KontoBody): Promise<Geaendert> {
  const { auftragId } = await findUeberweisung(db, id);
  const isJetzt = await inTransaction(db, (db) => setErstattung(db, { id, von: wartet }, { iban, inhaber }));
  if (!isJetzt) throw inzwischen();
  return { message: 'Die Bankverbindung ist gespeichert.', auftragId };
}

/** The owner has transferred the money: its customer is told, and her account is erased. */
export async function finishUeberweisung(
  db: Db,
  id: string,
  { von, now, adresse }: Bearbeitung,
): Promise<Geaendert> {
  const { auftragId, betragCent, iban } = await findUeberweisung(db, id);
  if (iban === null)
    throw new AppError(
      'CONFLICT',
      'Für diese Überweisung fehlt noch die Bankverbindung. Bitte tragen Sie sie ein.',
    );
  await endTransfer(db, { id, auftragId, ende: 'erledigt' }, { von, now, adresse });
  return { message: `${formatEuro(centToEuro(betragCent))} sind überwiesen.`, auftragId };
}

/** A transfer is not to be made after all: its money is to be returned otherwise. */
export async function withdrawUeberweisung(
  db: Db,
  id: string,
  { von, now, adresse }: Bearbeitung,
): Promise<Geaendert> {
  const { auftragId, betragCent } = await findUeberweisung(db, id);
  await endTransfer(db, { id, auftragId, ende: 'zurueckgezogen' }, { von, now, adresse });
  const betrag = formatEuro(centToEuro(betragCent));
  return { message: `Die Überweisung ist zurückgezogen. ${betrag} sind weiter zurückzuzahlen.`, auftragId };
}

async function endTransfer(
  db: Db,
  { id, auftragId, ende }: { id: string; auftragId: string; ende: 'erledigt' | 'zurueckgezogen' },
  { von, now, adresse }: Pick<Bearbeitung, 'von' | 'now' | 'adresse'>,
): Promise<void> {
  const at = now();
  const neu = { stand: ende, iban: null, inhaber: null, beendetAt: at.toISOString() };
  const isJetzt = await endErstattung(
    db,
    { auftragId, erstattung: id, ende, note: (db) => setErstattung(db, { id, von: wartet }, neu) },
    { von, now: at, adresse },
  );
  if (!isJetzt) throw inzwischen();
}

async function findKnown(db: Db, id: string): Promise<Erstattung> {
  const erstattung = await findErstattung(db, id);
  if (!erstattung) throw notFound('Rückzahlung');
  return erstattung;
}

/** One that still waits to be transferred. */
async function findUeberweisung(db: Db, id: string): Promise<Erstattung> {
  const erstattung = await findKnown(db, id);
  if (erstattung.weg !== 'ueberweisung')
    throw new AppError('CONFLICT', 'Dieses Geld geht über den Zahlungsanbieter zurück.');
  if (erstattung.stand !== 'beantragt') throw inzwischen();
  return erstattung;
}

function inzwischen(): AppError {
  return new AppError(
    'CONFLICT',
    'Diese Überweisung ist inzwischen erledigt oder zurückgezogen. Bitte sehen Sie sich die Bestellung noch einmal an.',
  );
}
