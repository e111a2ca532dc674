import { useState } from 'react';
import type { ZahlungZugang } from '../../contract.ts';
import styles from './zugaenge-karte.module.css';

/** Which rights a key of Stripe needs: `.env.example`. */
const schritte: Record<ZahlungZugang['anbieter'], string[]> = {
  stripe: [
    'Schalten Sie in Ihrem Konto bei Stripe die Zahlungsarten ein, die Sie anbieten möchten. Zum Ausprobieren nehmen Sie zuerst den Testmodus.',
    'Erstellen Sie dort unter „Entwickler“, „API-Schlüssel“ einen eingeschränkten Schlüssel: „Checkout Sessions“ darf er schreiben, „Payment Intents“, „Charges“ und „Payment Method Configurations“ lesen. Soll der Laden Geld zurückzahlen, darf er auch „Refunds“ schreiben.',
    'Fügen Sie den Schlüssel hier ein: rk_live_… für echte Zahlungen, rk_test_… zum Ausprobieren.',
  ],
  mollie: [
    'Schalten Sie in Ihrem Konto bei Mollie die Zahlungsarten ein, die Sie anbieten möchten.',
    'Kopieren Sie dort unter „Entwickler“, „API-Schlüssel“ den Live-Schlüssel; zum Ausprobieren zuerst den Test-Schlüssel.',
    'Fügen Sie ihn hier ein: live_… für echte Zahlungen, test_… zum Ausprobieren. Mehr braucht Mollie nicht.',
  ],
};

type SoGehtEsProps = { anbieter: ZahlungZugang['anbieter']; isFirst: boolean };

/** Where the key is to be found; open for who enters the first, whatever another person saves meanwhile. */
export function SoGehtEs({ anbieter, isFirst }: SoGehtEsProps) {
  const [isOpen] = useState(isFirst);
  return (
    <details className={styles.anleitung} open={isOpen}>
      <summary>So geht es</summary>
      <ol>
        {schritte[anbieter].map((schritt) => (
          <li key={schritt}>{schritt}</li>
        ))}
      </ol>
    </details>
  );
}
