import type { ReactNode } from 'react';
import styles from './container.module.css';

type ContainerProps = { children: ReactNode; className?: string };

/** The content width with its margins, for everything except the hero. */
export function Container({ children, className = '' }: ContainerProps) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}
