import styles from './spinner.module.css';

/** Says that something is being waited for; `label` is shown beneath it. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.frame} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
