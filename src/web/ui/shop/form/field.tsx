import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import type { Elements } from '../../elements.ts';
import styles from './field.module.css';
import { Freiwillig } from './freiwillig.tsx';

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
  label: string;
  /** It may stay empty, and its label says so. */
  isFreiwillig?: boolean;
  /** The validation error; replaces the hint. */
  error?: string;
  hint?: ReactNode;
  /** Content at the right end of the input, such as a button that shows a password. */
  end?: Elements;
};

/** A labelled input with its hint or error, linked for screen readers. */
export function Field({ label, isFreiwillig, error, hint, end, ...input }: FieldProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className={`stack-1 ${styles.field}`}>
      <label htmlFor={id}>
        <span>{label}</span>
        {isFreiwillig && <Freiwillig />}
      </label>
      <div className={styles.frame}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={below ? `${id}-below` : undefined}
        />
        {end}
      </div>
      {below && (
        <p id={`${id}-below`} className={error ? styles.error : styles.hint}>
          {below}
        </p>
      )}
    </div>
  );
}
