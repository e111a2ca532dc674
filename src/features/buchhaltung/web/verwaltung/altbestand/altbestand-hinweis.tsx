import { Link } from 'react-router';
import { hinweisText } from '../../../altbestand-text.ts';
import styles from './altbestand.module.css';
import { useAltmonate } from './altbestand.queries.ts';

/** Leads to what was delivered before there were documents, while any of it has none. */
export function AltbestandHinweis() {
  const { data: monate = [] } = useAltmonate();
  const anzahl = monate.reduce((sum, one) => sum + one.anzahl, 0);
  if (anzahl === 0) return null;
  return (
    <div className={`card ${styles.hinweis}`}>
      <p>{hinweisText(anzahl)}</p>
      <Link to="/admin/belege/altbestand" className="touch-line">
        Belege nachholen
      </Link>
    </div>
  );
}
