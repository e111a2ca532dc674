import type { Warenberechnung } from '../../../contract.ts';
import { betragText } from '../betrag-text.ts';
import { GerundetHinweis } from './gerundet-hinweis.tsx';
import { isRechenwegGerundet } from './is-gerundet.ts';
import { type Rechenschritt, rechenschritteOf } from './rechenschritte.ts';
import styles from './rechenweg.module.css';

/** Every step from purchase to selling price with its amount (R11). */
export function Rechenweg({ berechnung }: { berechnung: Warenberechnung }) {
  return (
    <div className={styles.rahmen}>
      <table className={styles.tabelle}>
        <caption className="visually-hidden">Rechenweg von den Rohstoffen zum Preis</caption>
        <tbody>
          {rechenschritteOf(berechnung).map((schritt, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps have a fixed order, and two may have the same text.
            <Zeile key={index} schritt={schritt} />
          ))}
        </tbody>
      </table>
      {isRechenwegGerundet(berechnung) && <GerundetHinweis />}
    </div>
  );
}

function Zeile({ schritt: { name, art, wie, betrag } }: { schritt: Rechenschritt }) {
  return (
    <tr data-art={art}>
      <th scope="row">
        <span className={styles.schritt}>
          <span>{name}</span>
          {wie && <span className={`quiet ${styles.wie}`}>{wie}</span>}
        </span>
      </th>
      <td className={styles.betrag}>
        {betrag === null ? <span className={styles.fehlt}>fehlt</span> : betragText(betrag)}
      </td>
    </tr>
  );
}
