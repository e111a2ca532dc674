import { textUnterschied } from '../../text-unterschied.ts';
import styles from './text-aenderungen.module.css';

/** How many lines a new text changes, and which. */
export function TextAenderungen({ vorher, nachher }: { vorher: string; nachher: string }) {
  const { neu, weg } = textUnterschied(vorher, nachher);
  if (neu.length + weg.length === 0) return <p>Der Text ist derselbe wie in der heutigen Fassung.</p>;
  return (
    <details className={styles.aenderungen}>
      <summary>
        {`Was sich ändert: ${count(neu.length, 'neu')}, ${count(weg.length, 'entfällt', 'entfallen')}`}
      </summary>
      <Zeilen titel="Neu" zeilen={neu} />
      <Zeilen titel="Entfällt" zeilen={weg} />
    </details>
  );
}

function count(number: number, one: string, many = one): string {
  return number === 1 ? `1 Absatz ${one}` : `${number} Absätze ${many}`;
}

function Zeilen({ titel, zeilen }: { titel: string; zeilen: string[] }) {
  if (zeilen.length === 0) return null;
  return (
    <>
      <h3 className={styles.titel}>{titel}</h3>
      <ul className={styles.zeilen}>
        {zeilen.map((zeile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of two texts that do not change.
          <li key={i}>{zeile}</li>
        ))}
      </ul>
    </>
  );
}
