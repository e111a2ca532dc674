import { Link } from 'react-router';
import styles from './altbestand.module.css';

/** Leads to what was delivered before there were documents. */
export function AltbestandHinweis() {
  return (
    <div className={`card ${styles.hinweis}`}>
      <p>Lieferungen aus der Zeit, bevor der Laden Rechnungen schrieb, haben noch keinen Beleg.</p>
      <Link to="/admin/belege/altbestand" className="touch-line">
        Belege nachholen
      </Link>
    </div>
  );
}
