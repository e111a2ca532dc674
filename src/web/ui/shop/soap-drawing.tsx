import styles from './soap-drawing.module.css';

/** The small drawing of empty and failed pages: a bar of soap in its dish, with a few bubbles. */
export function SoapDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 160 110"
      width="160"
      height="110"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="80" cy="92" rx="66" ry="10" className={styles.ground} />
      <path d="M26 74h108c-3 12-12 16-24 16H50c-12 0-21-4-24-16z" className={styles.dish} />
      <rect x="40" y="46" width="80" height="30" rx="13" className={styles.soap} />
      <path d="M58 61c0-8 6-11 14-11 0 8-4 12-14 11zM58 61l7-6" className={styles.line} />
      <path d="M84 57h20M84 65h13" className={styles.line} />
      <circle cx="50" cy="29" r="8" className={styles.line} />
      <circle cx="66" cy="16" r="5" className={styles.line} />
      <circle cx="108" cy="24" r="10" className={styles.line} />
      <path d="M102 21c1-3 3-4 5-4" className={styles.line} />
      <circle cx="90" cy="34" r="3.5" className={styles.line} />
    </svg>
  );
}
