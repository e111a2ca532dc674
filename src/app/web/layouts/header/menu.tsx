import { type ReactElement, type ReactNode, useRef } from 'react';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import styles from './menu.module.css';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

type MenuProps = {
  id: string;
  /** What the button shows. */
  label: ReactElement;
  children: ReactNode;
  /** The menu's right edge stands under the button's. */
  isAtEnd?: boolean;
};

/** A button of the header and what it opens. A popover: it opens without JavaScript, Escape closes it. */
export function Menu({ id, label, children, isAtEnd = false }: MenuProps) {
  const popover = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(popover);
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id}>
        {label}
        <LineIcon name="chevron" size={16} />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={`card ${styles.menu} ${isAtEnd ? styles.atEnd : ''}`}
      >
        {children}
      </div>
    </>
  );
}
