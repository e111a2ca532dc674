import { Suspense, type ToggleEvent, useRef, useState } from 'react';
import { useSession } from '#features/auth/web/session.ts';
import { useLaden, useLadenName } from '#features/einstellung/web/use-laden.ts';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { mainLinks, rechtlichesLinksOf } from '../links.ts';
import { PageLinks } from '../page-links.tsx';
import styles from './drawer.module.css';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

const DrawerAccount = lazyPart(() => import('./drawer-account.tsx').then((module) => module.DrawerAccount));

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
export function Drawer() {
  const popover = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(popover);
  const { user } = useSession();
  const { phase } = useLaden();
  const [isOpen, setIsOpen] = useState(false);

  const pages = (
    <nav aria-label="Hauptmenü">
      <PageLinks links={mainLinks} className={styles.links} />
      <p className={`quiet ${styles.title}`}>Rechtliches</p>
      <PageLinks links={rechtlichesLinksOf(phase)} className={styles.links} />
    </nav>
  );
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
      {isOpen && user ? (
        <Suspense fallback={pages}>
          <DrawerAccount user={user}>{pages}</DrawerAccount>
        </Suspense>
      ) : (
        pages
      )}
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
