import { Skeleton } from '@mantine/core';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './produkt-grid.module.css';

/** Placeholder cards while the products load. */
export function ProduktGridSkeleton() {
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>Die Produkte werden geladen.</VisuallyHidden>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} height={460} radius="md" />
      ))}
    </div>
  );
}
