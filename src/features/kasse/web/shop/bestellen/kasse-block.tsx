import { Link } from 'react-router';
import type { Elements } from '#web/ui/elements.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './kasse-block.module.css';

type KasseBlockProps = {
  titel: string;
  /** What 'ändern' does, or the page it leads to. */
  onAendern: (() => void) | string;
  children: Elements;
};

/** A part of the review, with the way to change it. */
export function KasseBlock({ titel, onAendern, children }: KasseBlockProps) {
  const aendern = (
    <span>
      ändern<VisuallyHidden>{` (${titel})`}</VisuallyHidden>
    </span>
  );
  return (
    <div className={styles.block}>
      <div className={styles.kopf}>
        <h3>{titel}</h3>
        {typeof onAendern === 'string' ? (
          <Link to={onAendern}>{aendern}</Link>
        ) : (
          <Button look="quiet" onClick={onAendern}>
            {aendern}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
