import { type TextareaHTMLAttributes, useId } from 'react';
import { formatZahl } from '#shared/number/format-zahl.ts';
import styles from './field.module.css';
import { Freiwillig } from './freiwillig.tsx';

export type TextAreaProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'id' | 'value'
> & {
  label: string;
  /** It may stay empty, and its label says so. */
  isFreiwillig?: boolean;
  value: string;
  /** Most characters. More can be typed or pasted, so that nothing is cut; the form says so. */
  max: number;
  /** The validation error; replaces the hint. */
  error?: string;
  /** Replaces the count of characters. */
  hint?: string;
};

/**
 * A labelled field of several lines with its error, its hint or the count of its characters, linked for
 * screen readers.
 */
export function TextArea({ label, isFreiwillig, max, error, hint, ...input }: TextAreaProps) {
  const id = useId();
  return (
    <div className={`stack-1 ${styles.field}`}>
      <label htmlFor={id}>
        <span>{label}</span>
        {isFreiwillig && <Freiwillig />}
      </label>
      <textarea
        {...input}
        id={id}
        className={`${styles.input} ${styles.area}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-below`}
      />
      <p id={`${id}-below`} className={error ? styles.error : styles.hint}>
        {error ?? hint ?? `${formatZahl(input.value.trim().length)} von ${formatZahl(max)} Zeichen`}
      </p>
    </div>
  );
}
