import type { NeueNachricht } from '#features/post/nachricht.ts';
import { formatLangesDatum } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';

type Wechsel = {
  ab: string;
  verkauf:
    | { art: 'bestellung'; nummer: string; cent: number }
    | { art: 'markttag'; ort: string; cent: number };
};

/** What the workshop reads when a sale has ended § 19 UStG for the shop. */
export function steuerwechselPost({ ab, verkauf }: Wechsel): NeueNachricht {
  const betrag = formatEuro(verkauf.cent / 100);
  const was =
    verkauf.art === 'bestellung'
      ? `der Bestellung ${verkauf.nummer} über ${betrag}`
      : `dem Markttag ${verkauf.ort} vom ${formatLangesDatum(ab)} mit ${betrag}`.replace('  ', ' ');
  return {
    ...{ art: 'steuerwechsel', an: 'werkstatt' },
    betreff: 'Ihr Laden berechnet jetzt Mehrwertsteuer',
    bloecke: [
      { kind: 'titel', text: 'Ihr Laden berechnet jetzt Mehrwertsteuer' },
      {
        kind: 'text',
        stuecke: [
          `Mit ${was} hat Ihr Umsatz in diesem Jahr 100.000 € überschritten. Damit endet die Kleinunternehmerregelung (§ 19 UStG) sofort. Der Laden hat seine Besteuerung deshalb selbst umgestellt: Ab dem ${formatLangesDatum(ab)} gilt die Regelbesteuerung, und dieser Verkauf gehört schon dazu.`,
        ],
      },
      { kind: 'ueberschrift', text: 'Was sich ändert' },
      {
        kind: 'liste',
        punkte: [
          ['Neue Rechnungen weisen Mehrwertsteuer aus. Frühere Bestellungen bleiben ohne Steuer.'],
          [
            'Ihre Preise bleiben, wie sie sind. Die Mehrwertsteuer ist jetzt darin enthalten, Ihnen bleibt also weniger davon. Bitte prüfen Sie Ihre Preise und die Steuersätze Ihrer Produkte.',
          ],
          [
            'Die Steuer müssen Sie beim Finanzamt anmelden (Umsatzsteuer-Voranmeldung). Bitte rufen Sie bald Ihre Steuerberatung an.',
          ],
        ],
      },
      { kind: 'knopf', text: 'Steuer-Einstellungen ansehen', href: '/admin/einstellungen?feld=steuer' },
    ],
  };
}
