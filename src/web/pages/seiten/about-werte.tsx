import styles from './about-page.module.css';

const werte = [
  {
    titel: 'Sagen, was drin ist',
    text: 'Jede Seife hat ihre vollständige Zutatenliste, samt der Duftstoffe, die jemand meiden möchte. Wunder versprechen wir keine: Seife macht sauber und duftet gut.',
  },
  {
    titel: 'Klein bleiben',
    text: 'Wir gießen, was wir verkaufen können. Ist eine Sorte aus, gibt es sie nach der nächsten Charge wieder.',
  },
  {
    titel: 'Wenig wegwerfen',
    text: 'Reststücke werden Probierseifen, Kartons verwenden wir wieder, und in ein Paket kommt nur, was die Ware schützt.',
  },
  {
    titel: 'Unterschiede mögen',
    text: 'Zwei Stücke aus derselben Form sind nie ganz gleich. Das ist kein Fehler, daran erkennt man Handarbeit.',
  },
];

export function Werte() {
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
