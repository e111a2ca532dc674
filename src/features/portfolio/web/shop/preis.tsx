import { Link } from 'react-router';
import { preisHinweis } from '#features/einstellung/laden/preis-hinweis.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { formatEuro } from '#shared/number/money.ts';
import type { ListenProdukt } from '../../listen-produkt.ts';
import { grundpreisOf, grundpreisText } from '../../preis/grundpreis.ts';
import { hasPreis } from '../../preis/has-preis.ts';
import { texteOf } from '../../produkttypen/produkt-texte.ts';
import { verfuegbarkeitText } from '../../verkauf/verfuegbarkeit-text.ts';
import styles from './preis.module.css';
import { useVerfuegbarkeit } from './use-verfuegbarkeit.ts';

type PreisProps = {
  produkt: ListenProdukt;
  isLarge?: boolean;
  /** False where the words about buying stand elsewhere. */
  hasStand?: boolean;
};

/**
 * The price with its legal notes (R26): what a reduced one is measured by, base price per kilogram for goods
 * sold by weight, tax and shipping; then whether it can be bought now.
 */
export function Preis({ produkt, isLarge = false, hasStand = true }: PreisProps) {
  const { preis, niedrigsterPreis } = produkt;
  const { steuermodus, phase } = useLaden();
  const stand = useVerfuegbarkeit(produkt);
  if (!hasPreis(preis)) return <p className={`quiet ${styles.open}`}>Preis noch nicht festgelegt</p>;
  const grundpreis = grundpreisText(grundpreisOf(preis, texteOf(produkt).gramm(produkt)));
  return (
    <div className={isLarge ? styles.large : undefined}>
      {/* Above the price, so that the prices of a row of cards stay level. */}
      {niedrigsterPreis && (
        <p className={`quiet ${styles.note}`}>
          <b className={styles.angebot}>Angebot:</b>
          <span>{` niedrigster Preis der 30 Tage davor ${formatEuro(niedrigsterPreis)}`}</span>
        </p>
      )}
      <p className={styles.line}>
        <span className={styles.preis}>{formatEuro(preis)}</span>{' '}
        {grundpreis && <span className={`quiet ${styles.base}`}>{grundpreis}</span>}
      </p>
      <p className={`quiet ${styles.note}`}>
        <span>{`${preisHinweis(steuermodus)} zzgl.`}</span>{' '}
        {/* While the shop is announced, the specification has no page about shipping. */}
        <Link to={phase === 'angekuendigt' ? '/agb#versand' : '/versand-und-zahlung'}>Versand</Link>
      </p>
      {hasStand && stand && <p className={styles.stand}>{verfuegbarkeitText(stand)}</p>}
    </div>
  );
}
