import type { ReactNode } from 'react';
import styles from './container.module.css';

type ContainerProps = { children: ReactNode; className?: string };

/** The width of the page with its margins; every page but the hero lives in it. */
export function Container({ children, className = '' }: ContainerProps) {
  return <div className={`${styles.container} ${className}`}>{children}</div>;
}
