import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import styles from './auftrag-dialoge.module.css';
import type { Stueck } from './stueck-je-zeile.ts';
import { StueckZaehler } from './stueck-zaehler.tsx';

/** A line of an order with the pieces that can be chosen of it. */
type Zeile = { nr: number; name: string; rest: number };

type StueckWahlProps<Values extends FieldValues, Posten extends Zeile, Output> = {
  control: Control<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
  posten: Posten[];
  /** What stands below a line's name. */
  hinweis?: (posten: Posten) => string;
};

/** Pieces of each line, from none to all that are left, by taps. */
export function StueckWahl<Values extends FieldValues, Posten extends Zeile, Output>(
  props: StueckWahlProps<Values, Posten, Output>,
) {
  const { control, name, label, posten, hinweis } = props;
  const { field, fieldState } = useController({ control, name });
  const stueck = field.value as Stueck;
  return (
    <fieldset>
      <legend className={styles.legende}>{label}</legend>
      <ul className="stack-2">
        {posten.map((one) => (
          <li key={one.nr} className={`spread ${styles.zeile}`}>
            <span className={styles.text}>
              <span>{one.name}</span>
              {hinweis?.(one) && <small className="quiet">{hinweis(one)}</small>}
            </span>
            <StueckZaehler
              name={one.name}
              von={one.rest}
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
