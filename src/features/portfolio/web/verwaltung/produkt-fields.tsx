import { TextInput } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import { NumberField } from '#web/ui/verwaltung/number-field.tsx';
import { SuggestField } from '#web/ui/verwaltung/suggest-field.tsx';
import { SwitchField } from '#web/ui/verwaltung/switch-field.tsx';
import { maxNameLength, maxZusatzLength } from '../../produkt-body.ts';
import styles from './produkt-fields.module.css';
import { feldNamen, type ProduktValues } from './produkt-values.ts';
import type { Vorschlaege } from './vorschlaege.ts';

export type ProduktForm<Output = unknown> = UseFormReturn<ProduktValues, unknown, Output>;

type ProduktFieldsProps<Output> = {
  form: ProduktForm<Output>;
  vorschlaege: Vorschlaege;
  isNew: boolean;
};

/** The fields of the specification's form (admin.txt §5, Portfolio form). */
export function ProduktFields<Output>({ form, vorschlaege, isNew }: ProduktFieldsProps<Output>) {
  const field = fieldProps(form);
  const suggest = (name: keyof Vorschlaege) => (
    <SuggestField
      form={form}
      name={name}
      label={feldNamen[name]}
      suggestions={vorschlaege[name]}
      max={maxNameLength}
      required
    />
  );
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <TextInput label={feldNamen.name} required maxLength={maxNameLength} {...field('name')} />
      </div>
      {suggest('seife')}
      <NumberField label={feldNamen.gramm} unit="g" isWhole required {...field('gramm')} />
      {suggest('aroma')}
      {suggest('seifenform')}
      {suggest('verpackung')}
      <TextInput label={feldNamen.zusatz} maxLength={maxZusatzLength} {...field('zusatz')} />
      <TextInput label={feldNamen.optional} maxLength={maxZusatzLength} {...field('optional')} />
      <NumberField
        label={feldNamen.reihenfolge}
        description={isNew ? '0 stellt das Produkt hinter die anderen.' : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        isWhole
        {...field('reihenfolge')}
      />
      <SwitchField form={form} name="aktiv" label={feldNamen.aktiv} />
    </div>
  );
}
