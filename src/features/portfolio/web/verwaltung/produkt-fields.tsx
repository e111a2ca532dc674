import type { UseFormReturn } from 'react-hook-form';
import { CountedTextInput } from '#web/ui/verwaltung/counted-text-input.tsx';
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
  // Of what is wrong, the field that was registered first gets the focus; those with a counter register later.
  form.register('name');
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
        <CountedTextInput form={form} name="name" label={feldNamen.name} max={maxNameLength} required />
      </div>
      {suggest('seife')}
      <NumberField label={feldNamen.gramm} unit="g" isWhole required {...field('gramm')} />
      {suggest('aroma')}
      {suggest('seifenform')}
      {suggest('verpackung')}
      <CountedTextInput form={form} name="zusatz" label={feldNamen.zusatz} max={maxZusatzLength} />
      <CountedTextInput form={form} name="optional" label={feldNamen.optional} max={maxZusatzLength} />
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
