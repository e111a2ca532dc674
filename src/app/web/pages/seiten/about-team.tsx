import type { LadenTexte } from '#features/einstellung/laden/laden.ts';
import styles from './about-page.module.css';

export function Team({ team }: Pick<LadenTexte, 'team'>) {
  return (
    <section className={styles.part}>
      <h2>Wer hier arbeitet</h2>
      <ul className={styles.team}>
        {team.map(({ name, aufgabe }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only shown; two of its rows may be equal.
          <li key={at}>
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
