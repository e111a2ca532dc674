import { Link } from 'react-router';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { KassenPosten } from '../../kasse-contract.ts';
import styles from './kasse-posten.module.css';
import { PostenListe } from './posten-liste.tsx';

/** The goods as they would be ordered now. */
export function KassePosten({ posten }: { posten: KassenPosten[] }) {
  return (
    <div>
      <div className={styles.kopf}>
        <h3>Ihre Waren</h3>
        <Link to="/cart">
          ändern<VisuallyHidden> (Ihre Waren)</VisuallyHidden>
        </Link>
      </div>
      <PostenListe posten={posten} label="Ihre Waren" />
    </div>
  );
}
