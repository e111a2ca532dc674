import type { Liefertage as Tage } from '#features/portfolio/verkauf/liefertage.ts';
import { Liefertage } from '#features/portfolio/web/shop/liefertage.tsx';
import styles from './produkt-lieferung.module.css';

/** When a piece arrives that is ordered now, if that is known. */
export function ProduktLieferung({ lieferung, abholung }: Tage) {
  if (!lieferung && !abholung) return null;
  return (
    <ul className={`quiet stack-2 ${styles.tage}`} aria-label="Lieferung">
      <Liefertage {...{ lieferung, abholung }} />
    </ul>
  );
}
