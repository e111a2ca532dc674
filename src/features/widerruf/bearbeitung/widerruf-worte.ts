import { plusTage } from '#features/lieferung/feiertage.ts';
import { formatTermin } from '#features/lieferung/liefertermin.ts';
import { formatDatum, formatZeitpunkt } from '#shared/datum/datum.ts';
import type { WiderrufAufgabe } from './aufgaben.ts';
import { eingangWegText } from './eingang-weg.ts';
import type { GelesenerWiderruf } from './read-widerruf.ts';

/** Days before the last one on which the workshop is urged. */
const dringendTage = 3;

/** `Geld zurück bis Do 10. Dez.`, of a day as it is stored; empty without one. */
export function geldBisText(geldBis: string): string {
  return geldBis && `Geld zurück bis ${formatTermin({ von: geldBis, bis: geldBis })}`;
}

type Eingang = Pick<GelesenerWiderruf, 'eingangAt' | 'eingangTag' | 'eingangWeg'>;

/** When it came in: to the minute by the form, of a letter the day. */
export function eingangZeit({ eingangAt, eingangTag }: Pick<Eingang, 'eingangAt' | 'eingangTag'>): string {
  if (eingangTag) return formatDatum(`${eingangTag}T12:00:00Z`);
  return eingangAt && formatZeitpunkt(eingangAt);
}

/** `Eingegangen am 24.11.2026 per Brief`; empty where nothing is known. */
export function eingegangenText(eingang: Eingang): string {
  const zeit = eingangZeit(eingang);
  if (!zeit) return '';
  if (!eingang.eingangTag) return `Eingegangen am ${zeit} Uhr`;
  const wie = eingang.eingangWeg ? ` ${eingangWegText[eingang.eingangWeg]}` : '';
  return `Eingegangen am ${zeit}${wie}`;
}

/** Tells it from others, for the names of its buttons: `Erika Beispiel, B-26-86CG8, 24.11.2026, 10:30`. */
export function widerrufName(widerruf: GelesenerWiderruf): string {
  const { name, auftrag } = widerruf;
  return [name || 'Ohne Namen', auftrag?.nummer, eingangZeit(widerruf)].filter(Boolean).join(', ');
}

/** Whether the last day is over or near. */
export function isDringend(geldBis: string, heute: string): boolean {
  return geldBis !== '' && geldBis <= plusTage(heute, dringendTage);
}

/**
 * Whether money may still have to be returned: until the withdrawal is booked nobody knows, and of an order that
 * nobody has paid there is none.
 */
export function isGeldOffen(of: { aufgaben: WiderrufAufgabe[]; auftrag?: { bezahlt: number } }): boolean {
  return of.aufgaben.some((one) => one !== 'ware') && of.auftrag?.bezahlt !== 0;
}

/** What is to be done, in short words. */
export const aufgabeWort: Record<WiderrufAufgabe, string> = {
  zuordnen: 'zuordnen',
  buchen: 'buchen',
  geld: 'Geld zurückzahlen',
  ware: 'Ware erwartet',
};

/** What became of the receipt that the law wants at once. */
export function belegText({ beleg, email }: Pick<GelesenerWiderruf, 'beleg' | 'email'>): string {
  switch (beleg) {
    case 'post':
      return 'geschrieben';
    case 'ohneAdresse':
      return email === ''
        ? 'nicht geschrieben, es wurde keine E-Mail-Adresse angegeben'
        : 'nicht geschrieben, die E-Mail-Adresse ist nicht vollständig';
    case 'begrenzt':
      return 'nicht geschrieben, es gingen gerade schon mehrere hinaus';
    default:
      return 'noch nicht geschrieben';
  }
}

/** Whether a receipt can still be sent. */
export function canBelegSenden({ beleg }: Pick<GelesenerWiderruf, 'beleg'>): boolean {
  return beleg === undefined || beleg === 'begrenzt';
}

/** Whether there is something left of its order that it could take. */
export function isNochMoeglich({ auftrag }: Pick<GelesenerWiderruf, 'auftrag'>): boolean {
  return auftrag?.posten.some(({ moeglich }) => moeglich > 0) === true;
}

/** How it ended, for the list of those that are done. */
export function endeText({ schluss, isGebucht }: Pick<GelesenerWiderruf, 'schluss' | 'isGebucht'>): string {
  if (schluss) return schluss;
  return isGebucht ? 'Gebucht und erledigt' : 'Bestellung storniert';
}
