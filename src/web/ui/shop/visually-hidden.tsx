import type { ReactNode } from 'react';

type VisuallyHiddenProps = { children: ReactNode; as?: 'span' | 'h1' | 'h2' | 'dt' };

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className="visually-hidden">{children}</Element>;
}
