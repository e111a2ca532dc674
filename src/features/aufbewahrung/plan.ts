import { ruhetage } from '#features/auftrag/loeschung/loeschung.ts';
import { sessionLimits } from '#features/auth/session-rules.ts';
import { ersteTage, gastTage } from '#features/cart/gast-frist.ts';
import { fristen } from '#features/post/post-frist.ts';
import { aufbewahrungsjahre, jahreText } from '#shared/datum/aufbewahrungsfrist.ts';

/** What is kept of people, and for how long. */
export type PlanZeile = {
  /** In German, for the owner. */
  was: string;
  /** The law or the purpose. */
  warum: string;
  bis: string;
  /** The tables it stands in; none for what is kept outside the database, or for a part of another line. */
  tabellen: readonly string[];
  /** The job that ends it, or who does. */
  ende: { job: string } | { wer: string };
  /** What the privacy notice says of it; missing where it concerns only those who work here. */
  text?: string;
};

const tage = sessionLimits.customer;
const tageOf = (ms: number) => ms / 86_400_000;
const { belege, briefe } = aufbewahrungsjahre;
const hier =
  'Namen derer, die hier arbeiten. Zweck: wissen, wer was geändert hat (Art. 6 Abs. 1 Buchst. f DSGVO)';

/**
 * Everything that the shop keeps of people (ADR 079). Each table is either here or in `ohnePersonen`: a test
 * walks the database, and one compares the privacy notice.
 */
export const aufbewahrungsplan = {
  bestellungen: {
    was: 'Bestellungen: Name, Anschriften, E-Mail-Adresse, Verlauf, Notizen',
    warum:
      'Unterlagen zu den Rechnungen und ihrer Bezahlung; die von Bestellungen ohne Rechnung: § 147 AO, § 14b UStG',
    bis: `${belege} Jahre ab dem Ende des Jahres, in dem zuletzt etwas geschah oder ein Beleg geschrieben wurde; dann anonymisiert. Waren, Beträge und Steuer bleiben.`,
    tabellen: ['auftrag', 'auftragEreignis', 'bankUmsatz'],
    ende: { job: 'anonymise' },
    text: `Bestellungen und Rechnungen mit Namen und Anschrift: ${jahreText(belege)}`,
  },
  rechnungen: {
    was: 'Rechnungen und Rechnungskorrekturen mit Namen und Anschrift, auch als PDF',
    warum: 'Belege: § 147 AO, § 14b UStG',
    bis: `wie ihre Bestellung, mindestens ${belege} Jahre ab dem Ende des Jahres, aus dem die letzte ist. Nummer, Tag, Beträge, Steuer und Prüfwert bleiben; von Markttagen, die niemanden nennen, alles.`,
    tabellen: ['beleg', 'belegInhalt', 'belegPdf'],
    ende: { job: 'anonymise' },
    text: 'von Rechnungen bleiben danach nur Nummer, Tag, Beträge und Prüfwert',
  },
  wuensche: {
    was: 'Bestellungen, deren Kundschaft die Löschung verlangt hat: Link, E-Mail-Adresse, Notizen',
    warum: 'Art. 17 DSGVO. Vorher braucht sie der Laden für den Vertrag und einen Widerruf.',
    bis: `${ruhetage} Tage nach dem letzten Schritt, wenn nichts mehr offen ist`,
    tabellen: [],
    ende: { job: 'anonymise' },
    text: `${ruhetage} Tage, nachdem sie abgeschlossen ist`,
  },
  rueckzahlungen: {
    was: 'Rückzahlungen: IBAN und Kontoinhaber, wenn das Geld überwiesen wird',
    warum: 'Art. 6 Abs. 1 Buchst. b DSGVO. Zweck: das Geld zurückzahlen',
    bis: 'bis es überwiesen ist; Betrag und Tag bleiben bei der Bestellung',
    tabellen: ['erstattung'],
    ende: { wer: 'Wer einträgt, dass überwiesen ist, löscht sie damit.' },
    text: 'die Bankverbindung für eine Rückzahlung, bis sie überwiesen ist',
  },
  briefe: {
    was: 'E-Mails zu Bestellungen an die Kundschaft, und an die Werkstatt über das Ende der Kleinunternehmer\u00adregelung',
    warum: 'Geschäftsbriefe: § 257 HGB, § 147 AO',
    bis: `${briefe} Jahre ab dem Ende des Jahres`,
    tabellen: ['nachricht'],
    ende: { job: 'forget-post' },
    text: `unsere E-Mails dazu und Widerrufserklärungen ${jahreText(briefe)}`,
  },
  widerrufe: {
    was: 'Widerrufserklärungen',
    warum: 'Empfangene Geschäftsbriefe: § 257 HGB, § 147 AO',
    bis: `${briefe} Jahre ab dem Ende des Jahres, in dem sie aufgenommen sind, wenn nichts mehr offen ist`,
    tabellen: ['widerruf', 'widerrufEreignis'],
    ende: { job: 'forget-widerrufe' },
    text: `Widerrufserklärungen ${jahreText(briefe)}`,
  },
  meldungen: {
    was: 'E-Mails über Bestellungen an die Werkstatt',
    warum: 'Versand und Nachfragen; die Bestellung selbst sagt dasselbe',
    bis: `${fristen.werkstatt.days} Tage`,
    tabellen: [],
    ende: { job: 'forget-post' },
    text: `Meldungen an unsere Werkstatt ${fristen.werkstatt.days} Tage`,
  },
  kontoPost: {
    was: 'E-Mails zu Konten und Testnachrichten',
    warum: 'Versand und Nachfragen',
    bis: `${fristen.konto.days} Tage`,
    tabellen: [],
    ende: { job: 'forget-post' },
    text: `zu Ihrem Konto ${fristen.konto.days} Tage`,
  },
  kontakt: {
    was: 'Nachrichten über das Kontaktformular',
    warum: 'Antworten und Rückfragen (Art. 6 Abs. 1 Buchst. f DSGVO)',
    bis: 'ein Jahr',
    tabellen: [],
    ende: { job: 'forget-post' },
    text: 'Nachrichten über das Kontaktformular: ein Jahr',
  },
  konten: {
    was: 'Konten: Name, Adressen, Telefon, Notizen und wer etwas daran änderte',
    warum: 'Vertrag über das Konto (Art. 6 Abs. 1 Buchst. b DSGVO)',
    bis: 'bis das Konto gelöscht wird: von der Person selbst im Profil oder unter „Benutzer“',
    tabellen: ['account', 'kunde', 'kundeAenderung'],
    ende: { wer: 'Die Person selbst, oder Sie' },
    text: 'Kundenkonto und sein Warenkorb: bis Sie das Konto löschen',
  },
  sitzungen: {
    was: 'Anmeldungen auf Geräten',
    warum: 'Angemeldet bleiben',
    bis: `${tageOf(tage.idle)} Tage ohne Nutzung, höchstens ${tageOf(tage.absolute)} Tage; wer hier arbeitet, ${tageOf(sessionLimits.admin.absolute)} Tage`,
    tabellen: ['session'],
    ende: { job: 'forget-expired' },
    text: `spätestens nach ${tageOf(tage.absolute)} Tagen`,
  },
  versuche: {
    was: 'Zählungen gegen das Erraten von Passwörtern und gegen Massensendungen, nur als Prüfwerte',
    warum: 'Schutz vor Missbrauch (Art. 6 Abs. 1 Buchst. f DSGVO)',
    bis: 'höchstens einen Tag',
    tabellen: ['attempt'],
    ende: { job: 'forget-expired' },
    text: 'die Prüfwerte der Anmeldeversuche einen Tag',
  },
  links: {
    was: 'Links in E-Mails zu Konten',
    warum: 'Adresse bestätigen, Passwort setzen',
    bis: 'bis sie benutzt oder abgelaufen sind, höchstens sieben Tage',
    tabellen: ['kontoLink'],
    ende: { job: 'forget-expired' },
    text: 'Links in E-Mails zu Ihrem Konto höchstens sieben Tage',
  },
  anfragen: {
    was: 'Eingaben bei „Passwort vergessen?“',
    warum: 'Antworten, ohne zu verraten, ob es ein Konto gibt',
    bis: 'bis sie beantwortet sind, höchstens einen Tag',
    tabellen: ['linkAnfrage'],
    ende: { job: 'answer-anfragen' },
    text: 'bis er die Anfrage beantwortet hat, höchstens einen Tag',
  },
  warenkoerbe: {
    was: 'Warenkörbe ohne Konto',
    warum: 'Einkauf ohne Anmeldung (Art. 6 Abs. 1 Buchst. b DSGVO)',
    bis: `${gastTage} Tage nach der letzten Änderung; ${ersteTage}, wenn es nur die erste gab`,
    tabellen: ['cart', 'cartItem'],
    ende: { job: 'forget-carts' },
    text: `Warenkorb ohne Konto: bis ${gastTage} Tage nach der letzten Änderung`,
  },
  lagerbuch: {
    was: 'Lagerbuch, Markttage und von Hand berechnete Lieferungen: wer gebucht hat',
    warum: `${hier}; Bücher: § 147 AO`,
    bis: 'so lange wie das Lagerbuch',
    tabellen: ['bewegung', 'markttag', 'belegVonHand'],
    ende: { wer: 'Bleibt' },
  },
  aenderungen: {
    was: 'Einstellungen, Rechtstexte, Hinweise, Produkte und ihre Preise: wer sie geändert hat',
    warum: hier,
    bis: 'so lange wie der Verlauf',
    tabellen: [
      ...['einstellung', 'rechtstext', 'rechtstextPruefung', 'rechtstextEntwurf', 'gewaehrleistung'],
      ...['produkt', 'preisverlauf', 'zugangsdaten'],
    ],
    ende: { wer: 'Bleibt' },
  },
  protokolle: {
    was: 'Protokolle des Servers; ohne Namen und Adressen. Die eines Proxys davor enthalten IP-Adressen.',
    warum: 'Fehler finden und Angriffe abwehren (Art. 6 Abs. 1 Buchst. f DSGVO)',
    bis: '14 Tage',
    tabellen: [],
    ende: { wer: 'Wer den Server betreibt' },
    text: 'Protokolle des Servers: höchstens 14 Tage',
  },
  sicherungen: {
    was: 'Sicherungskopien: alles, auch was danach gelöscht wurde',
    warum: 'Nach einem Ausfall weiterarbeiten (Art. 32 DSGVO)',
    bis: 'bis neuere sie ersetzen: bei täglichen sieben Tage. Nach dem Einspielen läuft dieser Plan von selbst; Konten, die seither gelöscht wurden, löschen Sie noch einmal.',
    tabellen: [],
    ende: { wer: 'Der Laden; andere Kopien löschen Sie' },
    text: 'Sicherungskopien: gewöhnlich sieben Tage',
  },
  postdateien: {
    was: 'Ohne Mailserver: Nachrichten als Dateien in data/post',
    warum: 'Ausprobieren ohne Mailserver',
    bis: 'bis Sie sie löschen',
    tabellen: [],
    ende: { wer: 'Sie' },
  },
} as const satisfies Record<string, PlanZeile>;
export type PlanName = keyof typeof aufbewahrungsplan;
export const planNamen = Object.keys(aufbewahrungsplan) as [PlanName, ...PlanName[]];

/** Tables that say nothing about people: goods, money without names, files, and the shop's own state. */
export const ohnePersonen: readonly string[] = [
  ...[
    'rezept',
    'bild',
    'bildVariante',
    'produktBild',
    'ladenBild',
    'katalog',
    'rohstoff',
    'bestand',
    'produktion',
  ],
  ...['reservierung', 'warenberechnung', 'auftragPosten', 'markttagPosten'],
  ...['onlineAngebot', 'zahlungsversuch', 'zahlungsmeldung', 'probezahlung', 'probelauf'],
  ...['rechtstextFassung', 'gewaehrleistungDatei', 'gewaehrleistungBild'],
  ...['belegFolge', 'belegAltbestand'],
  ...['secret', 'kundennummerFolge', 'sicherung', 'build', 'asset', 'job'],
];
