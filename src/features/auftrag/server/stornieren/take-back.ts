import { listAuftragPost } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import { ruecknahmeText } from '../../aktionen/ruecknahme-post.ts';
import type { ZuruecknehmenBody } from '../../contract.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { erstattungswegOf } from '../../ereignisse/erstattung.ts';
import {
  isDanachErlassen,
  isNurInhaberin,
  isSchuldWeg,
  isUnterwegsGebraucht,
  isZurueckgezahlt,
  ruecknehmbare,
} from '../../ereignisse/ruecknahme.ts';
import { werkstattText } from '../../ereignisse/werkstatt-text.ts';
import { postUeber } from '../../post/post-ueberholt.ts';
import type { Auftragsakte } from '../auftragsakte/auftragsakte.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { type Geschehen, listEreignisse } from '../auftragsakte/ereignis.repository.ts';
import { deleteUmsatz } from '../geld/bank-umsatz.repository.ts';
import { resumeAuftrag } from './resume-auftrag.ts';

/**
 * Takes an event back, by another event: what has left the house stays. A cancellation that is taken back
 * holds the order's pieces again.
 */
export async function takeBack(
  db: Db,
  { id, gesehen, nr, irrtum }: ZuruecknehmenBody & { id: string },
  bearbeitung: Bearbeitung & { isInhaberin: boolean },
) {
  const { now, isInhaberin } = bearbeitung;
  // Events are only added: what this one is can be read before the order is locked, and the catalogue is locked first.
  const isStorno = (await listEreignisse(db, [id])).get(id)?.[nr - 1]?.typ === 'storniert';
  const was = { ...bearbeitung, id, gesehen, isVorrat: isStorno };
  return changeAuftrag(db, was, async (akte, db) => {
    const { auftrag, posten, ereignisse } = akte;
    const ereignis = demandRuecknehmbar(akte, nr, { isIrrtum: irrtum === true, isInhaberin });
    const isSchuld = isSchuldWeg(ereignis, akte.lage);
    const vorher = postUeber(ereignis, ereignisse, await listAuftragPost(db, id));
    const { text } = werkstattText(ereignis, { ereignisse, posten });
    const zurueck: Geschehen = {
      ...{ typ: 'zurueckgenommen', angaben: { nr, ...(isSchuld ? { irrtum: true as const } : {}) } },
      ...{ at: now.toISOString(), von: bearbeitung.von.name },
    };
    return {
      message: `${auftrag.nummer}: „${text}“ ist zurückgenommen.`,
      neue: [zurueck, ...mitErstattung(ereignis, now)],
      danach: async (db) => {
        if (ereignis.typ === 'zahlung') await deleteUmsatz(db, { auftragId: id, nr });
        if (isStorno) await resumeAuftrag(db, { auftrag, posten, ereignisse: [...ereignisse, zurueck] }, now);
      },
      dazu: async (db) => ruecknahmeText(vorher, await listAuftragPost(db, id)),
    };
  });
}

/** A transfer that was not made after all is begun anew: the account of its customer is erased. */
function mitErstattung(ereignis: Geschehen, now: Date): Ereignis[] {
  if (ereignis.typ !== 'erstattung' || ereignis.angaben.erstattung === undefined) return [];
  const { erstattung } = ereignis.angaben;
  const angaben = { erstattung, grund: 'zurueckgezogen' as const };
  return [{ typ: 'erstattungBeendet', angaben, at: now.toISOString() }];
}

const nurInhaberinText: Partial<Record<Ereignis['typ'], string>> = {
  erlassen: 'Einen erlassenen Rest nimmt nur die Inhaberin zurück.',
  nachlass: 'Einen Nachlass nimmt nur die Inhaberin zurück.',
};

/**
 * The event of this number, if it can be taken back. What is owed to a customer stays so until it is returned: a
 * payment whose money is owed goes only by the word that it was a mistake.
 */
function demandRuecknehmbar(
  { ereignisse, lage }: Auftragsakte,
  nr: number,
  { isIrrtum, isInhaberin }: { isIrrtum: boolean; isInhaberin: boolean },
): Geschehen {
  const refuse = (text: string) => {
    throw new AppError('CONFLICT', text);
  };
  const ereignis = ereignisse[nr - 1];
  if (isZurueckgezahlt(ereignisse, nr))
    refuse('Von diesem Geld ist schon etwas zurückgezahlt. Bitte zuerst die Rückzahlung zurücknehmen.');
  if (isDanachErlassen(ereignisse, nr))
    refuse('Der Rest zu dieser Zahlung ist erlassen. Bitte zuerst das Erlassen zurücknehmen.');
  if (ereignis?.typ === 'zahlung' && ereignis.angaben.online)
    refuse(
      'Dieses Geld ist beim Zahlungsanbieter eingegangen. Soll die Kundschaft es wiederhaben, zahlen Sie es bitte zurück.',
    );
  if (ereignis?.typ === 'erstattung' && erstattungswegOf(ereignis, ereignisse) === 'anbieter')
    refuse('Dieses Geld hat der Zahlungsanbieter zurückgezahlt. Das lässt sich nicht zurücknehmen.');
  if (ereignis && isUnterwegsGebraucht(ereignis, lage))
    refuse(
      'Zu dieser Bestellung geht gerade Geld zurück. Bitte warten Sie, bis es da ist, oder ziehen Sie eine Überweisung zuerst zurück.',
    );
  if (!ereignis || !ruecknehmbare(ereignisse).includes(nr))
    return refuse(
      'Dieser Schritt lässt sich nicht mehr zurücknehmen. Bitte sehen Sie sich die Bestellung noch einmal an.',
    );
  if (!isInhaberin && isNurInhaberin(ereignis, lage))
    throw new AppError(
      'FORBIDDEN',
      nurInhaberinText[ereignis.typ] ??
        'Dieses Geld ist der Kundschaft zurückzuzahlen. Ob die Zahlung ein Irrtum war, entscheidet die Inhaberin.',
    );
  if (!isIrrtum && isSchuldWeg(ereignis, lage))
    refuse(
      `${formatEuro(centToEuro(lage.zurueckCent))} sind der Kundschaft zurückzuzahlen. Bitte tragen Sie die Rückzahlung ein. War die Zahlung ein Irrtum, bestätigen Sie das bitte.`,
    );
  return ereignis;
}
