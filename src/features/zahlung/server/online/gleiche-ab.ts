import { bookOnlineZahlung } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { naechstePruefung } from '../../online/pruef-zeit.ts';
import { AnbieterError, type Zahlungsauskunft } from '../anbieter/anbieter.ts';
import { endWithNotiz } from './end-with-notiz.ts';
import { isBei, type ZahlungServices } from './zahlung-services.ts';
import { endVersuch, findVersuch, setPruefung, type Versuch } from './zahlungsversuch.repository.ts';

/** An answer that is younger is not asked for again while a shopper's page waits. */
const frischMs = 2000;

/** After its end the shop waits so long for a provider that it does not know any more: a key may be missing. */
const fremdMs = 24 * 3_600_000;

const waehrung = 'EUR';

type Weise = {
  /** An answer of the last seconds will do. */
  isGeduldig?: boolean;
  /** An attempt that ended unpaid is asked about too: the provider says that something is new. */
  isAuchBeendet?: boolean;
};

/**
 * Asks the provider how an attempt stands, and does what follows: books its money, once, or ends it. The page that
 * the shopper comes back to, messages of the provider and the job all call this, at the same time too. Throws an
 * `AnbieterError` without an answer.
 */
export async function gleicheVersuchAb(
  db: Db,
  versuchId: string,
  { isGeduldig = false, isAuchBeendet = false, ...services }: ZahlungServices & Weise,
): Promise<void> {
  const versuch = await findVersuch(db, versuchId);
  if (!versuch || !(isLaufend(versuch) || (isAuchBeendet && isUnbezahltBeendet(versuch)))) return;
  if (isGeduldig && isFrisch(versuch, services.now())) return;
  const { anbieterId } = versuch;
  if (anbieterId === null) return waitForBeginn(db, versuch, services.now());
  const { anbieter } = services;
  if (!isBei(versuch, anbieter)) return isLaufend(versuch) ? endFremden(db, versuch, services) : undefined;
  await note(db, versuch, { auskunft: await anbieter.lies(anbieterId), services });
}

export function isLaufend({ stand }: Versuch): boolean {
  return stand === 'beginnt' || stand === 'offen';
}

function isUnbezahltBeendet({ stand }: Versuch): boolean {
  return stand === 'abgebrochen' || stand === 'abgelaufen';
}

function isFrisch({ geprueftAt }: Versuch, now: Date): boolean {
  if (geprueftAt === null) return false;
  const age = now.getTime() - Date.parse(geprueftAt);
  return age >= 0 && age < frischMs;
}

/**
 * The provider was asked to begin, and nobody knows what it said: the next try of the shopper asks again. Nobody ever
 * got its address, so it ends with its time.
 */
async function waitForBeginn(db: Db, versuch: Versuch, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    if (versuch.laeuftBis > now.toISOString())
      return setPruefung(db, versuch.id, { pruefenAt: naechstePruefung(versuch, now) });
    await endVersuch(db, versuch.id, { stand: 'abgelaufen', at: now, von: ['beginnt'] });
  });
}

/**
 * An attempt at a provider, or in a mode, that the shop does not have any more, so that it cannot be asked. Where no
 * money could move it just ends; otherwise its order says what is not known.
 */
export async function endFremden(db: Db, versuch: Versuch, services: ZahlungServices): Promise<void> {
  const { id, anbieter, modus, laeuftBis, betragCent } = versuch;
  const now = services.now();
  if (modus !== 'live') {
    await inTransaction(db, (db) => endVersuch(db, id, { stand: 'abgelaufen', at: now }));
    return;
  }
  if (now.getTime() < Date.parse(laeuftBis) + fremdMs)
    throw new AnbieterError(`The shop has no ${anbieter} to ask.`);
  const text = `Ob die begonnene Online-Zahlung über ${euro(betragCent)} bezahlt wurde, ist nicht bekannt: Der Zahlungsanbieter ${anbieter} ist nicht mehr eingerichtet. Bitte sehen Sie dort nach.`;
  await endWithNotiz(db, versuch, { stand: 'abgelaufen', text, ...services });
}

type Antwort = { auskunft: Zahlungsauskunft; services: ZahlungServices };

async function note(db: Db, versuch: Versuch, { auskunft, services }: Antwort): Promise<void> {
  const now = services.now();
  if (auskunft.stand === 'bezahlt') return noteBezahlt(db, versuch, { auskunft, services });
  await inTransaction(db, async (db) => {
    if (auskunft.stand === 'zu') await endVersuch(db, versuch.id, { stand: 'abgelaufen', at: now });
    else
      await setPruefung(db, versuch.id, {
        geprueftAt: now.toISOString(),
        pruefenAt: naechstePruefung(versuch, now),
      });
  });
}

async function noteBezahlt(db: Db, versuch: Versuch, { auskunft, services }: Antwort): Promise<void> {
  const { id, auftragId, betragCent, modus, stand } = versuch;
  // One that ended meanwhile counts too, if the provider was asked about it all the same.
  const von = isLaufend(versuch) ? undefined : [stand];
  if (auskunft.betragCent !== betragCent || auskunft.waehrung !== waehrung) {
    const text = abweichendText(betragCent, auskunft);
    return endWithNotiz(db, versuch, { stand: 'abweichend', text, von, ...services });
  }
  const { weg } = auskunft;
  const { adresse } = services;
  const at = services.now();
  const online = { versuch: id, modus, ...(weg ? { weg } : {}) };
  await bookOnlineZahlung(
    db,
    { auftragId, betragCent, online },
    {
      ...{ now: at, adresse },
      note: (db) => endVersuch(db, id, { stand: 'bezahlt', at, weg: weg ?? null, von }),
    },
  );
}

function abweichendText(verlangtCent: number, gemeldet: Zahlungsauskunft): string {
  const betrag =
    gemeldet.waehrung === waehrung
      ? euro(gemeldet.betragCent)
      : `${centToEuro(gemeldet.betragCent)} ${gemeldet.waehrung}`;
  return `Der Zahlungsanbieter meldet eine Zahlung über ${betrag}, verlangt waren ${euro(verlangtCent)}. Deshalb ist nichts gebucht. Bitte sehen Sie beim Zahlungsanbieter nach.`;
}

function euro(cent: number): string {
  return formatEuro(centToEuro(cent));
}
