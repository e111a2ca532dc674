import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * requirements.md, storefront §2: the view scrolls to the top on every path change, so on the way back too;
 * to the place within the page that a link names.
 */
export function useScrollToTop(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
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
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, main]);
}
