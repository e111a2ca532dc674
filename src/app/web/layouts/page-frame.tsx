import { useRef } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { Elements } from '#web/ui/elements.ts';
import { AppToaster } from '#web/ui/shop/message/app-toaster.tsx';
import { CookieBanner } from './cookies/cookie-banner.tsx';
import styles from './page-frame.module.css';
import { useScrollToTop } from './use-scroll-to-top.ts';

type PageFrameProps = { header: Elements; notice?: Elements; footer?: Elements; hasCookies?: boolean };

/**
 * What stands around every page: header, main area, what lies above them, and notice, footer and the question about
 * cookies where there are some.
 */
export function PageFrame({ header, notice, footer, hasCookies = false }: PageFrameProps) {
  const main = useRef<HTMLElement>(null);
  const isOnItsWay = useNavigation().state === 'loading';
  const { phase } = useLaden();
  useScrollToTop(main);
  return (
    <>
      <div className={styles.page}>
        <a className={styles.skip} href="#inhalt">
          Zum Inhalt springen
        </a>
        {isOnItsWay && <span className={styles.progress} aria-hidden="true" />}
        {header}
        {notice}
        <main ref={main} id="inhalt" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        {footer}
      </div>
      {hasCookies && <CookieBanner />}
      <AppToaster isBrief={phase === 'angekuendigt'} />
    </>
  );
}
