import { Link } from 'react-router';
import { Skeleton } from '#web/ui/shop/message/skeleton.tsx';
import { LazyPicture } from '#web/ui/shop/picture/lazy-picture.tsx';
import type { ListenProdukt } from '../../../listen-produkt.ts';
import { Preis } from '../preis.tsx';
import { produktPath } from '../produkt-path.ts';
import { hauptPicture } from '../produkt-pictures.ts';
import styles from './produkt-strip.module.css';

const count = 4;
const sizes = '(min-width: 1536px) 340px, (min-width: 900px) 22vw, 240px';

/** The first products as a row of pictures, swiped on a phone. Without `produkte` it shows placeholders. */
export function ProduktStrip({ produkte }: { produkte: ListenProdukt[] | undefined }) {
  if (!produkte) return <ProduktStripSkeleton />;
  return (
    <ul className={styles.strip}>
      {produkte.slice(0, count).map((produkt) => (
        <li key={produkt._id}>
          <Link to={produktPath(produkt)} className={styles.produkt}>
            <span className={styles.picture}>
              <LazyPicture picture={hauptPicture(produkt)} sizes={sizes} />
            </span>
            <h3 className={styles.name}>{produkt.name}</h3>
          </Link>
          <Preis produkt={produkt} />
        </li>
      ))}
    </ul>
  );
}

function ProduktStripSkeleton() {
  return (
    <ul className={styles.strip} aria-label="Produkte werden geladen" aria-busy="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without an identity, never reordered.
        <li key={at} aria-hidden="true">
          <span className={styles.picture}>
            <Skeleton isSquare />
          </span>
          <Skeleton width="70%" height="26px" />
        </li>
      ))}
    </ul>
  );
}
