import { useHasGuestCarts } from '#features/einstellung/web/use-laden.ts';
import type { Elements } from '#web/ui/elements.ts';
import type { ListenProdukt } from '../../../listen-produkt.ts';
import { hasPreis } from '../../../preis/has-preis.ts';
import { ProduktCard } from './produkt-card.tsx';
import { ProduktCardSkeleton } from './produkt-card-skeleton.tsx';
import styles from './produkt-grid.module.css';

/** requirements.md, storefront §9: three pictures with priority; 50 ms per card, at most 200 ms; six skeletons. */
const priorityCount = 3;
const fadeStepMs = 50;
const fadeMaxMs = 200;
const skeletonCount = 6;

export type ProduktGridProps = {
  produkte: ListenProdukt[];
  /** The actions of a card besides its links, for products that have a price. */
  renderOffer: (produkt: ListenProdukt) => Elements;
};

export function ProduktGrid({ produkte, renderOffer }: ProduktGridProps) {
  return (
    <ul className={useGridClass()}>
      {produkte.map((produkt, at) => (
        <li
          key={produkt._id}
          className={styles.item}
          style={{ animationDelay: `${Math.min(at * fadeStepMs, fadeMaxMs)}ms` }}
        >
          <ProduktCard
            produkt={produkt}
            isPriority={at < priorityCount}
            offer={hasPreis(produkt.preis) && renderOffer(produkt)}
          />
        </li>
      ))}
    </ul>
  );
}

/** From the opening on a phone shows two products beside each other. */
function useGridClass(): string {
  return `stack-6 ${styles.grid} ${useHasGuestCarts() ? styles.offen : ''}`;
}

export function ProduktGridSkeleton() {
  return (
    <ul className={useGridClass()} aria-label="Produkte werden geladen" aria-busy="true">
      {Array.from({ length: skeletonCount }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without an identity, never reordered.
        <li key={at}>
          <ProduktCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
