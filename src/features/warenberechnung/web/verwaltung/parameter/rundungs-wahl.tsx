import { calculate } from '../../../berechnung.ts';
import type { Warenberechnung } from '../../../contract.ts';
import { type Parameter, rundungsOptionen } from '../../../parameter.ts';
import { betragText } from '../betrag-text.ts';
import type { ParameterForm } from './parameter-values.ts';
import { rundungNamen } from './rundung-namen.ts';
import styles from './rundungs-wahl.module.css';

type RundungsWahlProps = {
  form: ParameterForm;
  berechnung: Warenberechnung;
  parameter: Parameter | undefined;
};

/** The rounding options, each with the resulting price. */
export function RundungsWahl({ form, berechnung, parameter }: RundungsWahlProps) {
  return (
    <fieldset className={styles.wahl}>
      <legend className={styles.legend}>Rundung</legend>
      {rundungsOptionen.map((rundungsOption) => (
        <label key={rundungsOption} className={styles.option}>
          <input type="radio" value={rundungsOption} {...form.register('rundungsOption')} />
          <span>{rundungNamen[rundungsOption]}</span>
          <span className={`amount ${styles.preis}`}>
            {parameter
              ? betragText(calculate(berechnung.posten, { ...parameter, rundungsOption }).vkPreisGerundet)
              : '–'}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
