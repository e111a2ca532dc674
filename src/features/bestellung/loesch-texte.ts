import { type Aufbewahrung, ruhetage } from '#features/auftrag/loeschung/loeschung.ts';
import { aufbewahrungsjahre } from '#shared/datum/aufbewahrungsfrist.ts';
import { formatLangesDatum, tagOf } from '#shared/datum/datum.ts';

/**
 * What stays of an order when its customer wants it deleted, why and until when; days that an answer lacks
 * are left out.
 */
export function bleibtText({ belegeBis, briefeBis }: Partial<Aufbewahrung>): string {
  const { belege, briefe } = aufbewahrungsjahre;
  return `${bis(belegeBis)}Name und Anschrift, die Waren und die Zahlungen: Belege müssen wir ${belege}\u00a0Jahre lang aufbewahren (§\u00a0147 AO, §\u00a014b UStG). ${bis(briefeBis, 'Längstens bis')}unsere E-Mails zu dieser Bestellung und Ihr Widerruf, falls Sie einen erklärt haben: Geschäftsbriefe müssen wir ${briefe}\u00a0Jahre lang aufbewahren (§\u00a0257 HGB, §\u00a0147 AO). Danach löscht sie der Shop von selbst.`;
}

/** What is deleted of it, and when. */
export function gehtText({ loeschungAb }: Partial<Aufbewahrung>): string {
  const wann = loeschungAb
    ? `Ab ${formatLangesDatum(tagOf(new Date(loeschungAb)))}`
    : `${ruhetage}\u00a0Tage, nachdem die Bestellung ganz abgeschlossen ist,`;
  return `${wann} löscht der Shop den Link zu dieser Seite, Ihre E-Mail-Adresse an der Bestellung und unsere Notizen dazu. Bis dahin brauchen wir sie noch, zum Beispiel, falls Sie widerrufen.`;
}

function bis(tag: string | undefined, wort = 'Bis'): string {
  const datum = tag ? formatLangesDatum(tag) : '';
  return datum ? `${wort} ${datum} bleiben ` : 'Es bleiben ';
}
