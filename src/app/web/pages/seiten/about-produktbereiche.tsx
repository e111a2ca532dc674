import type { LadenTexte } from '#features/einstellung/laden/laden.ts';
import styles from './about-page.module.css';

export function Produktbereiche({ bereiche }: Pick<LadenTexte, 'bereiche'>) {
  return (
    <section className={styles.part}>
      <h2>Was wir machen</h2>
      <ul className={styles.cards}>
        {bereiche.map(({ titel, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only shown; two of its rows may be equal.
          <li key={at}>
            <h3>{titel}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
