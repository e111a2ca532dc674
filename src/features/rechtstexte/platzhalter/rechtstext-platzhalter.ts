import { telefonAdresse } from '#features/einstellung/laden/telefon-adresse.ts';
import type { Platzhalterwerte } from '../bloecke/fill-rechtstext.ts';
import type { FlatBlock, Inline } from '../bloecke/rechtstext-bloecke.ts';
import {
  abholung,
  bestelldaten,
  empfaengerAbsatz,
  lieferung,
  lieferzeit,
  umsatzsteuer,
  verantwortlichAbsatz,
  versandartenAbsatz,
  versandkostenAbsatz,
  versandkostenSatz,
  vertragsschluss,
  zahlungsarten,
} from './rechtstext-absaetze.ts';
import type { RechtstextAngaben } from './rechtstext-angaben.ts';
import {
  anmeldeFrist,
  belegFrist,
  betriebFrist,
  kontoFrist,
  nachrichtenFrist,
  rechteWeg,
} from './rechtstext-aufbewahrung.ts';
import {
  browserspeicher,
  datenKurz,
  gezaehltes,
  kontaktformular,
  kontoPost,
  speicherGrund,
  speicherSatz,
  warenkorbDaten,
  warenkorbFrist,
} from './rechtstext-speicher.ts';

type Platzhalter = {
  /** In German, for the list in the editor. */
  erklaerung: string;
  /** Without a value, its line is left out, and nothing is missing. */
  istFreiwillig?: true;
} & (
  | { inlines: (angaben: RechtstextAngaben) => Inline[] }
  | { blocks: (angaben: RechtstextAngaben) => FlatBlock[] }
);

const line = (text: string): Inline[] => (text.trim() === '' ? [] : [{ text }]);

/** All placeholders of legal texts; those with `blocks` stand alone in a paragraph. */
export const rechtstextPlatzhalter: Record<string, Platzhalter> = {
  laden: { erklaerung: 'Name des Ladens', inlines: ({ laden }) => line(laden) },
  inhaberin: { erklaerung: 'Vor- und Nachname der Inhaberin', inlines: ({ inhaberin }) => line(inhaberin) },
  anschrift: {
    erklaerung: 'Anschrift: Straße, Postleitzahl, Ort und Land, in drei Zeilen',
    inlines: ({ anschrift }) => line(anschrift.filter((part) => part.trim() !== '').join('\n')),
  },
  email: {
    erklaerung: 'E-Mail-Adresse, zum Antippen',
    inlines: ({ email }) => (email === '' ? [] : [{ text: email, href: `mailto:${email}` }]),
  },
  telefon: {
    erklaerung: 'Telefonnummer, zum Antippen',
    istFreiwillig: true,
    inlines: ({ telefon }) => (telefon === '' ? [] : [{ text: telefon, href: telefonAdresse(telefon) }]),
  },
  fotoProfil: {
    erklaerung: 'Foto-Profil: wo es ist, zum Beispiel Instagram',
    istFreiwillig: true,
    inlines: ({ fotoProfil }) => line(fotoProfil),
  },
  preisangabe: {
    erklaerung: 'Satz zu den Preisen: mit Mehrwertsteuer oder nach § 19 UStG',
    inlines: ({ istKleinunternehmer }) =>
      line(
        istKleinunternehmer
          ? 'Alle Preise sind Endpreise in Euro. Nach §\u00a019 UStG wird keine Umsatzsteuer berechnet.'
          : 'Alle Preise sind Endpreise in Euro und enthalten die gesetzliche Mehrwertsteuer.',
      ),
  },
  versandkosten: {
    erklaerung: 'Was der Versand kostet, nur der Betrag; leer, wenn Sie nicht versenden',
    inlines: ({ versandkosten }) => line(versandkosten),
  },
  lucid: {
    erklaerung: 'Ihre Nummer im Verpackungsregister LUCID; ohne Nummer entfällt die Zeile',
    istFreiwillig: true,
    inlines: ({ lucid }) => line(lucid),
  },
  widerrufsadresse: {
    erklaerung: 'Adresse der Seite „Vertrag widerrufen“; vor der Öffnung entfällt die Zeile',
    istFreiwillig: true,
    inlines: ({ widerrufsadresse, istGeoeffnet }) =>
      widerrufsadresse === '' || !istGeoeffnet ? [] : [{ text: widerrufsadresse, href: widerrufsadresse }],
  },
  umsatzsteuer: {
    erklaerung: 'Abschnitt zur Umsatzsteuer: Ihre USt-IdNr. oder der Hinweis auf § 19 UStG; sonst nichts',
    istFreiwillig: true,
    blocks: umsatzsteuer,
  },
  verantwortlich: {
    erklaerung: 'Abschnitt zur verantwortlichen Person für Ihre Seifen',
    blocks: verantwortlichAbsatz,
  },
  vertragsschluss: {
    erklaerung:
      'Absätze der AGB dazu, womit Sie eine Bestellung annehmen und wie Rechnungen kommen; vor der Öffnung innerhalb von fünf Tagen',
    blocks: vertragsschluss,
  },
  zahlungsarten: { erklaerung: 'Liste der Zahlungsarten, die eingeschaltet sind', blocks: zahlungsarten },
  versandarten: { erklaerung: 'Liste der Versandarten, die eingeschaltet sind', blocks: versandartenAbsatz },
  versandkostenAbsatz: {
    erklaerung: 'Absatz der AGB dazu, welche Versandkosten hinzukommen, oder dass man abholt',
    blocks: versandkostenAbsatz,
  },
  versandkostenSatz: {
    erklaerung: 'Absatz dazu, was der Versand kostet; ohne Versand entfällt er',
    istFreiwillig: true,
    blocks: versandkostenSatz,
  },
  lieferung: {
    erklaerung: 'Absatz der AGB dazu, womit, wohin und wie schnell Sie liefern, oder dass man abholt',
    blocks: lieferung,
  },
  lieferzeit: {
    erklaerung: 'Absatz dazu, wohin und wie schnell Sie liefern; ohne Versand entfällt er',
    istFreiwillig: true,
    blocks: lieferzeit,
  },
  abholung: {
    erklaerung: 'Wo und wann man abholen kann; ohne Abholung entfällt der Absatz',
    istFreiwillig: true,
    blocks: abholung,
  },
  bestelldaten: {
    erklaerung: 'Absatz zum Datenschutz beim Bestellen, je nachdem, ob der Laden geöffnet ist',
    blocks: bestelldaten,
  },
  empfaenger: { erklaerung: 'Absatz dazu, wer Daten von Ihnen bekommt', blocks: empfaengerAbsatz },
  browserspeicher: {
    erklaerung: 'Liste dessen, was der Laden im Browser speichert',
    blocks: browserspeicher,
  },
  datenKurz: {
    erklaerung: 'Zwei Sätze zu Cookies und dazu, wann Daten entstehen, je nachdem, ob der Laden geöffnet ist',
    inlines: (angaben) => line(datenKurz(angaben)),
  },
  speicherSatz: {
    erklaerung: 'Wie viele Einträge und Cookies der Laden im Browser ablegt',
    inlines: (angaben) => line(speicherSatz(angaben)),
  },
  speicherGrund: {
    erklaerung: 'Warum diese Einträge ohne Einwilligung erlaubt sind',
    inlines: (angaben) => line(speicherGrund(angaben)),
  },
  kontaktformular: {
    erklaerung: 'Sätze zum Datenschutz des Kontaktformulars; vor der Öffnung der Satz, dass es keines gibt',
    inlines: (angaben) => line(kontaktformular(angaben)),
  },
  warenkorbDaten: {
    erklaerung: 'Absatz zum Datenschutz des Warenkorbs, je nachdem, ob der Laden geöffnet ist',
    blocks: warenkorbDaten,
  },
  warenkorbFrist: {
    erklaerung: 'Wie lange ein Warenkorb ohne Konto bleibt; vor der Öffnung entfällt die Zeile',
    istFreiwillig: true,
    inlines: (angaben) => line(warenkorbFrist(angaben)),
  },
  gezaehltes: {
    erklaerung: 'Was der Server gegen das Erraten von Passwörtern zählt',
    inlines: (angaben) => line(gezaehltes(angaben)),
  },
  kontoPost: {
    erklaerung: 'Absatz zum Datenschutz der E-Mails zum Konto; vor der Öffnung entfällt er',
    istFreiwillig: true,
    blocks: kontoPost,
  },
  nachrichtenFrist: {
    erklaerung: 'Wie lange Nachrichten und E-Mails des Shops bleiben; vor der Öffnung entfällt die Zeile',
    istFreiwillig: true,
    inlines: (angaben) => line(nachrichtenFrist(angaben)),
  },
  kontoFrist: {
    erklaerung: 'Wie lange ein Kundenkonto bleibt',
    inlines: (angaben) => line(kontoFrist(angaben)),
  },
  anmeldeFrist: {
    erklaerung: 'Wie lange eine Anmeldung und was sie schützt bleiben',
    inlines: (angaben) => line(anmeldeFrist(angaben)),
  },
  belegFrist: {
    erklaerung: 'Wie lange Bestellungen, E-Mails dazu und Widerrufe bleiben',
    inlines: (angaben) => line(belegFrist(angaben)),
  },
  betriebFrist: {
    erklaerung: 'Wie lange Protokolle und Sicherungen bleiben; vor der Öffnung entfällt die Zeile',
    istFreiwillig: true,
    inlines: (angaben) => line(betriebFrist(angaben)),
  },
  rechteWeg: {
    erklaerung:
      'Wie man ohne Nachricht an Sie Auskunft und Löschung bekommt; vor der Öffnung entfällt der Absatz',
    istFreiwillig: true,
    inlines: (angaben) => line(rechteWeg(angaben)),
  },
};

/** What stands for each placeholder in the given shop. */
export function platzhalterwerte(angaben: RechtstextAngaben): Platzhalterwerte {
  return Object.fromEntries(
    Object.entries(rechtstextPlatzhalter).map(([name, platzhalter]) => [
      name,
      'blocks' in platzhalter
        ? { blocks: platzhalter.blocks(angaben), istFreiwillig: platzhalter.istFreiwillig }
        : { inlines: platzhalter.inlines(angaben), istFreiwillig: platzhalter.istFreiwillig },
    ]),
  );
}
