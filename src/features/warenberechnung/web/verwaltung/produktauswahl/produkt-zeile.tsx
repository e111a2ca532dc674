import { Link } from 'react-router';
import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import type { AuswahlProdukt } from '../../../read-antwort.ts';
import { betragText } from '../betrag-text.ts';
import { ProduktMarken } from './produkt-marken.tsx';
import styles from './produkt-zeile.module.css';
import { produktLink } from './use-gewaehltes-produkt.ts';

type ProduktZeileProps = { produkt: AuswahlProdukt; isChosen: boolean; onChoose?: () => void };

/** A product in the selector: its price, its calculated price, and its marks. */
export function ProduktZeile({ produkt, isChosen, onChoose }: ProduktZeileProps) {
  const { _id, name, preis } = produkt;
  return (
    <Link
      to={produktLink(_id)}
      preventScrollReset
      className={styles.zeile}
      aria-current={isChosen ? 'page' : undefined}
      onClick={onChoose}
    >
      <span className={styles.name}>{name}</span>
      <span className={`amount ${styles.preis}`}>{preis === null ? 'ohne Preis' : betragText(preis)}</span>
      <span className="row-1">
        <ProduktMarken produkt={produkt} />
      </span>
      <Vergleich produkt={produkt} />
    </Link>
  );
}

function Vergleich({ produkt: { preis, isAbweichend, vkPreisGerundet } }: { produkt: AuswahlProdukt }) {
  if (!hasPreis(vkPreisGerundet)) return null;
  if (preis !== null && !isAbweichend)
    return (
      <span className={`quiet ${styles.stimmt}`}>
        <LineIcon name="check" size={16} />
        stimmt
      </span>
    );
  return <span className={`quiet ${styles.berechnet}`}>{`berechnet ${betragText(vkPreisGerundet)}`}</span>;
}
