import type { AngabenOf, EinstellungName } from '#features/einstellung/gruppen/gruppen.ts';
import { leereNummern } from '#features/einstellung/gruppen/nummern-angaben.ts';
import { leereSteuer } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { leererVersand } from '#features/einstellung/gruppen/versand-angaben.ts';
import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';

/** The example workshop. Phone numbers, domains and account numbers are reserved for examples. */
export const demoEinstellungen = {
  laden: {
    name: 'Lindenblatt',
    slogan: 'Naturseifen und Schmuck aus unserer Familienwerkstatt',
    inhaberin: 'Maria Lindner',
    adresse: {
      strasse: 'Am Lindenhof',
      hausnummer: '7',
      plz: '12345',
      stadt: 'Musterstadt',
      land: 'Deutschland',
    },
    email: 'hallo@lindenblatt.example',
    telefon: '+49 30 23125 014',
    fotoProfil: { name: 'Instagram', url: 'https://www.instagram.com/lindenblatt.example' },
    team: [
      { name: 'Maria Lindner', aufgabe: 'Seifenmacherin und Gründerin' },
      { name: 'Jonas Lindner', aufgabe: 'Versand, Einkauf und Zahlen' },
      { name: 'Clara Lindner', aufgabe: 'Schmuck und Gestaltung' },
    ],
    verantwortlich: 'Maria Lindner',
    lucid: 'DE1234567890123',
  },
  steuer: { ...leereSteuer, steuernummer: '12/345/67890', ustIdNr: 'DE123456789' },
  versand: {
    ...leererVersand,
    abholung: { aktiv: true, ort: '', zeiten: 'Freitag 15–18 Uhr und nach Absprache' },
  },
  zahlung: {
    ...leereZahlung,
    vorkasse: {
      aktiv: true,
      kontoinhaber: 'Maria Lindner',
      iban: 'DE89370400440532013000',
      bank: 'Beispielbank',
      zahlungstage: 7,
      erinnernNachTagen: 8,
      stornierenNachTagen: 10,
    },
    online: { ...leereZahlung.online, aktiv: true },
    abholung: { aktiv: true },
  },
  post: {
    absenderName: 'Lindenblatt',
    absender: 'hallo@lindenblatt.example',
    antwortAn: '',
    signatur: 'Herzliche Grüße\nMaria Lindner und Familie',
  },
  texte: {
    begruessung:
      'Naturseifen aus unserer Familienwerkstatt: in kleinen Mengen von Hand gegossen, geprägt und verpackt.',
    merkmale: [
      {
        titel: 'Natürlich & nachhaltig',
        text: 'Was in einer Seife steckt, steht auf ihrer Seite. Kartons verwenden wir wieder.',
      },
      {
        titel: 'Mit Liebe handgemacht',
        text: 'Jede Seife geht durch unsere Hände: gegossen, geprägt, verpackt und beschriftet.',
      },
      {
        titel: 'Schneller Versand',
        text: 'In der Regel 3–5 Werktage nach Zahlungseingang, mit DHL innerhalb Deutschlands.',
      },
    ],
    fussSatz:
      'Handgefertigte Unikate für besondere Momente: Naturseifen und Schmuck aus unserer Familienwerkstatt.',
    fussJahr: '2025',
    ueberUns:
      'Eine Familie, eine Werkstatt, zwei Handwerke. Was Sie bei uns kaufen, haben wir selbst gegossen, gebogen, verpackt und zur Post gebracht.',
    geschichte: [
      'Mit einem Emailletopf, einer Küchenwaage und einer Form, die einmal eine Schublade war. Maria wollte eine Seife, deren Zutatenliste man laut vorlesen kann. Die erste Charge wurde zu weich, die zweite roch nach nichts, die dritte haben wir zu Weihnachten verschenkt. Im Januar standen die Ersten vor der Tür und fragten nach mehr.',
      'Aus der Küche wurde die Waschküche, aus der Waschküche die alte Remise im Hof. Davor steht die Linde, nach der wir heißen: Ihre Blätter sind herzförmig, und im Juni hört man sie summen, bevor man sie sieht.',
      'Heute arbeitet die ganze Familie mit. Neben den Seifen entsteht am zweiten Tisch Schmuck, Stück für Stück. Größer als unser Hof soll die Werkstatt nicht werden. So wissen wir von jedem Paket, wer es gepackt hat.',
    ].join('\n\n'),
    bereiche: [
      {
        titel: 'Naturseifen',
        text: 'In kleinen Chargen gegossen, von Hand geprägt und mit Aloe-Vera, Sheabutter, Honig, Tonerde oder Aktivkohle gerührt. Was drin ist, steht bei jeder Seife.',
      },
      {
        titel: 'Individueller Schmuck',
        text: 'Ketten, Armbänder und Ringe, jedes Stück einzeln gearbeitet. Der Schmuck entsteht bereits in der Werkstatt und zieht nach und nach auch in den Shop ein.',
      },
      {
        titel: 'Familien\u00adhandwerk',
        text: 'Wir entwerfen, fertigen und verpacken alles selbst, an zwei Tischen und unter einem Dach.',
      },
    ],
    werte: [
      {
        titel: 'Sagen, was drin ist',
        text: 'Jede Seife hat ihre vollständige Zutatenliste, samt der Duftstoffe, die jemand meiden möchte. Wunder versprechen wir keine: Seife macht sauber und duftet gut.',
      },
      {
        titel: 'Klein bleiben',
        text: 'Wir gießen, was wir verkaufen können. Ist eine Sorte aus, gibt es sie nach der nächsten Charge wieder.',
      },
      {
        titel: 'Wenig wegwerfen',
        text: 'Reststücke werden Probierseifen, Kartons verwenden wir wieder, und in ein Paket kommt nur, was die Ware schützt.',
      },
      {
        titel: 'Unterschiede mögen',
        text: 'Zwei Stücke aus derselben Form sind nie ganz gleich. Das ist kein Fehler, daran erkennt man Handarbeit.',
      },
    ],
  },
  nummern: leereNummern,
} satisfies { [N in Exclude<EinstellungName, 'phase'>]: AngabenOf<N> };
