import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { StueckZaehler } from '#features/auftrag/web/verwaltung/dialoge/stueck-zaehler.tsx';
import { mengenOf, type RueckgabeZeile, type Zurueck } from '../../../bearbeitung/buchung.ts';
import styles from './widerruf-dialoge.module.css';

type RueckgabeWahlProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: Path<Values>;
  zeilen: RueckgabeZeile[];
};

/**
 * What came back, and what of it can be sold again: nobody washes with somebody else's soap, so that nothing
 * is at first.
 */
export function RueckgabeWahl<Values extends FieldValues>({
  control,
  name,
  zeilen,
}: RueckgabeWahlProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const zurueck = field.value as Zurueck;
  const setze = (was: keyof Zurueck, nr: number, menge: number) =>
    field.onChange({ ...zurueck, [was]: { ...zurueck[was], [nr]: menge } });
  return (
    <fieldset className="stack-3">
      <legend className={styles.legende}>Was ist zurück?</legend>
      <ul className="stack-4">
        {zeilen.map((zeile) => (
          <Zeile key={zeile.nr} zeile={zeile} zurueck={zurueck} onMenge={setze} />
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

type ZeileProps = {
  zeile: RueckgabeZeile;
  zurueck: Zurueck;
  onMenge: (was: keyof Zurueck, nr: number, menge: number) => void;
};

function Zeile({ zeile, zurueck, onMenge }: ZeileProps) {
  const { nr, name, erwartet } = zeile;
  const { menge, verkaufbar } = mengenOf(zeile, zurueck);
  return (
    <li className={styles.rueckgabe}>
      <p className={styles.name}>{name}</p>
      <div className={`spread ${styles.zeile}`}>
        <span className={styles.wort}>Zurückgekommen</span>
        <StueckZaehler
          name={`${name}, zurückgekommen`}
          menge={menge}
          von={erwartet}
          onMenge={(jetzt) => onMenge('da', nr, jetzt)}
        />
      </div>
      <div className={`spread ${styles.zeile}`}>
        <span className={styles.wort}>
          Davon verkaufbar <small className="quiet">zurück ins Lager</small>
        </span>
        <StueckZaehler
          name={`${name}, verkaufbar`}
          menge={verkaufbar}
          von={menge}
          onMenge={(jetzt) => onMenge('gut', nr, jetzt)}
        />
      </div>
      <p className="quiet" aria-live="polite">
        {menge - verkaufbar > 0
          ? `Nicht verkaufbar (abschreiben): ${menge - verkaufbar}`
          : 'Es wird nichts abgeschrieben.'}
      </p>
    </li>
  );
}
