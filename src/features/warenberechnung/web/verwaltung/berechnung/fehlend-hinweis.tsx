import { Link } from 'react-router';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import type { Warenberechnung } from '../../../contract.ts';
import styles from './fehlend-hinweis.module.css';

/** The gaps of the recipe, with a link to the raw materials (R11). */
export function FehlendHinweis({ berechnung }: { berechnung: Warenberechnung }) {
  const { fehlend } = berechnung;
  if (fehlend.length === 0) return null;
  return (
    <Alert kind="warning">
      <p>Die Berechnung ist unvollständig. Was fehlt, zählt nicht mit, der Preis ist also zu niedrig:</p>
      <ul className={styles.liste}>
        {fehlend.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Link to={`/admin/rohstoffe?tab=${tabOf(berechnung)}`}>Zu den Rohstoffen</Link>
    </Alert>
  );
}

/** The tab of the first missing raw material. */
function tabOf({ preisProGramm, kostenProTropfen }: Warenberechnung): string {
  if (preisProGramm === null) return 'rohseife';
  return kostenProTropfen === null ? 'duftoele' : 'verpackungen';
}
