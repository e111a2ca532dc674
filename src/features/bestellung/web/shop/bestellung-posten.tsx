import { PostenListe } from '#features/auftrag/web/shop/posten-liste.tsx';
import { PostenSummen } from '#features/auftrag/web/shop/posten-summen.tsx';
import type { GeleseneBestellung } from '../../read-bestellung.ts';
import styles from './bestellung.module.css';
import { BestellungGekuerzt } from './bestellung-gekuerzt.tsx';

/** Everything that was ordered, with what it cost at that time (R40). */
export function BestellungPosten({ bestellung }: { bestellung: GeleseneBestellung }) {
  // After a part was cancelled, the tax is in what is left, and stands below that.
  const ohneSteuer = bestellung.gekuerzt ? { steuer: [], preisHinweis: '' } : {};
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="posten">
      <h2 id="posten">Ihre Bestel&shy;lung</h2>
      <PostenListe posten={bestellung.posten} />
      <PostenSummen {...bestellung} {...ohneSteuer} />
      <BestellungGekuerzt bestellung={bestellung} />
    </section>
  );
}
