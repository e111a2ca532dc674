import { Button, NativeSelect } from '@mantine/core';
import { useNavigate } from 'react-router';
import { monatNach, monatText, monatVor } from '#shared/datum/monat.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { AdminIcon, type AdminIconName } from '#web/ui/verwaltung/icons.tsx';
import type { BelegeListe } from '../../../contract.ts';
import styles from './monat-wahl.module.css';
import { laufenderMonat, monatPath } from './use-belege-wahl.ts';

type MonatWahlProps = {
  monat: string;
  /** Months that have documents; `undefined` while they are loading. */
  monate: BelegeListe['monate'] | undefined;
};

/** The month of the list: one further back or on, or any that has documents. */
export function MonatWahl({ monat, monate = [] }: MonatWahlProps) {
  const navigate = useNavigate();
  const letzter = [laufenderMonat(), ...monate.map((one) => one.monat)].toSorted().at(-1) ?? monat;
  return (
    <nav className={styles.wahl} aria-label="Monat">
      <NativeSelect
        aria-label="Monat wählen"
        className={styles.feld}
        value={monat}
        data={optionsOf(monat, monate)}
        onChange={({ currentTarget }) => void navigate(monatPath(currentTarget.value))}
      />
      <div className={styles.schritte}>
        <Schritt icon="previous" zu={monatVor(monat)} />
        <Schritt icon="expand" zu={monatNach(monat)} isAus={monat >= letzter} />
      </div>
    </nav>
  );
}

type SchrittProps = { icon: AdminIconName; zu: string; isAus?: boolean };

/** After the latest month it stays where it is, so that the focus does, and leads nowhere. */
function Schritt({ icon, zu, isAus = false }: SchrittProps) {
  const navigate = useNavigate();
  return (
    <Button
      variant="default"
      className={styles.schritt}
      aria-label={monatText(zu)}
      aria-disabled={isAus || undefined}
      data-disabled={isAus || undefined}
      onClick={isAus ? undefined : () => void navigate(monatPath(zu))}
    >
      <AdminIcon name={icon} />
    </Button>
  );
}

/** The months with their documents, and the one that is shown if it has none. */
function optionsOf(monat: string, monate: BelegeListe['monate']) {
  const known = monate.some((one) => one.monat === monat);
  const alle = known ? monate : [...monate, { monat, anzahl: 0 }];
  return alle
    .toSorted((a, b) => b.monat.localeCompare(a.monat))
    .map(({ monat: value, anzahl }) => ({
      value,
      label: anzahl > 0 ? `${monatText(value)} (${formatZahl(anzahl)})` : monatText(value),
    }));
}
