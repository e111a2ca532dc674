import { type Bearbeitung, beginErstattung, type NeueErstattung } from '#features/auftrag/server/index.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { ErstattungBody, KontoBody } from '../../erstattung/erstattung-contract.ts';
import { nochmalErstattung } from '../../erstattung/pruef-zeit.ts';
import { AnbieterError } from '../anbieter/anbieter.ts';
import type { ZahlungServices } from '../online/zahlung-services.ts';
import {
  type Erstattung,
  findErstattung,
  findWartendeUeberweisung,
  insertErstattungen,
} from './erstattung.repository.ts';
import { gleicheErstattungAb } from './gleiche-erstattung-ab.ts';
import { listRueckzahlbare, spread } from './rueckzahlbar.ts';

type Auftrag = { id: string; nummer: string; email: string };
type Wunsch = { betragCent: number; konto?: KontoBody | undefined };

/**
 * Begins to return money of an order: the rows are there before the provider is asked, and their ids are its
 * idempotency keys, so that nothing goes back twice. What did not come by the provider is to be transferred. Says how
 * it stands once the provider was asked.
 */
export async function requestErstattung(
  db: Db,
  { id, gesehen, betrag, weg, konto }: Omit<ErstattungBody, 'gesehen'> & { id: string; gesehen?: number },
  { von, ...services }: ZahlungServices & Pick<Bearbeitung, 'von'>,
): Promise<string> {
  const betragCent = euroToCent(betrag);
  const now = services.now();
  let begonnen: Erstattung[] = [];
  const { message } = await beginErstattung(
    db,
    {
      ...{ id, gesehen, betragCent },
      decide: async ({ auftrag }, db) => {
        const { rows, restCent } =
          weg === 'anbieter'
            ? await anbieterRows(db, auftrag, { betragCent, services })
            : { rows: [], restCent: betragCent };
        begonnen = rows;
        const rest = { betragCent: restCent, konto };
        const alle = restCent > 0 ? [...rows, await ueberweisungRow(db, auftrag, { rest, now })] : rows;
        await insertErstattungen(db, alle);
        return {
          message: restCent > 0 ? ueberweisungText(auftrag, rest) : '',
          teile: alle.map((row) => toTeil(row, auftrag)),
        };
      },
    },
    { von, now, adresse: services.adresse },
  );
  for (const one of begonnen)
    await gleicheErstattungAb(db, one.id, { ...services, isGeduldig: true }).catch((err: unknown) => {
      if (!(err instanceof AnbieterError)) throw err;
      services.log.error({ err, erstattungId: one.id }, 'the payment provider could not be asked');
    });
  const danach = await Promise.all(begonnen.map((one) => findErstattung(db, one.id)));
  const cent = begonnen.reduce((sum, one) => sum + one.betragCent, 0);
  const staende = danach.map((one) => one?.stand ?? 'unklar');
  const beimAnbieter = cent > 0 ? standText(formatEuro(centToEuro(cent)), staende) : '';
  return [beimAnbieter, message].filter(Boolean).join(' ');
}

function toTeil({ id, betragCent, weg, iban }: Erstattung, { email }: Auftrag): NeueErstattung {
  const fragt = weg === 'ueberweisung' && iban === null && email !== '';
  return { erstattung: id, betragCent, weg, ...(fragt ? { fragt: true } : {}) };
}

type AnDenAnbieter = { betragCent: number; services: ZahlungServices };

async function anbieterRows(
  db: Tx,
  { id: auftragId }: Auftrag,
  { betragCent, services }: AnDenAnbieter,
): Promise<{ rows: Erstattung[]; restCent: number }> {
  const { anbieter, now } = services;
  const { teile, restCent } = spread(betragCent, await listRueckzahlbare(db, auftragId, anbieter));
  if (teile.length === 0)
    throw fieldError(
      'weg',
      'Über den Zahlungsanbieter geht hier nichts zurück. Bitte überweisen Sie das Geld.',
    );
  const neu = newRow(auftragId, now());
  const rows = teile.map(({ versuch, cent }) => ({
    ...neu(),
    ...{ betragCent: cent, weg: 'anbieter' as const, versuchId: versuch.id },
    // Should the shop be stopped before the provider is asked, the job asks it.
    pruefenAt: nochmalErstattung({ createdAt: now().toISOString() }, now()),
  }));
  return { rows, restCent };
}

async function ueberweisungRow(
  db: Tx,
  { id: auftragId, email }: Auftrag,
  { rest: { betragCent, konto }, now }: { rest: Wunsch; now: Date },
): Promise<Erstattung> {
  if (await findWartendeUeberweisung(db, auftragId))
    throw new AppError(
      'CONFLICT',
      'Für diese Bestellung wartet schon eine Überweisung. Bitte überweisen Sie zuerst, oder ziehen Sie sie zurück.',
    );
  if (!konto && email === '')
    throw fieldError(
      'konto.iban',
      'Ohne E-Mail-Adresse kann der Laden nicht nach der Bankverbindung fragen. Bitte tragen Sie die IBAN ein.',
    );
  const { iban = null, inhaber = null } = konto ?? {};
  return { ...newRow(auftragId, now)(), betragCent, weg: 'ueberweisung', iban, inhaber };
}

/** A row of which nothing is known but when it was begun. */
function newRow(auftragId: string, now: Date) {
  return (): Omit<Erstattung, 'betragCent' | 'weg'> => ({
    ...{ id: ascendingId(), auftragId, versuchId: null, stand: 'beantragt', anbieterId: null, grund: null },
    ...{ iban: null, inhaber: null, pruefenAt: null, geprueftAt: null },
    ...{ createdAt: now.toISOString(), beendetAt: null },
  });
}

function fieldError(field: string, text: string): AppError {
  return new AppError('BAD_REQUEST', text, { fehler: [`${field}: ${text}`] });
}

function ueberweisungText({ nummer, email }: Auftrag, { betragCent, konto }: Wunsch): string {
  const betrag = formatEuro(centToEuro(betragCent));
  return konto || email === ''
    ? `${nummer}: Bitte überweisen Sie ${betrag}. Die Daten stehen unter „Rückzahlungen“.`
    : `${nummer}: Der Laden fragt nach der Bankverbindung für ${betrag}.`;
}

/** How money stands that was begun to go back just now, in all its parts. */
export function standText(betrag: string, staende: Erstattung['stand'][]): string {
  if (staende.includes('gescheitert'))
    return 'Der Zahlungsanbieter lehnt die Rückzahlung ab. Der Grund steht unter „Rückzahlungen“.';
  if (staende.includes('unklar') || staende.includes('beantragt'))
    return `Der Zahlungsanbieter antwortet gerade nicht. Der Laden versucht von selbst weiter, ${betrag} zurückzuzahlen.`;
  return staende.includes('laeuft') ? `${betrag} sind auf dem Weg zurück.` : `${betrag} sind zurückgezahlt.`;
}
