import type { Produkt } from '../../../contract.ts';
import { texteOf } from '../../../produkttypen/produkt-texte.ts';
import styles from './facts.module.css';

/** The facts of a product (requirements.md, storefront §2, Product detail); unknown ones are left out. */
export function Facts({ produkt }: { produkt: Produkt }) {
  return (
    <dl className={styles.facts}>
      {texteOf(produkt)
        .fakten(produkt)
        .map(({ name, wert }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{wert}</dd>
          </div>
        ))}
    </dl>
  );
}
