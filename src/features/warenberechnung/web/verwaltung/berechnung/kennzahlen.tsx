import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import type { Warenberechnung } from '../../../contract.ts';
import { betragText, differenzText, preisText } from '../betrag-text.ts';
import { nachMwst } from '../mwst-text.ts';
import styles from './kennzahlen.module.css';

type Kennzahl = { label: string; text: string; hint: string; zusatz?: string; tone?: 'main' | 'bad' };

const unbekannt = 'unbekannt, solange etwas fehlt';

/** The four key figures: the price in the shop, the calculated price, the difference, and the profit per piece. */
export function Kennzahlen({ berechnung }: { berechnung: Warenberechnung }) {
  return (
    <dl className={styles.zahlen}>
      {kennzahlenOf(berechnung).map(({ label, text, hint, zusatz, tone }) => (
        <div key={label} className={`card ${styles.zahl}`} data-tone={tone}>
          <dt>{label}</dt>
          <dd className={styles.text}>{text}</dd>
          <dd className={`quiet ${styles.hint}`}>{hint}</dd>
          {zusatz && <dd className={`quiet ${styles.hint}`}>{zusatz}</dd>}
        </div>
      ))}
    </dl>
  );
}

function kennzahlenOf(berechnung: Warenberechnung): Kennzahl[] {
  const { vkPreisGerundet, differenz, bleibtProStueck, isUnterKosten } = berechnung;
  const { preis, aktiv } = berechnung.portfolioProdukt;
  return [
    {
      label: 'Aktueller Preis',
      text: preisText(preis),
      hint: preis === null ? 'noch nicht festgelegt' : aktiv ? 'so steht er im Shop' : 'noch nicht im Shop',
    },
    {
      label: 'Berechneter Preis',
      text: preisText(vkPreisGerundet),
      hint: vkPreisHint(berechnung),
      tone: 'main',
    },
    {
      label: 'Differenz',
      text: differenz === null ? '–' : differenzText(differenz),
      hint: differenzHint(berechnung),
    },
    {
      label: 'Bleibt pro Stück',
      text: bleibtProStueck === null ? '–' : betragText(bleibtProStueck),
      hint: bleibtHint(berechnung),
      ...gebuehrZusatz(berechnung),
      ...(isUnterKosten ? { tone: 'bad' } : {}),
    },
  ];
}

function vkPreisHint({ vkPreisGerundet, vkPreis, fehlend }: Warenberechnung): string {
  if (fehlend.length === 0) return `gerundet aus ${betragText(vkPreis)}`;
  return hasPreis(vkPreisGerundet) ? 'zu niedrig, weil etwas fehlt' : unbekannt;
}

/** R51: the figure names the price that it is made from. */
function bleibtHint({
  isUnterKosten,
  kosten,
  fehlend,
  steuersatz,
  portfolioProdukt,
}: Warenberechnung): string {
  const { preis } = portfolioProdukt;
  if (preis === null) return 'ohne Preis unbekannt';
  if (fehlend.length > 0 && !isUnterKosten) return unbekannt;
  const von = `von ${betragText(preis)} ${nachMwst(steuersatz)} ${fehlend.length > 0 ? 'bekannten ' : ''}Kosten von ${betragText(kosten)}`;
  return isUnterKosten ? `${von}: unter den Kosten` : von;
}

/** What a payment provider takes of the price at most; cents of each payment are of the whole order, and not in it. */
function gebuehrZusatz({
  bleibtProStueck,
  gebuehrProzent = 0,
  gebuehrMitCent = false,
  portfolioProdukt,
}: Warenberechnung) {
  if (bleibtProStueck === null || !(gebuehrProzent > 0)) return {};
  const gebuehr = betragText(((portfolioProdukt.preis ?? 0) * gebuehrProzent) / 100);
  return {
    zusatz: `Online bezahlt gehen davon etwa ${gebuehr} Gebühr ab (${formatZahl(gebuehrProzent)}\u00a0%)${gebuehrMitCent ? ', dazu die Cent je Zahlung' : ''}.`,
  };
}

function differenzHint({ differenz, portfolioProdukt: { preis } }: Warenberechnung): string {
  if (preis === null) return 'ohne Preis kein Vergleich';
  if (differenz === null) return unbekannt;
  if (differenz === 0) return 'der Preis stimmt';
  return differenz > 0 ? 'der Preis ist zu niedrig' : 'der Preis liegt darüber';
}
