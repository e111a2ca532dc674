import type { FlatBlock } from '../bloecke/rechtstext-bloecke.ts';
import { browserSpeicher, type SpeicherEintrag } from './browser-speicher.ts';
import type { RechtstextAngaben } from './rechtstext-angaben.ts';
import { fremderSpeicher } from './rechtstext-zahlungsdienst.ts';

type Phase = Pick<RechtstextAngaben, 'istGeoeffnet'>;

/** What the shop itself stores in a browser; once it has opened, also what those who work in it need. */
export function browserspeicher(angaben: Phase & Pick<RechtstextAngaben, 'zahlungsdienst'>): FlatBlock[] {
  if (!angaben.istGeoeffnet) return [{ kind: 'terms', entries: immer }];
  const text = 'In der Verwaltung des Ladens, also nur bei denen, die hier arbeiten, kommen dazu:';
  return [
    { kind: 'terms', entries: [...immer, ...beimEinkaufen] },
    { kind: 'paragraph', inlines: [{ text }] },
    { kind: 'terms', entries: inDerVerwaltung },
    ...fremderSpeicher(angaben),
  ];
}

/** Guests have carts and order only once the shop has opened. */
export function datenKurz({ istGeoeffnet }: Phase): string {
  return istGeoeffnet
    ? 'Seine beiden Cookies halten Ihren Warenkorb bereit und schützen Ihr Konto. Daten über Sie entstehen erst, wenn Sie etwas in den Warenkorb legen, bestellen, ein Konto anlegen, uns schreiben oder anrufen.'
    : 'Sein einziges Cookie schützt Ihr Konto. Daten über Sie entstehen erst, wenn Sie ein Konto anlegen, uns schreiben oder anrufen.';
}

export function speicherSatz({ istGeoeffnet }: Phase): string {
  return istGeoeffnet
    ? `höchstens diese ${anzahl(immer.length + beimEinkaufen.length)} Einträge ab, darunter zwei Cookies: eines, wenn Sie ohne Anmeldung etwas in den Warenkorb legen, und eines, wenn Sie sich anmelden:`
    : `höchstens diese ${anzahl(immer.length)} Einträge ab, darunter ein Cookie, wenn Sie sich anmelden:`;
}

export function speicherGrund({ istGeoeffnet }: Phase): string {
  const alle = istGeoeffnet ? 'Alle diese Einträge' : `Alle ${anzahl(immer.length)}`;
  const wofuer = istGeoeffnet
    ? 'für Warenkorb, Bestellung, eine Nachricht an uns, einen Widerruf und die Angaben zu Ihrem Konto Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO, für das Cookie „device“ Buchst.\u00a0f'
    : 'für einen Widerruf und die Angaben zu Ihrem Konto Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO, für das Cookie Buchst.\u00a0f';
  return `${alle} sind technisch nötig, damit der Shop das tut, was Sie von ihm möchten. Dafür ist keine Einwilligung erforderlich (§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG; ${wofuer}: unser Interesse, Ihr Konto zu schützen).`;
}

/** Section 5 of the privacy notice. */
export function warenkorbDaten({ istGeoeffnet }: Phase): FlatBlock[] {
  const konto =
    'Wenn Sie angemeldet sind, speichert unser Server Ihren Warenkorb bei Ihrem Konto: welche Produkte und wie viele davon. So finden Sie ihn auf jedem Gerät wieder.';
  const gast =
    ' Ohne Anmeldung speichert er ihn unter einer zufälligen Kennung, die nur Ihr Browser hat (Cookie „cart“), ohne Namen und Adresse. Melden Sie sich an, wird er zum Warenkorb Ihres Kontos.';
  const ende =
    ' Sie können ihn jederzeit leeren. Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO.';
  const text = `${konto}${istGeoeffnet ? gast : ''}${ende}`;
  return [{ kind: 'paragraph', inlines: [{ text }] }];
}

/** In section 7 of the privacy notice. */
export function kontaktformular({ istGeoeffnet }: Phase): string {
  const kontakt = istGeoeffnet
    ? 'Das Kontaktformular sendet uns, was Sie darin eingeben: Name, E-Mail-Adresse, Ihre Nachricht und, wenn Sie mögen, eine Bestellnummer. Unser Server speichert das ein Jahr lang und schickt es uns als E-Mail über den Mailserver, der unsere Post verschickt. Gegen Massensendungen zählt er, wie viele Nachrichten in einer Stunde aus einem Netz kommen; von der IP-Adresse speichert er dafür nur einen Prüfwert, der sich ohne einen geheimen Schlüssel niemandem zuordnen lässt. Eine Stunde nach der letzten Nachricht gilt er nicht mehr und wird innerhalb der nächsten Stunde gelöscht. Rechtsgrundlage dafür ist Buchst.\u00a0f: unser Interesse, dass Ihre Nachrichten bei uns ankommen.'
    : 'Ein Kontaktformular gibt es nicht.';
  return `${kontakt} ${widerrufsformular}`;
}

/** In every phase: what was bought can be withdrawn from in each (R36). */
const widerrufsformular =
  'Mit dem Formular „Vertrag widerrufen“ senden Sie uns Namen, E-Mail-Adresse, die Bestellung und, wenn Sie mögen, die Stücke. Unser Server speichert das mit dem Zeitpunkt des Eingangs und schickt Ihnen eine Eingangsbestätigung; dazu sind wir gesetzlich verpflichtet (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0c DSGVO, §\u00a0356a BGB).';

export function warenkorbFrist({ istGeoeffnet }: Phase): string {
  return istGeoeffnet ? 'Warenkorb ohne Konto: bis 90 Tage nach der letzten Änderung.' : '';
}

/** In section 2 of the privacy notice: what is counted against guessing. */
export function gezaehltes({ istGeoeffnet }: Phase): string {
  return istGeoeffnet
    ? 'Anmeldeversuche, neue Konten und angeforderte E-Mails'
    : 'Anmeldeversuche und neue Konten';
}

/** In section 4 of the privacy notice; the times are those of `forget-post` and `answer-anfragen`. */
export function kontoPost({ istGeoeffnet }: Phase): FlatBlock[] {
  if (!istGeoeffnet) return [];
  const text =
    'Zu Ihrem Konto schreibt Ihnen der Shop E-Mails: um Ihre Adresse zu bestätigen, mit dem Link zu einem neuen Passwort und wenn sich an Ihrem Zugang etwas ändert. Sie laufen über den Mailserver, der unsere Post verschickt; unser Server bewahrt sie 30 Tage auf. Geben Sie bei „Passwort vergessen?“ eine E-Mail-Adresse ein, speichert er sie, bis er die Anfrage beantwortet hat, höchstens einen Tag.';
  return [{ kind: 'paragraph', inlines: [{ text }] }];
}

function anzahl(count: number): string {
  return ['', '', '', '', '', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'][count] ?? `${count}`;
}

const immer = browserSpeicher.filter(({ fuer }) => fuer === 'alle').map(toEntry);
const beimEinkaufen = browserSpeicher.filter(({ fuer }) => fuer === 'einkauf').map(toEntry);
const inDerVerwaltung = browserSpeicher.filter(({ fuer }) => fuer === 'verwaltung').map(toEntry);

function toEntry({ name, ort, zweck, dauer }: SpeicherEintrag) {
  return { term: name, place: ort, text: `${zweck} ${dauer}` };
}
