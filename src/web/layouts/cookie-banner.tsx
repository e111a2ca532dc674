import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/shop/button.tsx';
import { LineIcon } from '#web/ui/shop/icons.tsx';
import styles from './cookie-banner.module.css';
import { type Consent, hasConsent, storeConsent } from './cookie-consent.ts';

/** storefront.txt §9. */
const delayMs = 2000;

/**
 * Asks for consent when none is stored (storefront.txt §2). It sticks to the lower edge of the view but stands after
 * the footer, so at the end of the page it covers nothing.
 */
export function CookieBanner() {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (hasConsent()) return;
    const timer = setTimeout(() => setIsShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);

  function decide(consent: Consent) {
    storeConsent(consent);
    setIsShown(false);
  }

  if (!isShown) return null;
  return (
    <section className={styles.banner} aria-label="Cookie-Hinweis">
      <div className={styles.inside}>
        <p className={styles.text}>
          Wir verwenden Cookies und ähnliche Speicher, damit unser Shop funktioniert. Mehr dazu in der{' '}
          <Link to="/datenschutz">Datenschutzerklärung</Link>.
        </p>
        <div className={styles.buttons}>
          <Button onClick={() => decide('accepted')}>Alle akzeptieren</Button>
          <Button look="secondary" onClick={() => decide('declined')}>
            Nur notwendige
          </Button>
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label="Hinweis schließen"
          onClick={() => setIsShown(false)}
        >
          <LineIcon name="close" size={20} />
        </button>
      </div>
    </section>
  );
}
