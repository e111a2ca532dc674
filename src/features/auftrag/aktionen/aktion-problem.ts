import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import type { Ereignis } from '../ereignisse/ereignis.ts';
import { type Auftrag, type Auftragslage, stornoProblem } from '../zustand/auftragslage.ts';
import { type Aktion, aktionenOf, type Bearbeitbar, hoechstensErlassenCent } from './aktionen.ts';

type AktenAuszug = {
  auftrag: Omit<Auftrag, 'posten'> & Pick<Bearbeitbar, 'email'>;
  posten: Auftrag['posten'];
  lage: Auftragslage;
  ereignisse: Ereignis[];
};

/**
 * Why the workshop cannot do this with an order now, and what it can do instead; `undefined` when it can
 * (`aktionenOf`).
 */
export function aktionProblem(
  aktion: Aktion,
  { auftrag, posten, lage, ereignisse }: AktenAuszug,
): string | undefined {
  if (aktionenOf({ ...auftrag, posten }, lage, ereignisse).includes(aktion)) return undefined;
  if (aktion === 'stornieren') return stornoProblem(lage, auftrag.versandart, 'laden');
  if (aktion === 'erstattung')
    return lage.zurueckLaeuftCent > 0
      ? 'Das Geld ist schon auf dem Weg zurück. Mehr ist für diese Bestellung nicht zurückzuzahlen.'
      : 'Für diese Bestellung ist nichts zurückzuzahlen.';
  if (aktion === 'nachlass') return keinNachlass(lage);
  if (aktion === 'erinnern') return keineErinnerung(auftrag, lage);
  if (aktion === 'erlassen') return nichtErlassbar(lage);
  if (lage.stand === 'storniert') return 'Diese Bestellung ist storniert. Bitte nicht mehr packen.';
  if (lage.stand === 'widerrufen') return 'Diese Bestellung ist widerrufen. Bitte nicht mehr packen.';
  if (lage.isWiderrufOffen)
    return 'Zu dieser Bestellung ist ein Widerruf eingegangen. Bitte zuerst unter „Widerrufe“ bearbeiten.';
  const isPaket = auftrag.versandart === 'dhl';
  if (lage.rest.size === 0) return `Diese Bestellung ist schon ${isPaket ? 'verschickt' : 'abgeholt'}.`;
  return andererWeg(aktion, isPaket) ?? nochNicht(aktion, auftrag, lage);
}

function keineErinnerung(
  { zahlart, email }: AktenAuszug['auftrag'],
  { offenCent, bezahltCent, stand, isWiderrufOffen }: Auftragslage,
): string {
  if (offenCent === 0) return 'Für diese Bestellung ist nichts mehr zu bezahlen.';
  if (isWiderrufOffen) return 'Zu dieser Bestellung ist ein Widerruf eingegangen. Bitte nicht mehr erinnern.';
  if (email === '')
    return 'Zu dieser Bestellung gibt es keine E-Mail-Adresse. Bitte rufen Sie an oder schreiben Sie einen Brief.';
  const { isUeberweisung, isOnline } = zahlwegOf(zahlart);
  return isUeberweisung || (isOnline && stand === 'offen' && bezahltCent === 0)
    ? 'An diese Zahlung erinnert der Laden von selbst.'
    : 'Zu dieser Bestellung gibt es keine Bankverbindung. Bitte schreiben Sie eine Nachricht.';
}

function keinNachlass({ stand, offenCent, isWiderrufOffen }: Auftragslage): string {
  if (isWiderrufOffen)
    return 'Zu dieser Bestellung ist ein Widerruf eingegangen. Bitte zuerst unter „Widerrufe“ bearbeiten.';
  if (stand !== 'storniert' && offenCent > 0)
    return 'Diese Bestellung ist noch nicht bezahlt. Nachlassen lässt sich nur, was bezahlt ist.';
  return 'An dieser Bestellung ist nichts mehr nachzulassen.';
}

function nichtErlassbar({ offenCent, bezahltCent, isWiderrufOffen }: Auftragslage): string {
  if (offenCent === 0) return 'Für diese Bestellung ist nichts mehr zu bezahlen.';
  if (isWiderrufOffen)
    return 'Zu dieser Bestellung ist ein Widerruf eingegangen. Bitte zuerst unter „Widerrufe“ bearbeiten.';
  if (bezahltCent <= 0) return 'Erlassen lässt sich nur ein Rest: Bisher ist nichts bezahlt.';
  return `Erlassen lassen sich höchstens ${formatEuro(centToEuro(hoechstensErlassenCent))}. Es fehlen ${formatEuro(centToEuro(offenCent))}.`;
}

function andererWeg(aktion: Aktion, isPaket: boolean): string | undefined {
  if (isPaket && (aktion === 'abgeholt' || aktion === 'abholbereit'))
    return 'Diese Bestellung wird verschickt. Bitte tragen Sie den Versand ein.';
  if (!isPaket && aktion === 'gepackt')
    return 'Diese Bestellung wird abgeholt. Bitte legen Sie sie zum Abholen bereit: Dann erfährt es auch die Kundschaft.';
  if (!isPaket && aktion === 'versendet')
    return 'Diese Bestellung wird abgeholt. Bitte tragen Sie die Abholung ein.';
  if (!isPaket && aktion === 'adresse') return 'Diese Bestellung wird abgeholt und hat keine Lieferadresse.';
  return undefined;
}

function nochNicht(
  aktion: Aktion,
  { zahlart }: AktenAuszug['auftrag'],
  { offenCent, stand }: Auftragslage,
): string {
  if (aktion === 'teilStornieren')
    return 'Das ist das letzte Stück dieser Bestellung. Bitte stornieren Sie die ganze Bestellung.';
  if (offenCent > 0 && stand === 'offen')
    return zahlwegOf(zahlart).isOnline
      ? 'Diese Bestellung ist noch nicht bezahlt. Bitte warten Sie: Was online bezahlt wird, trägt der Laden selbst ein.'
      : 'Diese Bestellung ist noch nicht bezahlt. Bitte tragen Sie zuerst die Zahlung ein.';
  return aktion === 'abholbereit'
    ? 'Diese Bestellung liegt schon zum Abholen bereit.'
    : 'Diese Bestellung ist schon gepackt.';
}

/** Goods leave the house without their money only when their author says so. */
export function ohneZahlungProblem(
  { offenCent }: Pick<Auftragslage, 'offenCent'>,
  isOhneZahlung: boolean | undefined,
): string | undefined {
  if (offenCent === 0 || isOhneZahlung) return undefined;
  return `${formatEuro(centToEuro(offenCent))} sind noch offen. Bitte tragen Sie die Zahlung ein, oder bestätigen Sie, dass die Ware ohne Zahlung aus dem Haus geht.`;
}
