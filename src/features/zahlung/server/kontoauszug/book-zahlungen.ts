import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Bearbeitung,
  findUmsaetze,
  findZahlungen,
  type Gebuchtes,
  recordUmsaetze,
} from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { formatDatum, tagOf } from '#shared/datum/datum.ts';
import { euroToCent } from '#shared/number/money.ts';
import type { Buchung, Gebucht } from '../../contract.ts';
import { buchungsGruppen } from '../../kontoauszug/buchungs-gruppen.ts';
import { keyOfTeil } from './key-of-umsatz.ts';

/** The last event of each order that this call has seen or made. */
type Gesehen = Map<string, { vorher: number; jetzt: number }>;

/**
 * Books transfers, each on its own and all parts of one together, and says what became of each. A transfer is
 * booked once. Those that have nothing to do with each other share a transaction, after which others have their turn.
 */
export async function bookZahlungen(
  db: Db,
  buchungen: Buchung[],
  bearbeitung: Bearbeitung,
): Promise<Gebucht[]> {
  const ergebnisse: Gebucht[] = [];
  const gesehen: Gesehen = new Map();
  for (const gruppe of buchungsGruppen(buchungen)) {
    const gebuchte = await bookGruppe(db, { gruppe, gesehen }, bearbeitung);
    for (const [index, { teile }] of gruppe.entries())
      for (const { auftragId, letzteNr: jetzt } of gebuchte[index]?.gesehen ?? []) {
        const vorher = teile.find((teil) => teil.auftragId === auftragId)?.gesehen ?? jetzt;
        gesehen.set(auftragId, { vorher, jetzt });
      }
    ergebnisse.push(...gebuchte);
    await nextTurn();
  }
  return ergebnisse;
}

/** What becomes of each of these, which have nothing to do with each other. */
async function bookGruppe(
  db: Db,
  { gruppe, gesehen }: { gruppe: Buchung[]; gesehen: Gesehen },
  bearbeitung: Bearbeitung,
): Promise<Gebucht[]> {
  const schon = await findUmsaetze(
    db,
    gruppe.map(({ umsatz }) => umsatz),
  );
  const heute = tagOf(bearbeitung.now);
  const offene = gruppe.filter(({ umsatz, tag }) => !schon.has(umsatz) && tag <= heute);
  const teile = offene.map((buchung) =>
    teileOf({ buchung, gesehen }).map((teil) => ({ ...teil, tag: buchung.tag })),
  );
  const gebucht = await recordUmsaetze(db, teile, bearbeitung);
  const ergebnisse: Gebucht[] = [];
  for (const buchung of gruppe) {
    const { umsatz, tag } = buchung;
    const ergebnis = gebucht[offene.indexOf(buchung)];
    if (Array.isArray(ergebnis)) ergebnisse.push(alsGebucht(umsatz, ergebnis));
    // An order may have changed because another call has booked just this transfer.
    else if (schon.has(umsatz) || (ergebnis && (await isGebucht(db, umsatz))))
      ergebnisse.push(await schonGebucht(db, { buchung, gesehen }));
    else
      ergebnisse.push({
        umsatz,
        ergebnis: 'abgelehnt',
        text: ergebnis?.message ?? zukunftText(tag),
        gesehen: [],
      });
  }
  return ergebnisse;
}

function alsGebucht(umsatz: string, teile: Gebuchtes[]): Gebucht {
  return {
    ...{ umsatz, ergebnis: 'gebucht', text: teile.map(({ message }) => message).join(' ') },
    gesehen: teile.map(({ auftragId, letzteNr }) => ({ auftragId, letzteNr })),
  };
}

async function isGebucht(db: Db, umsatz: string): Promise<boolean> {
  return (await findUmsaetze(db, [umsatz])).has(umsatz);
}

type Auftrag = { buchung: Buchung; gesehen: Gesehen };

/**
 * A call is repeated when its answer was lost: where the booking was the next event of its order, nothing
 * else has to be seen.
 */
async function schonGebucht(db: Db, auftrag: Auftrag): Promise<Gebucht> {
  const { umsatz } = auftrag.buchung;
  const teile = teileOf(auftrag);
  const gebucht = await findZahlungen(
    db,
    teile.map(({ id }) => id),
  );
  const gesehen = teile.flatMap(({ id, umsatz: key, gesehen }) => {
    const eigene = gebucht.get(id)?.find((one) => one.umsatz === key);
    return eigene?.nr === gesehen + 1 ? [{ auftragId: id, letzteNr: eigene.nr }] : [];
  });
  return { umsatz, ergebnis: 'schonGebucht', text: 'Diese Überweisung ist schon gebucht.', gesehen };
}

function zukunftText(tag: string): string {
  return `Der Buchungstag ${formatDatum(tag)} liegt in der Zukunft. Bitte lesen Sie den Auszug an diesem Tag noch einmal ein.`;
}

/** In the sequence of the orders' ids, so that two calls never wait for each other. */
function teileOf({ buchung, gesehen }: Auftrag) {
  const teile = buchung.teile.toSorted((a, b) => (a.auftragId < b.auftragId ? -1 : 1));
  return teile.map(({ auftragId: id, betrag, gesehen: vorher }, index) => {
    const eigenes = gesehen.get(id);
    return {
      ...{ id, betragCent: euroToCent(betrag), umsatz: keyOfTeil(buchung.umsatz, index) },
      gesehen: eigenes?.vorher === vorher ? eigenes.jetzt : vorher,
    };
  });
}
