import { useId, useState } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import { Pressable } from '#web/ui/verwaltung/pressable.tsx';
import styles from './altbestand.module.css';

type AltbestandTeilProps = {
  label: string;
  /** What its head says; pressed it opens what it holds, and closes it. */
  kopf: Elements;
  isCard?: boolean;
  /** Whether it is open at first. */
  isOffen: boolean;
  children: Elements;
};

/** A part of the screen that is opened by its head. */
export function AltbestandTeil({ label, kopf, isCard = false, isOffen, children }: AltbestandTeilProps) {
  const [isOpen, setIsOpen] = useState(isOffen);
  const id = useId();
  return (
    <section className={`${isCard ? 'card ' : ''}${styles.teil}`} aria-label={label}>
      <h2>
        <Pressable
          className={styles.kopf}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {kopf}
          <AdminIcon name="expand" size={20} />
        </Pressable>
      </h2>
      {isOpen && (
        <div id={id} className={styles.inhalt}>
          {children}
        </div>
      )}
    </section>
  );
}
