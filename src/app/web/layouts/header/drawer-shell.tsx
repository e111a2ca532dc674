import { type ToggleEvent, useRef, useState } from 'react';
import { useLadenName } from '#features/einstellung/web/use-laden.ts';
import type { Elements } from '#web/ui/elements.ts';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import styles from './drawer.module.css';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

export const drawerId = 'hauptmenue';

/** Browsers return the focus only when it was inside the popover; after a tap and Escape it is nowhere. */
function handleToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'closed' && document.activeElement === document.body)
    document.querySelector<HTMLElement>(`[popovertarget="${currentTarget.id}"]`)?.focus();
}

/**
 * The menu of small screens, 250 wide from the left (requirements.md, storefront §9). A popover: it opens
 * without JavaScript.
 */
export function DrawerShell({ contentOf }: { contentOf: (isOpen: boolean) => Elements }) {
  const popover = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(popover);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      ref={popover}
      id={drawerId}
      popover="auto"
      role="dialog"
      aria-label="Menü"
      className={styles.drawer}
      onBeforeToggle={(event) => setIsOpen(event.newState === 'open')}
      onToggle={handleToggle}
    >
      <Top />
      {contentOf(isOpen)}
    </div>
  );
}

function Top() {
  return (
    <div className={styles.top}>
      <span className={styles.brand}>{useLadenName()}</span>
      <button
        type="button"
        className={styles.close}
        popoverTarget={drawerId}
        popoverTargetAction="hide"
        aria-label="Menü schließen"
      >
        <LineIcon name="close" />
      </button>
    </div>
  );
}
