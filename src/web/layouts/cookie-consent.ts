/** What a visitor decided about cookies: `cookieConsent` = accepted or declined (storefront.txt §2). */
const key = 'cookieConsent';

export type Consent = 'accepted' | 'declined';

/** A browser that refuses its storage is asked again next time. */
export function hasConsent(): boolean {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'accepted' || stored === 'declined';
  } catch {
    return false;
  }
}

export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, consent);
  } catch {
    // Full or blocked: the decision holds for this visit.
  }
}
