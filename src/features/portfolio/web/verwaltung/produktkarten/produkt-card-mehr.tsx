import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useState } from 'react';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import styles from './produkt-card-mehr.module.css';

/**
 * On a phone, the rarely used part of a card is collapsed; on larger screens it is always shown. It stays mounted when
 * the phone is rotated: it contains the input that receives a photo just taken.
 */
export function useMehr() {
  const isFolding = useMediaQuery('(max-width: 599.98px)', undefined, { getInitialValueInEffect: false });
  const [isOpen, setIsOpen] = useState(false);
  return { id: useId(), isFolding, isOpen, toggle: () => setIsOpen(!isOpen) };
}

type MehrButtonProps = ReturnType<typeof useMehr> & {
  /** The product's. */
  name: string;
};

export function MehrButton({ id, name, isOpen, toggle }: MehrButtonProps) {
  return (
    <Button
      variant="subtle"
      className={styles.toggle}
      aria-label={`Bilder und mehr: ${name}`}
      aria-expanded={isOpen}
      aria-controls={id}
      rightSection={<AdminIcon name="expand" size={16} />}
      onClick={toggle}
    >
      Mehr
    </Button>
  );
}
