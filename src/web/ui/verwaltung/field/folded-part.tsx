import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { AdminIcon } from '../icons.tsx';
import styles from './folded-part.module.css';

type FoldedPartProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  title: string;
  /** A short description of the content. */
  hint: string;
  /** Whether it contains the field of this name. */
  holds: (name: string) => boolean;
  children: ReactNode;
};

/** Collapsed fields of a form; in two columns, of which a `WideField` takes both. */
export function FoldedPart<Values extends FieldValues, Output>(props: FoldedPartProps<Values, Output>) {
  const { form, title, hint, holds, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useShowFault({ form, holds, details });
  return (
    <details
      ref={details}
      className={styles.part}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <AdminIcon name="expand" size={20} />
        <span>{title}</span>
        <span className={styles.hint}>{hint}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

/** A field over the full width of the part. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

type ShowFaultOptions<Values extends FieldValues, Output> = Pick<
  FoldedPartProps<Values, Output>,
  'form' | 'holds'
> & { details: RefObject<HTMLDetailsElement | null> };

/**
 * An attempt to save with an error in a collapsed field opens the part; if all errors are in it, the first
 * invalid field gets the focus. Only then: errors also change while typing, and keys must not end up in
 * another field.
 */
function useShowFault<Values extends FieldValues, Output>(options: ShowFaultOptions<Values, Output>): void {
  const { form, holds, details } = options;
  const { errors, submitCount } = form.formState;
  const faulty = faultyFields(errors);
  const first = faulty.every(holds) ? faulty[0] : undefined;
  const isFolded = faulty.some(holds);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt to save shows its errors again, nothing else does.
  useEffect(() => {
    if (!isFolded || !details.current) return;
    // At once, and not with the next rendering: what is folded away takes no focus.
    details.current.open = true;
    if (first) form.setFocus(first as Path<Values>);
  }, [submitCount]);
}

/** The names of the invalid fields, nested ones as `adresse.plz`. */
function faultyFields(errors: FieldErrors): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (name === 'root' || !error) return [];
    if (typeof error.type === 'string') return [name];
    return faultyFields(error as FieldErrors).map((inner) => `${name}.${inner}`);
  });
}
