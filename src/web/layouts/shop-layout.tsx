import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { AppToaster } from '#web/ui/shop/app-toaster.tsx';
import { CookieBanner } from './cookie-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shop-layout.module.css';

/** The public layout (storefront.txt §2): header, main area, footer. */
export function ShopLayout() {
  const main = useRef<HTMLElement>(null);
  const isOnItsWay = useNavigation().state === 'loading';
  useScrollToTop(main);
  return (
    <>
      <div className={styles.page}>
        <a className={styles.skip} href="#inhalt">
          Zum Inhalt springen
        </a>
        {isOnItsWay && <span className={styles.progress} aria-hidden="true" />}
        <Header />
        <main ref={main} id="inhalt" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <CookieBanner />
      <AppToaster />
    </>
  );
}

/** storefront.txt §2: the view scrolls to the top on every path change, so on the way back too. */
function useScrollToTop(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A reload may keep its place: it changes no path.
    const restore = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', restore);
    return () => removeEventListener('pagehide', restore);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
