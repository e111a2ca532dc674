import { aufbewahrungsjahre, jahreText } from '#shared/datum/aufbewahrungsfrist.ts';
import type { RechtstextAngaben } from './rechtstext-angaben.ts';

type Phase = Pick<RechtstextAngaben, 'istGeoeffnet'>;

const belege = jahreText(aufbewahrungsjahre.belege);
const briefe = jahreText(aufbewahrungsjahre.briefe);

/**
 * In section 10 of the privacy notice, as all below but the last; `aufbewahrungsplan` names their periods,
 * and a test compares.
 */
export function kontoFrist({ istGeoeffnet }: Phase): string {
  return istGeoeffnet
    ? 'Kundenkonto und sein Warenkorb: bis Sie das Konto löschen, in Ihrem Profil oder mit einer Nachricht an uns. Bestellungen bleiben so lange, wie unten steht.'
    : 'Kundenkonto und Warenkorb: bis Sie uns bitten, das Konto zu löschen.';
}

export function anmeldeFrist({ istGeoeffnet }: Phase): string {
  const geraet = 'die Kennung des Geräts (Cookie) 180 Tage, die Prüfwerte der Anmeldeversuche einen Tag.';
  return istGeoeffnet
    ? `Anmeldung: bis Sie sich abmelden oder die Sitzung abläuft, spätestens nach 90 Tagen; Links in E-Mails zu Ihrem Konto höchstens sieben Tage; ${geraet}`
    : `Anmeldung: bis Sie sich abmelden oder die Sitzung abläuft; ${geraet}`;
}

export function nachrichtenFrist({ istGeoeffnet }: Phase): string {
  return istGeoeffnet
    ? 'Nachrichten über das Kontaktformular: ein Jahr. E-Mails, die der Shop Ihnen schreibt: zu Ihrem Konto 30 Tage, zu einer Bestellung so lange wie unten; seine Meldungen an unsere Werkstatt 30 Tage.'
    : '';
}

export function belegFrist({ istGeoeffnet }: Phase): string {
  return istGeoeffnet
    ? `Bestellungen und Rechnungen mit Namen und Anschrift: ${belege}, weil sie Belege sind (§\u00a0147 AO, §\u00a014b UStG); unsere E-Mails dazu und Widerrufserklärungen ${briefe} (§\u00a0257 HGB); die Bankverbindung für eine Rückzahlung, bis sie überwiesen ist. Die Jahre zählen vom Ende des Kalenderjahres an. In dieser Zeit sind die Daten nur noch dafür da; danach anonymisiert oder löscht sie unser Shop von selbst; von Rechnungen bleiben danach nur Nummer, Tag, Beträge und Prüfwert.`
    : 'Was zu einem Kauf gehört: solange Handels- und Steuerrecht es verlangen, je nach Unterlage sechs, acht oder zehn Jahre (§\u00a0257 HGB, §\u00a0147 AO). In dieser Zeit sind die Daten nur noch dafür da.';
}

export function betriebFrist({ istGeoeffnet }: Phase): string {
  return istGeoeffnet
    ? 'Protokolle des Servers: höchstens 14 Tage. Sicherungskopien: gewöhnlich sieben Tage, bis neuere sie ersetzen; so lange kann darin noch stehen, was wir schon gelöscht haben.'
    : '';
}

/** In section 11: how people use their rights without writing to anybody. */
export function rechteWeg({ istGeoeffnet }: Phase): string {
  return istGeoeffnet
    ? 'Auskunft, die Daten als Datei und die Löschung bekommen Sie auch, ohne uns zu schreiben: mit Konto in Ihrem Profil, ohne Konto auf der Seite Ihrer Bestellung unter „Meine Daten“. Zu ihr führt der Link in der Bestätigung. Verlangen Sie dort die Löschung, löscht der Shop 30 Tage, nachdem sie abgeschlossen ist, was das Gesetz nicht verlangt.'
    : '';
}
