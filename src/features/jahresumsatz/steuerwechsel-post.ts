import type { Block } from '#features/post/bloecke.ts';
import type { NeueNachricht } from '#features/post/nachricht.ts';
import { formatLangesDatum } from '#shared/datum/datum.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { grenzen } from './grenzen.ts';
import { ganzeEuro } from './jahreslage.ts';
import { type OhneSteuer, ohneSteuerText } from './ohne-steuer.ts';

type Verkauf =
  | { art: 'bestellung'; nummer: string; cent: number }
  | { art: 'markttag'; ort: string; cent: number };

type Wechsel = {
  ab: string;
  verkauf: Verkauf;
  /** Untaxed orders that are not delivered yet. */
  offene: OhneSteuer;
  /** Untaxed orders that were made since the day of the change. */
  seither: OhneSteuer;
  /** From which days on a return to § 19 UStG was planned that the shop has dropped. */
  gestrichen: string[];
};

const knopf: Block = {
  ...{ kind: 'knopf', text: 'Steuer-Einstellungen ansehen' },
  href: '/admin/einstellungen?feld=steuer',
};
const anmelden =
  'Die Steuer müssen Sie beim Finanzamt anmelden (Umsatzsteuer-Voranmeldung). Bitte rufen Sie bald Ihre Steuerberatung an.';

/** What the workshop reads when a sale has ended § 19 UStG for the shop. */
export function steuerwechselPost(wechsel: Wechsel): NeueNachricht {
  const { ab, verkauf } = wechsel;
  const titel = 'Ihr Laden berechnet jetzt Mehrwertsteuer';
  return {
    ...{ art: 'steuerwechsel', an: 'werkstatt', betreff: titel },
    bloecke: [
      { kind: 'titel', text: titel },
      {
        kind: 'text',
        stuecke: [
          `Mit ${verkaufText(verkauf, ab)} hat Ihr Umsatz in diesem Jahr ${ganzeEuro(grenzen.jahr)} überschritten. Damit endet die Kleinunternehmerregelung (§ 19 UStG) sofort. Der Laden hat seine Besteuerung deshalb selbst umgestellt: Ab dem ${formatLangesDatum(ab)} gilt die Regelbesteuerung, und dieser Verkauf gehört schon dazu.`,
        ],
      },
      { kind: 'ueberschrift', text: 'Was sich ändert' },
      { kind: 'liste', punkte: folgenOf(wechsel).map((folge) => [folge]) },
      knopf,
    ],
  };
}

/** What the workshop reads when a market day of an earlier year was taxed because it crossed the limit of that year. */
export function vorjahrPost({ ab, verkauf }: Pick<Wechsel, 'ab' | 'verkauf'>): NeueNachricht {
  const jahr = Number(ab.slice(0, 4));
  const titel = `Ein Markttag des Jahres ${jahr} enthält Mehrwertsteuer`;
  return {
    ...{ art: 'steuerwechsel', an: 'werkstatt', betreff: titel },
    bloecke: [
      { kind: 'titel', text: titel },
      {
        kind: 'text',
        stuecke: [
          `Mit ${verkaufText(verkauf, ab)} hat Ihr Umsatz des Jahres ${jahr} ${ganzeEuro(grenzen.jahr)} überschritten (§ 19 UStG). Der Markttag ist deshalb mit Mehrwertsteuer gebucht. An der Besteuerung von heute hat der Laden nichts geändert.`,
        ],
      },
      {
        kind: 'liste',
        punkte: [
          [
            `Nach einem Jahr über ${ganzeEuro(grenzen.vorjahr)} gilt auch ${jahr + 1} die Regelbesteuerung. Bitte tragen Sie den Wechsel in den Einstellungen ein, sobald Ihre Steuerberatung das bestätigt hat.`,
          ],
          [anmelden],
        ],
      },
      knopf,
    ],
  };
}

function verkaufText(verkauf: Verkauf, tag: string): string {
  const betrag = formatEuro(centToEuro(verkauf.cent));
  if (verkauf.art === 'bestellung') return `der Bestellung ${verkauf.nummer} über ${betrag}`;
  return `dem Markttag ${verkauf.ort} vom ${formatLangesDatum(tag)} mit ${betrag}`.replace('  ', ' ');
}

function folgenOf({ ab, verkauf, offene, seither, gestrichen }: Wechsel): string[] {
  const isMarkt = verkauf.art === 'markttag' && seither.anzahl > 0;
  const tage = gestrichen.map(formatLangesDatum).join(', ');
  return [
    'Rechnungen zu neuen Bestellungen weisen Mehrwertsteuer aus.',
    ...(isMarkt
      ? [
          `Seit dem ${formatLangesDatum(ab)} ohne Mehrwertsteuer bestellt: ${ohneSteuerText(seither)}. Der Laden ändert daran nichts. Bitte fragen Sie Ihre Steuerberatung danach.`,
        ]
      : []),
    ...(offene.anzahl > 0
      ? [
          `Noch nicht ausgeliefert und ohne Mehrwertsteuer bestellt: ${ohneSteuerText(offene)}. Die Steuer richtet sich nach der Lieferung, der Laden ändert diese Bestellungen aber nicht. Bitte fragen Sie Ihre Steuerberatung, bevor Sie liefern.`,
        ]
      : []),
    ...(tage === ''
      ? []
      : [
          `Den geplanten Wechsel zur Kleinunternehmerregelung (${tage}) hat der Laden gestrichen: Im nächsten Jahr gilt sie nicht, weil Ihr Umsatz in diesem Jahr zu hoch war.`,
        ]),
    'Ihre Preise bleiben, wie sie sind. Die Mehrwertsteuer ist jetzt darin enthalten, Ihnen bleibt also weniger davon. Bitte prüfen Sie Ihre Preise und die Steuersätze Ihrer Produkte.',
    `Die Umstellung bleibt, auch wenn ${verkauf.art === 'bestellung' ? 'die Bestellung storniert' : 'der Markttag zurückgenommen'} wird. Meinen Sie, dass die Grenze dann nicht überschritten ist, fragen Sie Ihre Steuerberatung: Ändern können Sie die Besteuerung in den Einstellungen.`,
    anmelden,
  ];
}
