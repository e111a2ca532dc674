import { wenigerWort } from '#features/auftrag/kundensicht/bestellung-text.ts';
import styles from '#features/auftrag/web/shop/posten.module.css';
import { formatEuro } from '#shared/number/money.ts';
import { withMinus } from '#shared/number/with-minus.ts';
import { zuZahlenOf } from '../../bestellung-worte.ts';
import type { GeleseneBestellung } from '../../read-bestellung.ts';

type Zeile = { name: string; betrag: string; look?: string | undefined };

/**
 * Below the sums of what was ordered: what was cancelled or withdrawn of it, the tax in what is left, and
 * what is still to be paid or returned.
 */
export function BestellungGekuerzt({ bestellung }: { bestellung: GeleseneBestellung }) {
  const { gekuerzt = 0, zurueck = 0, ueberweisung, stand } = bestellung;
  const zuZahlen = zuZahlenOf(bestellung);
  const offen = stand === 'storniert' ? undefined : (bestellung.offen ?? ueberweisung?.betrag);
  const zeilen: Zeile[] = [];
  if (gekuerzt > 0) {
    zeilen.push({ name: wenigerWort(bestellung.ereignisse), betrag: withMinus(formatEuro(-gekuerzt)) });
    zeilen.push(
      { name: 'Neuer Betrag', betrag: formatEuro(zuZahlen), look: styles.gesamt },
      ...steuerOf(bestellung),
    );
  }
  if (offen !== undefined && offen !== zuZahlen)
    zeilen.push({ name: 'Noch offen', betrag: formatEuro(offen), look: styles.gesamt });
  if (zurueck > 0)
    zeilen.push({ name: 'Sie bekommen zurück', betrag: formatEuro(zurueck), look: styles.gesamt });
  if (zeilen.length === 0) return null;
  return (
    <dl className={`stack-2 ${styles.summen}`}>
      {zeilen.map(({ name, betrag, look }) => (
        <div key={name} className={look}>
          <dt>{name}</dt>
          <dd>{betrag}</dd>
        </div>
      ))}
    </dl>
  );
}

function steuerOf({ steuer, preisHinweis }: GeleseneBestellung): Zeile[] {
  if (steuer.length === 0)
    return preisHinweis ? [{ name: preisHinweis, betrag: '', look: styles.klein }] : [];
  return steuer.map(({ satz, steuer: betrag }) => ({
    name: `darin ${String(satz).replace('.', ',')} % MwSt.`,
    betrag: formatEuro(betrag),
    look: styles.klein,
  }));
}
