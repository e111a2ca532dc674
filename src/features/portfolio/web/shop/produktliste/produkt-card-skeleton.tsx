import { Skeleton } from '#web/ui/shop/message/skeleton.tsx';
import styles from './produkt-card.module.css';

/** The skeleton of a product card, with the card's dimensions. */
export function ProduktCardSkeleton() {
  return (
    <div className={`raised ${styles.card}`} aria-hidden="true">
      <Skeleton isSquare />
      <div className={styles.body}>
        <Skeleton width="7rem" height="26px" />
        <Skeleton width="70%" height="28px" />
        <Skeleton height="20px" />
        <Skeleton width="50%" height="18px" />
        <Skeleton width="40%" height="30px" />
        <Skeleton width="7rem" height="48px" />
      </div>
    </div>
  );
}
