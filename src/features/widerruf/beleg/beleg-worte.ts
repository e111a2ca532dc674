import { formatLangesDatum, formatUhrzeit, tagOf } from '#shared/datum/datum.ts';
import type { Beleg } from '../contract.ts';

/** When a declaration came in; of one that came by letter the day alone is known. */
export type Eingang = { eingangAt: string; eingangTag?: string | undefined };

/** `26. November 2026 um 10:14 Uhr`, in the workshop's time; empty if it is none. */
export function eingangText({ eingangAt, eingangTag }: Eingang): string {
  if (eingangTag) return formatLangesDatum(eingangTag);
  if (Number.isNaN(Date.parse(eingangAt))) return '';
  return `${formatLangesDatum(tagOf(new Date(eingangAt)))} um ${formatUhrzeit(eingangAt)} Uhr`;
}

const drucken =
  'Bitte drucken Sie diese Seite oder speichern Sie sie als PDF: Sie gilt als Ihre Eingangsbestätigung.';

/** Whether the receipt comes by mail, and what to do; `isDa`: whether it does. */
const wege: Record<Beleg['weg'], (email: string) => { isDa: boolean; text: string }> = {
  post: (email) => ({
    isDa: true,
    text: `Diese Eingangsbestätigung ist auch per E-Mail unterwegs, an ${email}. Kommt sie nicht an, drucken Sie bitte diese Seite oder speichern Sie sie als PDF.`,
  }),
  folgt: (email) => ({
    isDa: true,
    text: `Diese Eingangsbestätigung schicken wir in den nächsten Minuten auch per E-Mail an ${email}, wenn dorthin nicht gerade schon mehrere gingen. Sicher ist sicher: Bitte drucken Sie diese Seite oder speichern Sie sie als PDF.`,
  }),
  ohneAdresse: (email) => ({
    isDa: false,
    text: email
      ? `Per E-Mail können wir Ihnen die Eingangsbestätigung nicht schicken: „${email}“ ist keine vollständige E-Mail-Adresse. ${drucken}`
      : `Per E-Mail können wir Ihnen die Eingangsbestätigung nicht schicken: Es fehlt eine E-Mail-Adresse. ${drucken}`,
  }),
  begrenzt: () => ({
    isDa: false,
    text: `Per E-Mail schicken wir die Eingangsbestätigung diesmal nicht: Es gingen gerade schon mehrere hinaus. ${drucken}`,
  }),
  ohneServer: () => ({
    isDa: false,
    text: `Per E-Mail können wir Ihnen die Eingangsbestätigung gerade nicht schicken. ${drucken}`,
  }),
};

/** A way that this page does not know promises nothing. */
export function empfangWegText(weg: string, email: string): { isDa: boolean; text: string } {
  const known = Object.hasOwn(wege, weg) ? wege[weg as Beleg['weg']] : undefined;
  return known ? known(email) : { isDa: false, text: drucken };
}
