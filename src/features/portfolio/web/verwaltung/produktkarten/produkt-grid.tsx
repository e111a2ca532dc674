import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { useNoStrayDrops } from '../bilder/use-no-stray-drops.ts';
import { DragHandle } from './drag-handle.tsx';
import { announcementsOf, dragInstructions } from './produkt-announcements.ts';
import { ProduktCard } from './produkt-card.tsx';
import styles from './produkt-grid.module.css';
import { useOrderProdukte } from './use-order-produkte.ts';

type ProduktGridProps = {
  produkte: VerwaltetesProdukt[];
  /** How many of them are shown. */
  anzahl: number;
  /** Whether all products are shown, so that they can be reordered. */
  canOrder: boolean;
  onEdit: (produkt: VerwaltetesProdukt) => void;
};

/** The products as cards in display order, which can be changed by dragging. */
export function ProduktGrid({ produkte, anzahl, canOrder, onEdit }: ProduktGridProps) {
  const order = useOrderProdukte();
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = produkte.map(({ _id }) => _id);
  useNoStrayDrops();

  const move = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const [from, to] = [active, over].map(({ id }) => ids.indexOf(String(id))) as [number, number];
    const moved = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    order.mutate({
      produkte: arrayMove(produkte, from, to),
      ids:
        from < to ? [...moved.slice(1), ...moved.slice(0, 1)] : [...moved.slice(-1), ...moved.slice(0, -1)],
    });
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      accessibility={{ announcements: announcementsOf(produkte), screenReaderInstructions: dragInstructions }}
    >
      <SortableContext items={ids.slice(0, anzahl)} strategy={rectSortingStrategy} disabled={!canOrder}>
        <ul className={styles.grid} aria-label="Produkte">
          {produkte.slice(0, anzahl).map((produkt) => (
            <SortableCard
              key={produkt._id}
              produkt={produkt}
              canOrder={canOrder}
              onEdit={() => onEdit(produkt)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

type SortableCardProps = { produkt: VerwaltetesProdukt; canOrder: boolean; onEdit: () => void };

function SortableCard({ produkt, canOrder, onEdit }: SortableCardProps) {
  const sortable = useSortable({ id: produkt._id, attributes: { roleDescription: 'verschiebbar' } });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <ProduktCard
        produkt={produkt}
        onEdit={onEdit}
        handle={<DragHandle name={produkt.name} sortable={sortable} isDisabled={!canOrder} />}
      />
    </li>
  );
}
