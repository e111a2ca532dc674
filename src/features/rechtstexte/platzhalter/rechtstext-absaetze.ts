import type { FlatBlock } from '../bloecke/rechtstext-bloecke.ts';
import type { RechtstextAngaben } from './rechtstext-angaben.ts';
import { drittlandAbsatz, onlineZahlungAbsatz, zahlungsempfaenger } from './rechtstext-zahlungsdienst.ts';

const heading = (text: string): FlatBlock => ({ kind: 'heading', level: 2, inlines: [{ text }] });
const paragraph = (text: string): FlatBlock => ({ kind: 'paragraph', inlines: [{ text }] });
const list = (items: string[]): FlatBlock[] =>
  items.length === 0 ? [] : [{ kind: 'list', items: items.map((text) => [{ text }]) }];

/** § 5 DDG asks for the VAT id only; the number of the tax office is never shown. */
export function umsatzsteuer({ ustIdNr, istKleinunternehmer }: RechtstextAngaben): FlatBlock[] {
  const steuerId = [
    heading('Umsatzsteuer-Identifikations\u00adnummer'),
    paragraph(`gemäß §\u00a027a Umsatzsteuergesetz: ${ustIdNr}`),
  ];
  const kleinunternehmer = [
    heading('Umsatzsteuer'),
    paragraph('Nach §\u00a019 UStG (Kleinunternehmer) wird keine Umsatzsteuer berechnet.'),
  ];
  return [...(ustIdNr === '' ? [] : steuerId), ...(istKleinunternehmer ? kleinunternehmer : [])];
}

export function verantwortlichAbsatz({ verantwortlich }: RechtstextAngaben): FlatBlock[] {
  if (verantwortlich.length === 0) return [];
  return [
    heading('Verantwortliche Person für unsere Seifen'),
    paragraph('gemäß Artikel\u00a04 der Verordnung (EG) Nr.\u00a01223/2009 über kosmetische Mittel:'),
    { kind: 'address', inlines: [{ text: verantwortlich.join('\n') }] },
  ];
}

/** As long as nobody can order, the ways of requirements.md, storefront §9 are announced. */
export function zahlungsarten({ istGeoeffnet, zahlungsarten }: RechtstextAngaben): FlatBlock[] {
  return list(istGeoeffnet ? zahlungsarten : angekuendigteZahlungsarten);
}

const angekuendigteZahlungsarten = [
  'Vorkasse: Unsere Bankverbindung steht in der Auftragsbestätigung.',
  'PayPal: Sie bestätigen die Zahlung bei PayPal.',
  'Kreditkarte: Ihre Karte wird mit der Auftragsbestätigung belastet.',
];

export function versandartenAbsatz({ versandarten }: RechtstextAngaben): FlatBlock[] {
  return list(versandarten);
}

/**
 * Section 2 of the terms. The page after the checkout accepts an order (R43); until it can be made, the words
 * are those of requirements.md, storefront §9. An electronic invoice needs the consent of who gets it (§ 14 UStG).
 */
export function vertragsschluss({ istGeoeffnet }: RechtstextAngaben): FlatBlock[] {
  return istGeoeffnet
    ? [
        paragraph(
          'Wir nehmen Ihr Angebot sofort an: mit der Bestätigungsseite, die nach dem Absenden erscheint. Damit ist der Kaufvertrag geschlossen, gleich auf welche Art Sie bezahlen. Dieselbe Bestätigung senden wir Ihnen sofort per E-Mail.',
        ),
        paragraph(
          'Der Vertrag wird in deutscher Sprache geschlossen. Wir speichern den Vertragstext. Mit der E-Mail bekommen Sie Ihre Bestelldaten, diese Bedingungen und die Widerrufsbelehrung. Ihre Bestelldaten stehen auch auf der Bestätigungsseite; unter ihrer Adresse können Sie sie jederzeit wieder öffnen und drucken. Ebenso können Sie diese Bedingungen und die Widerrufsbelehrung auf unseren Seiten speichern und drucken.',
        ),
        paragraph(
          'Rechnungen erhalten Sie elektronisch, als PDF-Datei per E-Mail oder auf der Seite Ihrer Bestellung; damit sind Sie einverstanden.',
        ),
      ]
    : [
        paragraph(
          'Wir bestätigen den Eingang Ihrer Bestellung unverzüglich per E-Mail. Diese Bestätigung ist noch keine Annahme. Wir können Ihr Angebot innerhalb von fünf Tagen annehmen, indem wir Ihnen eine Auftragsbestätigung senden, Sie zur Zahlung auffordern oder die Ware verschicken. Nehmen wir es in dieser Zeit nicht an, sind Sie an Ihre Bestellung nicht mehr gebunden.',
        ),
        paragraph(
          'Der Vertrag wird in deutscher Sprache geschlossen. Wir speichern den Vertragstext und senden Ihnen die Bestelldaten, diese Bedingungen und die Widerrufsbelehrung per E-Mail zu.',
        ),
      ];
}

/** Section 3 of the terms. */
export function versandkostenAbsatz(angaben: RechtstextAngaben): FlatBlock[] {
  const { versendet, versandkosten, abholung } = angaben;
  if (!versendet) return nurAbholung(abholung, 'Versandkosten fallen nicht an.');
  return [
    paragraph(
      `Hinzu kommen je Bestellung Versandkosten von ${versandkosten} für den Versand mit DHL. Sie werden im Warenkorb und vor dem Absenden der Bestellung gesondert ausgewiesen.${frei(angaben)}${schwerer(angaben)}`,
    ),
  ];
}

/** What shipping costs, on the page about it; the prices of pick-up stand above it. */
export function versandkostenSatz(angaben: RechtstextAngaben): FlatBlock[] {
  const { versendet, versandkosten } = angaben;
  if (!versendet) return [];
  return [
    paragraph(
      `Der Versand kostet ${versandkosten} je Bestellung. Wie viel für Ihre Bestellung hinzukommt, steht im Warenkorb und vor dem Absenden.${frei(angaben)}${schwerer(angaben)}`,
    ),
  ];
}

/** Before the opening the words are those of the specification, which knows one price. */
function frei({ istGeoeffnet, versandFrei }: RechtstextAngaben): string {
  return istGeoeffnet && versandFrei !== '' ? ` Ab ${versandFrei} Warenwert ist der Versand kostenlos.` : '';
}

function schwerer({ versandGrenze }: RechtstextAngaben): string {
  return versandGrenze === '' ? '' : ` Pakete über ${versandGrenze} versenden wir nach Absprache.`;
}

/** Section 4 of the terms. */
export function lieferung({ versendet, abholung }: RechtstextAngaben): FlatBlock[] {
  if (!versendet) return nurAbholung(abholung, 'Wir verschicken keine Pakete.');
  return [paragraph(`Wir liefern mit DHL und ausschließlich innerhalb Deutschlands. ${lieferzeitSaetze}`)];
}

/** The time of delivery on the page about shipping. */
export function lieferzeit({ versendet }: RechtstextAngaben): FlatBlock[] {
  return versendet
    ? [paragraph(`Wir liefern ausschließlich innerhalb Deutschlands. ${lieferzeitSaetze}`)]
    : [];
}

const lieferzeitSaetze =
  'Die Lieferung dauert in der Regel 3–5 Werktage nach Zahlungseingang. Gilt für ein Produkt eine andere Zeit, steht das auf seiner Seite.';

/** Without parcels; empty if there is no pick-up either, which is a gap in the settings. */
function nurAbholung(abholung: string[], satz: string): FlatBlock[] {
  return abholung.length === 0
    ? []
    : [paragraph(`Sie holen Ihre Bestellung in unserer Werkstatt ab. ${satz}`)];
}

export function abholung({ abholung }: RechtstextAngaben): FlatBlock[] {
  return abholung.length === 0 ? [] : [paragraph(abholung.join('\n'))];
}

/** Section 6 of the privacy notice. */
export function bestelldaten(angaben: RechtstextAngaben): FlatBlock[] {
  const { istGeoeffnet, versendet, abholung } = angaben;
  if (!istGeoeffnet)
    return [
      paragraph(
        'Die Kasse unseres Shops ist noch nicht in Betrieb. Zurzeit verarbeiten wir daher keine Bestell- und keine Zahlungsdaten und geben keine Anschriften an Zahlungs- oder Versanddienste weiter. Bevor sich das ändert, ergänzen wir diese Erklärung.',
      ),
    ];
  const wege = [
    ...(versendet ? ['Name und Lieferanschrift an den Versanddienst'] : []),
    'die Angaben einer Zahlung an die beteiligten Banken und Zahlungsdienste',
  ];
  return [
    paragraph(
      'Wenn Sie bestellen, verarbeiten wir, was dafür nötig ist: Name, Rechnungs- und Lieferanschrift, E-Mail-Adresse, die bestellten Waren und den Stand der Zahlung. Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO; die Bestellung und was wir einander dazu schreiben, bewahren wir nach Buchst.\u00a0c auf, weil das Gesetz es verlangt.',
    ),
    paragraph(
      `Weiter geben wir davon nur ${wege.join(' und ')}.${abholung.length > 0 ? ' Holen Sie Ihre Bestellung ab, bekommt kein Versanddienst Ihre Anschrift.' : ''}`,
    ),
    ...onlineZahlungAbsatz(angaben),
    paragraph(
      'Überweisen wir Ihnen Geld zurück, brauchen wir dafür IBAN und Kontoinhaber. Beides löschen wir, sobald überwiesen ist.',
    ),
    paragraph(
      'Zu Ihrer Bestellung schreiben wir Ihnen E-Mails: die Bestätigung, wenn Ihre Zahlung da ist oder fehlt, wenn die Bestellung unterwegs ist oder storniert wurde. Sie laufen über den Mailserver, der unsere Post verschickt, und bleiben auf unserem Server, solange das Gesetz es verlangt.',
    ),
    paragraph(
      'Widerrufen Sie einen Vertrag über unsere Seite „Vertrag widerrufen“, speichern wir Ihre Erklärung mit Name, E-Mail-Adresse und dem Zeitpunkt ihres Eingangs und schicken Ihnen an diese Adresse eine Eingangsbestätigung. Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 Buchst.\u00a0c DSGVO: Das Gesetz verlangt beides.',
    ),
    paragraph(
      'Gegen erfundene Bestellungen zählt unser Server, wie viele in einer Stunde aus einem Netz kommen. Er speichert dafür von der IP-Adresse nur einen Prüfwert, der sich ohne einen geheimen Schlüssel niemandem zuordnen lässt. Nach einer Stunde gilt er nicht mehr und wird innerhalb der nächsten Stunde gelöscht. Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO: unser Interesse, dass unsere Waren denen bleiben, die sie kaufen möchten.',
    ),
  ];
}

/** Section 9 of the privacy notice. */
export function empfaengerAbsatz(angaben: RechtstextAngaben): FlatBlock[] {
  const { istGeoeffnet, versendet } = angaben;
  const nie =
    'Wir verkaufen sie nicht, geben sie nicht zu Werbezwecken weiter und übermitteln sie nicht in Länder außerhalb der EU und des Europäischen Wirtschaftsraums. Automatisierte Entscheidungen oder Profiling im Sinne von Art.\u00a022 DSGVO gibt es nicht.';
  if (!istGeoeffnet)
    return [paragraph(`Ihre Daten sehen nur die Menschen in unserer Werkstatt, die damit arbeiten. ${nie}`)];
  return [
    paragraph(
      'Ihre Daten sehen nur die Menschen in unserer Werkstatt, die damit arbeiten. Bei einem Kauf außerdem:',
    ),
    ...list([
      ...(versendet ? ['der Versanddienst, der Ihr Paket bringt,'] : []),
      ...zahlungsempfaenger(angaben),
      'die Banken und Zahlungsdienste, über die Sie zahlen,',
      'unsere Steuerberatung und das Finanzamt, soweit das Gesetz es verlangt.',
    ]),
    paragraph(nie),
    ...drittlandAbsatz(angaben),
  ];
}
