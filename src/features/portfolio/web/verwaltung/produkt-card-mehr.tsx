import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useState } from 'react';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import styles from './produkt-card-mehr.module.css';

/**
 * On a phone, what a card is seldom needed for is folded; elsewhere there is nothing to unfold. The part stays in the page
 * when the phone is turned: it holds the input that a photo just taken comes back to.
 */
export function useMehr() {
  const isFolding = useMediaQuery('(max-width: 599.98px)', undefined, { getInitialValueInEffect: false });
  const [isOpen, setIsOpen] = useState(false);
  return { id: useId(), isFolding, isOpen, toggle: () => setIsOpen(!isOpen) };
}

export function MehrButton({ id, isOpen, toggle }: ReturnType<typeof useMehr>) {
  return (
    <Button
      variant="subtle"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={id}
      rightSection={<AdminIcon name="expand" size={16} />}
      onClick={toggle}
    >
      Bilder und mehr
    </Button>
  );
}
