import { shop } from '#shop';
import styles from './about-page.module.css';

export function Team() {
  return (
    <section className={styles.part}>
      <h2>Wer hier arbeitet</h2>
      <ul className={styles.team}>
        {shop.team.map(({ name, aufgabe }) => (
          <li key={name}>
            <span className={styles.monogram} aria-hidden="true">
              {initials(name)}
            </span>
            <div>
              <h3>{name}</h3>
              <p>{aufgabe}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word[0])
    .join('');
}
