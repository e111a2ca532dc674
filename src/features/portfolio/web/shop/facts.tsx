import type { Produkt } from '../../contract.ts';
import styles from './facts.module.css';

/** What a piece is (storefront.txt §2, Product detail); only what is known of it. */
export function Facts({ produkt }: { produkt: Produkt }) {
  const { gramm, aroma, seifenform, verpackung } = produkt;
  return (
    <dl className={styles.facts}>
      <Fact name="Gewicht" value={gramm > 0 && `${gramm} g`} />
      <Fact name="Duft" value={aroma} />
      <Fact name="Form" value={seifenform} />
      <Fact name="Verpackung" value={verpackung} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string | false | undefined }) {
  if (!value) return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
