import { type InputHTMLAttributes, useId, useState } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import { Freiwillig } from '#web/ui/shop/form/freiwillig.tsx';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import styles from './kasse-feld.module.css';

export type KasseFeldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'onFocus'> & {
  label: string;
  isPflicht?: boolean;
  error?: string | undefined;
  /** Shows a tick once the field is left. */
  isRichtig?: boolean;
  /** An offer below the field, after its error. */
  angebot?: Elements;
};

/**
 * A field of the checkout: the label says if it may stay empty (facts §8, rule 6). What is found when it is left is
 * read out politely; of what a press finds in seven empty fields only the first is, which gets the focus.
 */
export function KasseFeld({ label, isPflicht, error, isRichtig, angebot, ...input }: KasseFeldProps) {
  const id = useId();
  const [isVisited, setIsVisited] = useState(false);
  return (
    <div className={styles.feld}>
      <label htmlFor={id}>
        <span>{label}</span>
        {!isPflicht && <Freiwillig />}
      </label>
      <div className={styles.rahmen}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-required={isPflicht}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-unten`}
          onFocus={() => setIsVisited(true)}
        />
        {isRichtig && !error && <LineIcon name="check" size={20} className={styles.haken} />}
      </div>
      <div id={`${id}-unten`} className={styles.unten} aria-live={isVisited ? 'polite' : undefined}>
        {error && <p className={styles.fehler}>{error}</p>}
        {angebot}
      </div>
    </div>
  );
}
