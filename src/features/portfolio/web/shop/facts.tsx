import type { Produkt } from '../../contract.ts';
import styles from './facts.module.css';

/** What a piece is (storefront.txt §2, Product detail); the packaging only if there is one. */
export function Facts({ produkt }: { produkt: Produkt }) {
  const { gramm, aroma, seifenform, verpackung } = produkt;
  return (
    <dl className={styles.facts}>
      <Fact name="Gewicht" value={`${gramm} g`} />
      <Fact name="Duft" value={aroma} />
      <Fact name="Form" value={seifenform} />
      {verpackung && <Fact name="Verpackung" value={verpackung} />}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
