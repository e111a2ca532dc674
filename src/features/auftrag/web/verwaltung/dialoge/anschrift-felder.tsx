import { TextInput } from '@mantine/core';
import { type AnschriftFeld, anschriftFelder } from '../../../anschrift/anschrift.ts';
import styles from './auftrag-dialoge.module.css';

const labels: Record<AnschriftFeld, string> = {
  vorname: 'Vorname',
  nachname: 'Nachname',
  firma: 'Firma',
  strasse: 'Straße',
  hausnummer: 'Hausnummer',
  zusatz: 'Adresszusatz',
  plz: 'PLZ',
  stadt: 'Ort',
};
const immerFreiwillig: AnschriftFeld[] = ['firma', 'zusatz'];

type AnschriftFelderProps = {
  /** The props that connect the input of a field to its form. */
  field: (name: AnschriftFeld) => { name: string; error: string | undefined };
  /** Whether it goes to a Packstation, which needs a Postnummer. */
  isStation?: boolean;
  /** The fields that may stay empty. */
  freiwillig?: readonly AnschriftFeld[];
};

/** The fields of an address in a form of the workshop. */
export function AnschriftFelder({
  field,
  isStation = false,
  freiwillig = immerFreiwillig,
}: AnschriftFelderProps) {
  return (
    <div className={styles.felder}>
      {anschriftFelder.map((name) => {
        const isPostnummer = name === 'zusatz' && isStation;
        return (
          <TextInput
            key={name}
            label={isPostnummer ? 'Postnummer' : labels[name]}
            required={isPostnummer || !freiwillig.includes(name)}
            inputMode={name === 'plz' || isPostnummer ? 'numeric' : undefined}
            autoComplete="off"
            {...field(name)}
          />
        );
      })}
    </div>
  );
}
