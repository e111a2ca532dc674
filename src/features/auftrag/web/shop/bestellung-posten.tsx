import type { GeleseneBestellung } from '../../read-bestellung.ts';
import styles from './bestellung.module.css';
import { PostenListe } from './posten-liste.tsx';
import { PostenSummen } from './posten-summen.tsx';

/** Everything that was ordered, with what it cost at that time (R40). */
export function BestellungPosten({ bestellung }: { bestellung: GeleseneBestellung }) {
  return (
    <section className={styles.card} aria-labelledby="posten">
      <h2 id="posten">Ihre Bestel&shy;lung</h2>
      <PostenListe posten={bestellung.posten} />
      <PostenSummen {...bestellung} />
    </section>
  );
}
