import { splitNummern } from './nummern.ts';
import styles from './nummern-text.module.css';

/** A sentence in which no number of an order or document is broken at its hyphens; copied it is the number itself. */
export function NummernText({ text }: { text: string }) {
  return splitNummern(text).map(({ at, teil, isNummer }) => (
    <span key={at} className={isNummer ? styles.nummer : undefined}>
      {teil}
    </span>
  ));
}
