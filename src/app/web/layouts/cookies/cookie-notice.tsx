import { Link } from 'react-router';
import { noticeBar } from '#web/ui/shop/bar.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import type { Consent } from './cookie-consent.ts';
import styles from './cookie-notice.module.css';

export type CookieNoticeProps = { onDecide: (consent: Consent) => void; onClose: () => void };

/**
 * The question itself. It sticks to the lower edge of the view but stands after the footer, so at the end of the
 * page it covers nothing.
 */
export function CookieNotice({ onDecide, onClose }: CookieNoticeProps) {
  return (
    <section
      ref={noticeBar}
      className={styles.banner}
      aria-label="Cookie-Hinweis"
      data-sticky
      data-keep-clear
    >
      <div className={styles.inside}>
        <p className={styles.text}>
          Ohne Tracking: Ihr Browser speichert nur, was unser Shop braucht.{' '}
          <Link to="/datenschutz">Datenschutz</Link>
        </p>
        <div className={`row-2 ${styles.buttons}`}>
          <Button onClick={() => onDecide('accepted')}>Alle akzeptieren</Button>
          <Button look="secondary" onClick={() => onDecide('declined')}>
            Nur notwendige
          </Button>
        </div>
        <button type="button" className={styles.close} aria-label="Hinweis schließen" onClick={onClose}>
          <LineIcon name="close" size={20} />
        </button>
      </div>
    </section>
  );
}
