import styles from './long-or-short.module.css';

/** A label that is shorter on a phone (requirements.md, admin §2). */
export function LongOrShort({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}
