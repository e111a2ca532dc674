import type { LadenTexte } from '#features/einstellung/laden.ts';
import styles from './about-page.module.css';

export function Werte({ werte }: Pick<LadenTexte, 'werte'>) {
  return (
    <section className={styles.part}>
      <h2>Was uns wichtig ist</h2>
      <ul className={styles.values}>
        {werte.map(({ titel, text }) => (
          <li key={titel}>
            <h3>{titel}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
