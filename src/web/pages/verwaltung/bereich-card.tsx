import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import styles from './bereich-card.module.css';
import type { Bereich } from './bereiche.ts';

/** One area with its button; the whole card is clickable. */
export function BereichCard({ bereich: { to, name, text, icon } }: { bereich: Bereich }) {
  return (
    <article className={styles.card}>
      <span className={styles.icon}>
        <AdminIcon name={icon} size={32} />
      </span>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.text}>{text}</p>
      <Button component={Link} to={to} variant="light" className={styles.open}>
        Öffnen<VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </article>
  );
}
