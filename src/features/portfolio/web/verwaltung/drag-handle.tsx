import type { useSortable } from '@dnd-kit/sortable';
import { IconButton } from '#web/ui/verwaltung/icon-button.tsx';
import styles from './drag-handle.module.css';

type DragHandleProps = {
  name: string;
  sortable: Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;
  /** While only a part of the products is shown there is no order to change. */
  isDisabled: boolean;
};

/** What a card is dragged by: with a pointer, a finger, or the keyboard. */
export function DragHandle({ name, sortable, isDisabled }: DragHandleProps) {
  const { attributes, listeners, setActivatorNodeRef } = sortable;
  const label = isDisabled ? 'Verschieben geht ohne Suche und Filter' : 'Verschieben';
  return (
    <div className={styles.handle}>
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        icon="drag"
        label={label}
        name={`${name} verschieben`}
        isDisabled={isDisabled}
      />
    </div>
  );
}
