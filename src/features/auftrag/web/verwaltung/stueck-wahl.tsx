import { ActionIcon } from '@mantine/core';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import type { AuftragPosten } from '../../auftrag-contract.ts';
import styles from './auftrag-dialoge.module.css';
import type { Stueck } from './stueck.ts';

type StueckWahlProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  posten: AuftragPosten[];
  /** What stands below a line's name. */
  hinweis?: (posten: AuftragPosten) => string;
};

/** Pieces of each line, from none to all that are left, by taps. */
export function StueckWahl<Values extends FieldValues>(props: StueckWahlProps<Values>) {
  const { control, name, label, posten, hinweis } = props;
  const { field, fieldState } = useController({ control, name });
  const stueck = field.value as Stueck;
  return (
    <fieldset className={styles.stuecke}>
      <legend className={styles.legende}>{label}</legend>
      <ul className={styles.zeilen}>
        {posten.map((one) => (
          <li key={one.nr} className={styles.zeile}>
            <span className={styles.text}>
              {one.name}
              {hinweis?.(one) && <small className={styles.leise}>{hinweis(one)}</small>}
            </span>
            <Zaehler
              posten={one}
              menge={stueck[one.nr] ?? 0}
              onMenge={(menge) => field.onChange({ ...stueck, [one.nr]: menge })}
            />
          </li>
        ))}
      </ul>
      {fieldState.error?.message && (
        <p className={styles.fehler} role="alert">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}

type ZaehlerProps = { posten: AuftragPosten; menge: number; onMenge: (menge: number) => void };

function Zaehler({ posten: { name, rest }, menge, onMenge }: ZaehlerProps) {
  return (
    <span className={styles.zaehler}>
      <ActionIcon
        variant="default"
        aria-label={`${name}: ein Stück weniger`}
        disabled={menge <= 0}
        onClick={() => onMenge(menge - 1)}
      >
        −
      </ActionIcon>
      <output className={styles.menge} aria-label={`${name}: Stück`}>
        {menge} von {rest}
      </output>
      <ActionIcon
        variant="default"
        aria-label={`${name}: ein Stück mehr`}
        disabled={menge >= rest}
        onClick={() => onMenge(menge + 1)}
      >
        +
      </ActionIcon>
    </span>
  );
}
