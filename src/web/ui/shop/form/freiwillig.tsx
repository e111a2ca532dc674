import styles from './freiwillig.module.css';

/** After the name of a field that may stay empty. */
export function Freiwillig() {
  return (
    <>
      {' '}
      <span className={`quiet ${styles.freiwillig}`}>(freiwillig)</span>
    </>
  );
}
