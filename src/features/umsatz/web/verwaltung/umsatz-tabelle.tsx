import { monatText, monatVor } from '#shared/datum/monat.ts';
import { formatEuro } from '#shared/number/money.ts';
import { tageIn } from '../../umsatz-text.ts';
import styles from './umsatz-tabelle.module.css';

/** Euros by day of the month. */
type Tage = Map<number, number>;
type UmsatzTabelleProps = { monat: string; heute: Tage; damals: Tage };

/** The days of the picture in words, for who can't see it or wants the figures; days without turnover are left out. */
export function UmsatzTabelle({ monat, heute, damals }: UmsatzTabelleProps) {
  const tage = tageIn(monat).filter((tag) => heute.get(tag) || damals.get(tag));
  if (tage.length === 0) return null;
  return (
    <details>
      <summary className="touch-line">Als Tabelle</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">{`Umsatz je Tag im ${monatText(monat)}`}</caption>
        <thead>
          <tr>
            <th scope="col">Tag</th>
            <th scope="col">{monatText(monat)}</th>
            <th scope="col">{monatText(monatVor(monat))}</th>
          </tr>
        </thead>
        <tbody>
          {tage.map((tag) => (
            <tr key={tag}>
              <th scope="row">{`${tag}.`}</th>
              <td>{formatEuro(heute.get(tag) ?? 0)}</td>
              <td>{formatEuro(damals.get(tag) ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
