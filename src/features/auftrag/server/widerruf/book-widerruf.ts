import { lockBestaende } from '#features/bestand/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import { dhlDateiText } from '../../aktionen/dhl-datei-text.ts';
import {
  isAllesWiderrufbare,
  loesbareBuchung,
  mitFreien,
  preisOf,
  restPortoOf,
  wenigerCentOf,
  widerrufbare,
  zuVieleProblem,
} from '../../aktionen/widerruf-teile.ts';
import { type Ereignis, geltende, nurVon, type PostenTeil } from '../../ereignisse/ereignis.ts';
import { isNoch } from '../../zustand/auftragslage.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { fieldError } from '../auftragsakte/refuse-aktion.ts';
import { freeTeile } from '../stornieren/free-teile.ts';

type Widerruf = { id: string; widerruf: string };

/**
 * Notes in an order that a withdrawal of it came in: nothing of it is packed and no money is asked for until
 * that is booked. Anybody can send any number of them: while one that is noted waits, a further one changes
 * nothing, and the order's history does not grow.
 */
export function recordWiderruf(db: Db, { id, widerruf }: Widerruf, bearbeitung: Bearbeitung) {
  return changeAuftrag(db, { ...bearbeitung, id }, (akte) => ({
    message: `${akte.auftrag.nummer}: Der Widerruf ist zugeordnet.`,
    neue: hasOffenenEingang(akte) ? [] : [eingang(widerruf, bearbeitung)],
  }));
}

/** The withdrawal was of another order, or of none: as long as it is not booked. */
export function dropWiderruf(db: Db, { id, widerruf }: Widerruf, bearbeitung: Bearbeitung) {
  return changeAuftrag(db, { ...bearbeitung, id }, (akte) => {
    if (isGebucht(akte, widerruf))
      throw new AppError('CONFLICT', 'Dieser Widerruf ist schon gebucht. Bitte laden Sie die Seite neu.');
    const ereignis = eingangOf(akte, widerruf);
    return {
      message: `${akte.auftrag.nummer}: Der Widerruf gehört nicht mehr dazu.`,
      neue: ereignis
        ? [{ typ: 'zurueckgenommen', angaben: { nr: ereignis.nr }, at: bearbeitung.now.toISOString() }]
        : [],
    };
  });
}

export type WiderrufBuchung = Widerruf & { gesehen: number; teile: PostenTeil[]; versandCent: number };

/**
 * Books which pieces a withdrawal takes out of its order, of which the caller knows that it belongs to it: it
 * costs less by their price and by as much of the postage as is given back, and what had not left the house
 * is free to be sold again. What did leave comes back by `bookRueckgabe`, the money goes back by
 * `refundAuftrag`.
 */
export function bookWiderruf(
  db: Db,
  { id, widerruf, gesehen, teile: gewaehlt, versandCent }: WiderrufBuchung,
  bearbeitung: Bearbeitung,
) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen, isVorrat: true }, (akte) => {
    refuseGebucht(akte, widerruf);
    const { auftrag, posten, lage, ereignisse } = akte;
    const problem = zuVieleProblem(gewaehlt, widerrufbare(posten, lage, ereignisse), posten);
    if (problem) throw fieldError('teile', problem);
    const porto = restPortoOf(auftrag.versandCent, ereignisse);
    if (versandCent > porto)
      throw fieldError('versand', `Porto lässt sich höchstens ${formatEuro(centToEuro(porto))} zurückgeben.`);
    const isAlles = isAllesWiderrufbare(gewaehlt, widerrufbare(posten, lage, ereignisse));
    if (isAlles && versandCent < porto)
      throw fieldError(
        'versand',
        `Ist alles widerrufen, geht auch das Porto zurück: ${formatEuro(centToEuro(porto))} (§\u00a0357 Abs.\u00a02 BGB).`,
      );
    const teile = mitFreien(gewaehlt, lage);
    const betragCent = wenigerCentOf(preisOf(gewaehlt, posten) + versandCent, lage);
    const frei = teile.flatMap(({ nr, frei }) => (frei > 0 ? { nr, menge: frei } : []));
    const marke = frei.length > 0 ? dhlDateiText(ereignisse, isAlles ? 'weg' : 'leichter') : '';
    return {
      message: `${auftrag.nummer}: Der Widerruf ist gebucht, ${formatEuro(centToEuro(betragCent))} weniger.${marke}${frei.length > 0 ? auspackenText(ereignisse) : ''}`,
      neue: [
        ...(eingangOf(akte, widerruf) ? [] : [eingang(widerruf, bearbeitung)]),
        {
          typ: 'widerrufen',
          angaben: { widerruf, teile, versandCent, betragCent },
          at: bearbeitung.now.toISOString(),
        },
      ],
      danach: async (db) => {
        // What comes back may be booked in the same transaction, also of an earlier withdrawal: all of its stock is
        // locked before the number of the document.
        await lockBestaende(
          db,
          posten.map(({ produktId }) => produktId),
        );
        if (frei.length > 0) await freeTeile(db, akte, { teile: frei, at: bearbeitung.now });
      },
    };
  });
}

/** What lies in a closed parcel has to be taken out of it. */
function auspackenText(ereignisse: Ereignis[]): string {
  const isGepackt = isNoch(ereignisse, 'gepackt') || isNoch(ereignisse, 'abholbereit');
  return isGepackt ? ' Bitte nehmen Sie die widerrufenen Stücke aus dem Paket.' : '';
}

/** Takes a booking back, so that it can be booked as it should be: while nothing is free, back or returned by it. */
export function unbookWiderruf(
  db: Db,
  { id, widerruf, gesehen }: Widerruf & { gesehen: number },
  bearbeitung: Bearbeitung,
) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen }, (akte) => {
    const nr = loesbareBuchung(akte.ereignisse, widerruf);
    if (nr === undefined)
      throw new AppError(
        'CONFLICT',
        'Diese Buchung lässt sich nicht mehr zurücknehmen: Ware oder Geld ist schon weiter.',
      );
    return {
      message: `${akte.auftrag.nummer}: Die Buchung des Widerrufs ist zurückgenommen.`,
      neue: [{ typ: 'zurueckgenommen', angaben: { nr }, at: bearbeitung.now.toISOString() }],
    };
  });
}

function refuseGebucht(akte: Auftragsakte, widerruf: string): void {
  if (akte.lage.stand === 'storniert')
    throw new AppError('CONFLICT', 'Diese Bestellung ist storniert. Zu buchen ist nichts mehr.');
  if (isGebucht(akte, widerruf)) throw new AppError('CONFLICT', 'Dieser Widerruf ist schon gebucht.');
}

function eingang(widerruf: string, { now }: Bearbeitung): Ereignis {
  return { typ: 'widerruf', angaben: { widerruf }, at: now.toISOString() };
}

/** Whether one is noted that is not booked, of a cancelled order too. */
export function hasOffenenEingang(akte: Pick<Auftragsakte, 'ereignisse'>): boolean {
  return nurVon(geltende(akte.ereignisse), 'widerruf').some(
    ({ angaben }) => !isGebucht(akte, angaben.widerruf),
  );
}

function eingangOf({ ereignisse }: Pick<Auftragsakte, 'ereignisse'>, widerruf: string) {
  return nurVon(geltende(ereignisse), 'widerruf').find(({ angaben }) => angaben.widerruf === widerruf);
}

function isGebucht({ ereignisse }: Pick<Auftragsakte, 'ereignisse'>, widerruf: string): boolean {
  return nurVon(geltende(ereignisse), 'widerrufen').some(({ angaben }) => angaben.widerruf === widerruf);
}
