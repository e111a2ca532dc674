import { NeedsScript } from '../rendering/needs-script.tsx';
import styles from './spinner.module.css';

/** A loading indicator with `label` below it. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.frame} role="status">
      <Ring size={40} />
      <span className={styles.label}>{label}</span>
      <NeedsScript />
    </div>
  );
}

/** The spinner without a label, by default as large as the text beside it, which describes the activity. */
export function Ring({ size = 18 }: { size?: number }) {
  return <span className={styles.ring} style={{ width: size, height: size }} aria-hidden="true" />;
}
