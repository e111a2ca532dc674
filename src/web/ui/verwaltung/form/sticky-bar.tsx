import type { ReactNode } from 'react';
import { pageBar } from '../../shop/bar.ts';
import styles from './sticky-bar.module.css';

type StickyBarProps = {
  /** Where its sheet is narrower than the page, the bar is as wide as the sheet. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** The lower edge of a long sheet, which stays in view: how far it is, and its buttons. */
export function StickyBar({ isNarrow, children }: StickyBarProps) {
  return (
    <div
      ref={pageBar}
      className={`spread ${styles.bar}`}
      data-narrow={isNarrow || undefined}
      data-sticky
      data-keep-clear
    >
      {children}
    </div>
  );
}
