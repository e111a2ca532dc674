import { ActionIcon } from '@mantine/core';
import { AdminIcon } from '../icons.tsx';
import styles from './expand-button.module.css';

type ExpandButtonProps = { name: string; controls: string; isOpen: boolean; onToggle: () => void };

/** Expands and collapses the details of a row. */
export function ExpandButton({ name, controls, isOpen, onToggle }: ExpandButtonProps) {
  return (
    <ActionIcon
      className={styles.button}
      aria-label={`Details zu ${name}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      <AdminIcon name="expand" size={20} />
    </ActionIcon>
  );
}
