import type { CSSProperties } from 'react';
import { betragText, preisText } from '../betrag-text.ts';
import styles from './preis-balken.module.css';
import { balkenOf, type Preisbasis, preisTeileOf } from './preis-segmente.ts';
import { segmentFarbe } from './segment-farben.ts';

type PreisBalkenProps = { berechnung: Preisbasis; preis: number | null };

/** The bar with the calculated price above and the price in the shop below; its text is exposed to screen readers. */
export function PreisBalken({ berechnung, preis }: PreisBalkenProps) {
  const { segmente, vkProzent, preisProzent } = balkenOf(berechnung, preis);
  const filled = segmente.reduce((sum, { prozent }) => sum + prozent, 0);
  return (
    <div className={styles.bild} role="img" aria-label={describe(berechnung, preis)}>
      <Marke at={vkProzent} text={`Berechnet ${preisText(berechnung.vkPreisGerundet)}`} />
      <div className={styles.balken} data-figure>
        {segmente.map(({ key, prozent }) => (
          <span
            key={key}
            className={styles.segment}
            style={{ width: `${prozent}%`, background: segmentFarbe(key) }}
          />
        ))}
        {filled - vkProzent > 0.01 && (
          <span
            className={styles.abzug}
            style={{
              left: `${vkProzent}%`,
              width: `${filled - vkProzent}%`,
              background: segmentFarbe('rabatt'),
            }}
          />
        )}
      </div>
      {preis !== null && preisProzent !== undefined && (
        <Marke at={preisProzent} text={`Aktuell ${betragText(preis)}`} isBelow />
      )}
    </div>
  );
}

function Marke({ at, text, isBelow }: { at: number; text: string; isBelow?: boolean }) {
  return (
    <div className={styles.marke} data-below={isBelow} style={{ '--at': `${at}%` } as CSSProperties}>
      <span className={styles.spitze} />
      <span className={`amount ${styles.wort}`}>{text}</span>
    </div>
  );
}

function describe(berechnung: Preisbasis, preis: number | null): string {
  const { kosten, steuer, rest } = preisTeileOf(berechnung);
  const parts = [...kosten, ...steuer, ...rest]
    .filter(({ betrag }) => betrag !== 0)
    .map(({ name, betrag }) => `${name} ${betrag === null ? 'fehlt' : betragText(betrag)}`);
  const shop = preis === null ? 'noch ohne Preis im Shop' : `im Shop ${betragText(preis)}`;
  return `Berechneter Preis ${preisText(berechnung.vkPreisGerundet)}: ${parts.join(', ')}; ${shop}`;
}
