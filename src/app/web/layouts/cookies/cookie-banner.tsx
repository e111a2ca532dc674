import { type ComponentType, useEffect, useState } from 'react';
import { type Consent, hasConsent, storeConsent } from './cookie-consent.ts';
import type { CookieNoticeProps } from './cookie-notice.tsx';

/** requirements.md, storefront §9. */
const delayMs = 2000;

/** Asks for consent when none is stored (requirements.md, storefront §2). Not loaded once the visitor has decided. */
export function CookieBanner() {
  const [Notice, setNotice] = useState<ComponentType<CookieNoticeProps>>();

  useEffect(() => {
    if (hasConsent()) return;
    // If the chunk cannot be loaded, the next visit asks.
    const loading = import('./cookie-notice.tsx').catch(() => undefined);
    const timer = setTimeout(async () => {
      const loaded = await loading;
      setNotice(() => loaded?.CookieNotice);
    }, delayMs);
    return () => clearTimeout(timer);
  }, []);

  function hide() {
    setNotice(undefined);
  }

  function decide(consent: Consent) {
    storeConsent(consent);
    hide();
  }

  return Notice && <Notice onDecide={decide} onClose={hide} />;
}
