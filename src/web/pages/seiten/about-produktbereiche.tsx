import styles from './about-page.module.css';

const bereiche = [
  {
    titel: 'Naturseifen',
    text: 'In kleinen Chargen gegossen, von Hand geprägt und mit Aloe-Vera, Sheabutter, Honig, Tonerde oder Aktivkohle gerührt. Was drin ist, steht bei jeder Seife.',
  },
  {
    titel: 'Individueller Schmuck',
    text: 'Ketten, Armbänder und Ringe, jedes Stück einzeln gearbeitet. Der Schmuck entsteht bereits in der Werkstatt und zieht nach und nach auch in den Shop ein.',
  },
  {
    titel: 'Familien\u00adhandwerk',
    text: 'Wir entwerfen, fertigen und verpacken alles selbst, an zwei Tischen und unter einem Dach.',
  },
];

export function Produktbereiche() {
  return (
    <section className={styles.part}>
      <h2>Was wir machen</h2>
      <ul className={styles.cards}>
        {bereiche.map(({ titel, text }) => (
          <li key={titel}>
            <h3>{titel}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
