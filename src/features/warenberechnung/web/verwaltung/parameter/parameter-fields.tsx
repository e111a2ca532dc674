import { Textarea } from '@mantine/core';
import type { FocusEvent } from 'react';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { einkaufSteuer } from '#features/rohstoffe/einkauf-steuer.ts';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import type { Warenberechnung } from '../../../contract.ts';
import type { Parameter } from '../../../parameter.ts';
import styles from './parameter-fields.module.css';
import { fallbackOf, type ParameterForm, type ZahlFeld } from './parameter-values.ts';
import { RundungsWahl } from './rundungs-wahl.tsx';

type ParameterFieldsProps = {
  form: ParameterForm;
  berechnung: Warenberechnung;
  parameter: Parameter | undefined;
};

type Zahl = { name: ZahlFeld; label: string; unit?: string; description: string };

/** What the workshop pays, with or without VAT (R51). */
const kosten: Zahl[] = [
  { name: 'energieKosten', label: 'Energiekosten', unit: '€', description: 'je Stück, mindestens 0' },
  { name: 'zusatzKosten', label: 'Zusatzkosten', unit: '€', description: 'ganz am Ende dazu' },
];

const zahlen: Zahl[] = [
  { name: 'pauschaleFaktor', label: 'Pauschale-Faktor', unit: '×', description: 'mindestens 1, üblich 3' },
  { name: 'gewinnProzent', label: 'Gewinn', unit: '%', description: '0 bis 100 %' },
  { name: 'rabattProzent', label: 'Rabatt', unit: '%', description: '0 bis 100 %' },
];

/**
 * The seven parameters. An invalid number is replaced by 0 (the factor by 3) on blur, so that the value used is
 * visible.
 */
export function ParameterFields({ form, berechnung, parameter }: ParameterFieldsProps) {
  const field = fieldProps(form);
  const steuer = einkaufSteuer(useLaden().steuermodus);
  const withFallback = (name: ZahlFeld) => {
    const { onBlur, ...props } = field(name);
    return {
      ...props,
      onBlur: (event: FocusEvent) => {
        const text = fallbackOf(name, form.getValues(name));
        if (text !== undefined) form.setValue(name, text, { shouldDirty: true, shouldValidate: true });
        return onBlur(event);
      },
    };
  };
  return (
    <div className="stack-4">
      <div className={styles.zahlen}>
        {kosten.map(({ name, description, ...texts }) => (
          <NumberField
            key={name}
            description={`${description}, ${steuer}`}
            {...texts}
            {...withFallback(name)}
          />
        ))}
        {zahlen.map(({ name, ...texts }) => (
          <NumberField key={name} {...texts} {...withFallback(name)} />
        ))}
      </div>
      <RundungsWahl form={form} berechnung={berechnung} parameter={parameter} />
      <Textarea label="Notizen" rows={3} {...field('notizen')} />
    </div>
  );
}
