import { Alert } from '../../shop/message/alert.tsx';
import styles from './refusal.module.css';

/** Why a sheet was not booked, beside the button that was pressed. */
export function Refusal({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.refusal}>
      <Alert kind="error">
        <span className={styles.lines}>{lines.join('\n')}</span>
      </Alert>
    </div>
  );
}
