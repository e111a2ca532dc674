import { type InputHTMLAttributes, useId } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import styles from './kasse-feld.module.css';

export type KasseFeldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
  label: string;
  isPflicht?: boolean;
  error?: string | undefined;
  /** Shows a tick once the field is left. */
  isRichtig?: boolean;
  /** An offer below the field, after its error. */
  angebot?: Elements;
};

/**
 * A field of the checkout: the label says if it may stay empty (facts §8, rule 6); errors are read out
 * politely.
 */
export function KasseFeld({ label, isPflicht, error, isRichtig, angebot, ...input }: KasseFeldProps) {
  const id = useId();
  return (
    <div className={styles.feld}>
      <label htmlFor={id}>
        <span>{label}</span> {!isPflicht && <span className={`quiet ${styles.art}`}>(freiwillig)</span>}
      </label>
      <div className={styles.rahmen}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-required={isPflicht}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-unten`}
        />
        {isRichtig && !error && <LineIcon name="check" size={20} className={styles.haken} />}
      </div>
      <div id={`${id}-unten`} className={styles.unten} aria-live="polite">
        {error && <p className={styles.fehler}>{error}</p>}
        {angebot}
      </div>
    </div>
  );
}
