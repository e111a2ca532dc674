import type { Elements } from '#web/ui/elements.ts';
import { NeedsScript } from '#web/ui/shop/rendering/needs-script.tsx';
import styles from './probezahlung.module.css';

/** The same words for every address, as the server sends them. */
export function ProbezahlungLaedt() {
  return (
    <ProbezahlungKasten>
      <p role="status">Einen Augenblick …</p>
      <NeedsScript />
    </ProbezahlungKasten>
  );
}

/** What stands on every state of the page, which is clearly none of the shop. */
export function ProbezahlungKasten({ children }: { children: Elements }) {
  return (
    <main className={styles.seite}>
      <div className={styles.kasten}>
        <h1>Probe&shy;zahlung</h1>
        <p>Hier bezahlt niemand wirklich. Im echten Laden steht hier die Bezahlseite des Anbieters.</p>
        {children}
      </div>
    </main>
  );
}
