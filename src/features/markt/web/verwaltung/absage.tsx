import { ApiError } from '#web/api/client.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import styles from './blatt.module.css';

/** The lines of a refusal. Without an answer: the same button once more counts once. */
export function absageOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return ['Ein Fehler ist aufgetreten.'];
  if (error.status === 401) return [];
  const fehler = error.fehler.map((one) => one.replace(/^[\w.]+: /, ''));
  return fehler.includes(error.message) ? fehler : [error.message, ...fehler];
}

/** Why the sheet was not booked, beside the button that was pressed. */
export function Absage({ zeilen }: { zeilen: string[] }) {
  if (zeilen.length === 0) return null;
  return (
    <div className={styles.absage}>
      <Alert kind="error">
        <span>{zeilen.join('\n')}</span>
      </Alert>
    </div>
  );
}
