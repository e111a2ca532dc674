import { NeedsScript } from './needs-script.tsx';
import styles from './spinner.module.css';

/** Says that something is being waited for; `label` is shown beneath it. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.frame} role="status">
      <Ring size={40} />
      <span className={styles.label}>{label}</span>
      <NeedsScript />
    </div>
  );
}

/** The turning ring alone, as large as the text beside it unless told otherwise; what it waits for stands there. */
export function Ring({ size = 18 }: { size?: number }) {
  return <span className={styles.ring} style={{ width: size, height: size }} aria-hidden="true" />;
}
