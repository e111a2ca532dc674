import type { useSortable } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import { Hint } from '#web/ui/verwaltung/hint.tsx';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import styles from './drag-handle.module.css';

type DragHandleProps = {
  name: string;
  sortable: Pick<
    ReturnType<typeof useSortable>,
    'attributes' | 'listeners' | 'setActivatorNodeRef' | 'isDragging'
  >;
  /** While the list is filtered it cannot be reordered. */
  isDisabled: boolean;
};

/** The handle that drags a card, by mouse, touch or keyboard. */
export function DragHandle({ name, sortable, isDisabled }: DragHandleProps) {
  const { attributes, listeners, setActivatorNodeRef, isDragging } = sortable;
  return (
    <div className={styles.handle}>
      <Hint label={isDisabled ? 'Verschieben geht ohne Suche und Filter' : 'Verschieben'} isOff={isDragging}>
        <ActionIcon
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          aria-label={`${name} verschieben`}
          disabled={isDisabled}
        >
          <AdminIcon name="drag" />
        </ActionIcon>
      </Hint>
    </div>
  );
}
