import type { FlatBlock } from '../bloecke/rechtstext-bloecke.ts';

/** Who gets data of those that pay online; the texts name nobody else for it. */
export type Zahlungsdienst = keyof typeof dienste;

const dienste = {
  stripe: {
    kurz: 'Stripe',
    firma: 'Stripe Payments Europe, Ltd.',
    ...{ ort: 'Dublin, Irland', land: 'Irland', adresse: 'https://stripe.com/de/privacy' },
    daten: 'den Betrag, die Bestellnummer, den Namen unseres Ladens und Ihre E-Mail-Adresse',
  },
  mollie: {
    ...{ kurz: 'Mollie', firma: 'Mollie B.V.', ort: 'Amsterdam, Niederlande', land: 'den Niederlanden' },
    adresse: 'https://www.mollie.com/de/privacy',
    daten: 'den Betrag, die Bestellnummer und den Namen unseres Ladens',
  },
} as const;

/** The provider, if data of shoppers go to it; nothing leaves the shop for the example workshop's own. */
export function zahlungsdienstOf(anbieter: string | undefined): Zahlungsdienst | undefined {
  return anbieter === 'stripe' || anbieter === 'mollie' ? anbieter : undefined;
}

type Mit = { zahlungsdienst: Zahlungsdienst | undefined };

const paragraph = (text: string): FlatBlock => ({ kind: 'paragraph', inlines: [{ text }] });

/** In section 6 of the privacy notice: what goes to the payment provider (`toParams` of its program). */
export function onlineZahlungAbsatz({ zahlungsdienst }: Mit): FlatBlock[] {
  if (zahlungsdienst === undefined) return [];
  const { kurz, firma, ort, adresse, daten: was } = dienste[zahlungsdienst];
  const daten = `Zahlung über ${kurz}: Wenn Sie online bezahlen, öffnet sich die Bezahlseite von ${kurz} (${firma}, ${ort}). Dafür übermitteln wir ${kurz} ${was}, außerdem die Adresse der Seite, zu der Sie danach zurückkommen. Was Sie auf der Bezahlseite eingeben, bekommt ${kurz} von Ihnen selbst; Nummern von Karten und Konten erfahren wir nicht. ${kurz} teilt uns mit, ob und womit bezahlt ist. Rechtsgrundlage ist Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO. Wie ${kurz} mit Ihren Daten umgeht, steht unter `;
  return [{ kind: 'paragraph', inlines: [{ text: daten }, { text: adresse, href: adresse }, { text: '.' }] }];
}

/** In section 3, below what the shop itself stores in a browser. */
export function fremderSpeicher({ zahlungsdienst }: Mit): FlatBlock[] {
  return zahlungsdienst === undefined
    ? []
    : [
        paragraph(
          `Bezahlen Sie online, legt die Bezahlseite von ${dienste[zahlungsdienst].kurz} dort eigene Einträge und Cookies ab. Sie öffnet sich erst, wenn Sie bezahlen; auf unseren Seiten ist nichts davon.`,
        ),
      ];
}

/** In section 9, among those who get data. */
export function zahlungsempfaenger({ zahlungsdienst }: Mit): string[] {
  if (zahlungsdienst === undefined) return [];
  const { firma, land } = dienste[zahlungsdienst];
  return [`${firma} in ${land}, wenn Sie online bezahlen,`];
}

/** In section 9: the provider's own way of data out of the EU, which the shop's own sentence is not about. */
export function drittlandAbsatz({ zahlungsdienst }: Mit): FlatBlock[] {
  return zahlungsdienst !== 'stripe'
    ? []
    : [
        paragraph(
          'Stripe gehört zu einem Unternehmen in den USA und kann Daten einer Zahlung auch dort verarbeiten. Dafür stützt es sich auf den Angemessenheitsbeschluss der Europäischen Kommission zum EU-US Data Privacy Framework und auf Standardvertragsklauseln (Art.\u00a045 und 46 DSGVO).',
        ),
      ];
}
