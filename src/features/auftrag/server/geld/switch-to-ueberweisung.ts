import type { ZahlungAngaben } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { plusTage } from '#features/lieferung/feiertage.ts';
import { geldTagOf, verschobenerTermin } from '#features/lieferung/liefertermin.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { AppError } from '#shared/wire/errors.ts';
import { type GezeigteAngaben, gezeigteAngaben } from '../../gezeigte-angaben.ts';
import { type AuftragRow, setUeberweisung } from '../auftragsakte/auftrag.repository.ts';
import { type Auftragsakte, lockAuftragsakte } from '../auftragsakte/auftragsakte.ts';
import { applyEreignisse } from '../auftragsakte/change-auftrag.ts';
import type { PostAdresse } from '../post/write-post.ts';
import { kunde } from '../stornieren/cancel-auftrag.ts';

/** Where and until when a transfer is to be made, as the settings say now. */
export type Vorkasse = Omit<ZahlungAngaben['vorkasse'], 'aktiv'>;

/**
 * An order that was to be paid online, and is unpaid, is paid by transfer instead: its customer has days for it, and
 * gets the data. It arrives later by as much as a transfer takes. A repetition changes nothing. The caller has ended
 * what was begun at the provider. Answers what she reads.
 */
export function switchToUeberweisung(
  db: Db,
  { auftragId, ...vorkasse }: Vorkasse & { auftragId: string },
  { now, adresse }: { now: Date; adresse: PostAdresse },
): Promise<string> {
  const message = 'Sie bezahlen jetzt per Überweisung. Die Bankdaten stehen auf der Seite Ihrer Bestellung.';
  return inTransaction(db, async (db) => {
    const akte = await lockAuftragsakte(db, auftragId);
    if (zahlwegOf(akte.auftrag.zahlart).isUeberweisung) return message;
    refuseSwitch(akte);
    const auftrag = withUeberweisung(akte.auftrag, vorkasse, tagOf(now));
    await setUeberweisung(db, auftrag);
    const ereignis = {
      typ: 'zahlart' as const,
      angaben: { zahlart: 'vorkasse' as const },
      at: now.toISOString(),
    };
    await applyEreignisse(db, { ...akte, auftrag }, { neue: [ereignis], von: kunde, now, adresse });
    return message;
  });
}

function refuseSwitch({ auftrag, lage }: Auftragsakte): void {
  const refuse = (text: string) => {
    throw new AppError('CONFLICT', text);
  };
  if (lage.stand === 'storniert' || lage.stand === 'widerrufen' || lage.isWiderrufOffen)
    refuse('Diese Bestellung ist storniert oder widerrufen. Es ist nichts mehr zu bezahlen.');
  if (lage.offenCent === 0) refuse('Diese Bestellung ist schon bezahlt.');
  if (!zahlwegOf(auftrag.zahlart).isOnline || lage.stand !== 'offen')
    refuse('Bei dieser Bestellung lässt sich die Zahlungsart nicht mehr ändern.');
}

/** What of the order changes: all else stays frozen (R40). */
function withUeberweisung(
  auftrag: AuftragRow,
  { kontoinhaber, iban, bank, ...fristen }: Vorkasse,
  heute: string,
): AuftragRow {
  const ueberweisung: GezeigteAngaben['ueberweisung'] = {
    ...{ kontoinhaber, iban, bank },
    zahlbarBis: plusTage(heute, fristen.zahlungstage),
    erinnernAm: plusTage(heute, fristen.erinnernNachTagen),
    stornoAm: plusTage(heute, fristen.stornierenNachTagen),
  };
  const gezeigt = { ...gezeigteAngaben.parse(JSON.parse(auftrag.gezeigt)), ueberweisung };
  const bestellt = tagOf(new Date(auftrag.createdAt));
  const termin = verschobenerTermin(
    { von: auftrag.terminVon, bis: auftrag.terminBis },
    { erwartet: bestellt, bezahlt: geldTagOf(bestellt, { isUeberweisung: true }) },
  );
  return {
    ...auftrag,
    zahlart: 'vorkasse',
    gezeigt: JSON.stringify(gezeigt),
    terminVon: termin.von,
    terminBis: termin.bis,
  };
}
