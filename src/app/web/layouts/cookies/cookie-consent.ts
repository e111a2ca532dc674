import { localStore } from '#web/api/browser-storage.ts';

/** What a visitor decided about cookies: `cookieConsent` = accepted or declined (requirements.md, storefront §2). */
const key = 'cookieConsent';

export type Consent = 'accepted' | 'declined';

export function hasConsent(): boolean {
  const stored = localStore.getItem(key);
  return stored === 'accepted' || stored === 'declined';
}

export function storeConsent(consent: Consent): void {
  localStore.setItem(key, consent);
}
