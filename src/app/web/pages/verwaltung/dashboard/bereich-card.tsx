import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import styles from './bereich-card.module.css';
import type { Bereich } from './bereiche.ts';

type BereichCardProps = {
  bereich: Bereich;
  /** Something needs attention: what, and how many if it can be counted. */
  marke?: { anzahl: number; text: string } | undefined;
};

/** One area with its button; the whole card is clickable. */
export function BereichCard({ bereich: { to, name, text, icon }, marke }: BereichCardProps) {
  return (
    <article className={`card roomy ${styles.card}`}>
      <span className={styles.icon}>
        <AdminIcon name={icon} size={32} />
      </span>
      <h2 className={styles.name}>
        <span>{name}</span>
        {marke && (
          <span className={styles.marke} aria-hidden>
            {marke.anzahl || '!'}
          </span>
        )}
      </h2>
      <p className={styles.text}>
        <span>{text}</span>
        {marke && <strong className={styles.problem}>{marke.text}</strong>}
      </p>
      <Button component={Link} to={to} variant="light" className={styles.open}>
        Öffnen<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
    </article>
  );
}
