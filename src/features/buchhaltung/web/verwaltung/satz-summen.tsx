import { useMediaQuery } from '@mantine/hooks';
import { belegSatzText } from '#features/beleg/beleg-worte.ts';
import { belegBruttoText } from '#features/beleg/beleg-zeile-text.ts';
import { centToEuro, euroToCent } from '#shared/number/money.ts';
import type { BelegSatzSumme } from '../../contract.ts';
import styles from './satz-summen.module.css';

type Zeile = Omit<BelegSatzSumme, 'satzPromille'> & { wort: string; isGesamt?: boolean };

type SatzSummenProps = { label: string; summen: BelegSatzSumme[] };

/** Net, tax and gross by rate: a table, on a phone two lines each. Without tax there is one sum alone. */
export function SatzSummen({ label, summen }: SatzSummenProps) {
  const isWide = useMediaQuery('(min-width: 37.5em)', undefined, { getInitialValueInEffect: false });
  const zeilen = zeilenOf(summen);
  if (zeilen.length === 0) return null;
  const mitSteuer = summen.some(({ satzPromille }) => satzPromille !== 0);
  return isWide && mitSteuer ? (
    <div className={styles.rahmen}>
      <Tabelle label={label} zeilen={zeilen} />
    </div>
  ) : (
    <Liste label={label} zeilen={mitSteuer ? zeilen : zeilen.slice(0, 1)} mitSteuer={mitSteuer} />
  );
}

function zeilenOf(summen: BelegSatzSumme[]): Zeile[] {
  const zeilen = summen.map(({ satzPromille, ...summe }) => ({
    ...summe,
    wort: satzPromille === 0 ? 'ohne Mehrwertsteuer' : belegSatzText(satzPromille),
  }));
  if (zeilen.length === 0) return [];
  const summe = (key: 'netto' | 'steuer' | 'brutto') =>
    centToEuro(summen.reduce((sum, one) => sum + euroToCent(one[key]), 0));
  const gesamt = { netto: summe('netto'), steuer: summe('steuer'), brutto: summe('brutto') };
  return zeilen.length === 1 ? zeilen : [...zeilen, { ...gesamt, wort: 'Zusammen', isGesamt: true }];
}

function Tabelle({ label, zeilen }: { label: string; zeilen: Zeile[] }) {
  return (
    <table className={styles.tabelle}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {['Satz', 'Netto', 'Steuer', 'Brutto'].map((wort) => (
            <th key={wort} scope="col">
              {wort}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {zeilen.map(({ wort, netto, steuer, brutto, isGesamt }) => (
          <tr key={wort} className={isGesamt ? styles.gesamt : undefined}>
            <th scope="row">{wort}</th>
            <td>{belegBruttoText(netto)}</td>
            <td>{belegBruttoText(steuer)}</td>
            <td>{belegBruttoText(brutto)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ListeProps = { label: string; zeilen: Zeile[]; mitSteuer: boolean };

function Liste({ label, zeilen, mitSteuer }: ListeProps) {
  return (
    <ul className={styles.liste} aria-label={label}>
      {zeilen.map(({ wort, netto, steuer, brutto, isGesamt }) => (
        <li key={wort} className={isGesamt ? styles.gesamt : undefined}>
          <p className="spread">
            <span>{wort}</span>
            <span className={`amount ${styles.brutto}`}>{belegBruttoText(brutto)}</span>
          </p>
          {mitSteuer && (
            <p className={`quiet ${styles.darin}`}>
              <span className="amount">{`netto ${belegBruttoText(netto)},`}</span>{' '}
              <span className="amount">{`Steuer ${belegBruttoText(steuer)}`}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
