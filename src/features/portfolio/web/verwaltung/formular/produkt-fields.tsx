import { NativeSelect } from '@mantine/core';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CountedTextInput } from '#web/ui/verwaltung/field/counted-text-input.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { SuggestField } from '#web/ui/verwaltung/field/suggest-field.tsx';
import { SwitchField } from '#web/ui/verwaltung/field/switch-field.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { maxNameLength, maxZusatzLength } from '../../../produkttypen/produkt-eingabe.ts';
import { produktTypen } from '../../../produkttypen/produkt-typen.ts';
import type { ProduktFeld } from '../produkttypen/produkt-maske.ts';
import { produktMaskeOf } from '../produkttypen/produkt-masken.ts';
import styles from './produkt-fields.module.css';
import { type ProduktValues, produktFeldNamen } from './produkt-values.ts';
import { useRohstoffNamen } from './use-rohstoff-namen.ts';
import { vorschlaegeOf } from './vorschlaege.ts';

export type ProduktForm<Output = unknown> = UseFormReturn<ProduktValues, unknown, Output>;

type ProduktFieldsProps<Output> = {
  form: ProduktForm<Output>;
  produkte: VerwaltetesProdukt[];
  isNew: boolean;
};

const arten = Object.values(produktTypen).map(({ typ, name }) => ({ value: typ, label: name }));

/**
 * The fields of the specification's form (requirements.md, admin §5, Portfolio form): name, those of the
 * type, order and visibility.
 */
export function ProduktFields<Output>({ form, produkte, isNew }: ProduktFieldsProps<Output>) {
  const field = fieldProps(form);
  const typ = useWatch({ control: form.control, name: 'typ' });
  const { felder } = produktMaskeOf({ typ });
  const sameTyp = produkte.filter((produkt) => (produkt.typ ?? 'seife') === typ);
  const rohstoffNamen = useRohstoffNamen();
  // Of several invalid fields the one registered first gets the focus; controlled fields register later.
  form.register('name');
  for (const { name } of felder) form.register(name);
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <CountedTextInput
          form={form}
          name="name"
          label={produktFeldNamen.name}
          max={maxNameLength}
          required
        />
      </div>
      {isNew && arten.length > 1 && <NativeSelect label="Art" data={arten} {...form.register('typ')} />}
      {felder.map((feld) => (
        <TypFeld
          key={feld.name}
          form={form}
          feld={feld}
          vorschlaege={feld.art === 'wort' ? vorschlaegeOf(feld, sameTyp, rohstoffNamen) : []}
        />
      ))}
      <NumberField
        label={produktFeldNamen.reihenfolge}
        description={isNew ? '0 stellt das Produkt hinter die anderen.' : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        isWhole
        {...field('reihenfolge')}
      />
      <SwitchField form={form} name="aktiv" label={produktFeldNamen.aktiv} />
    </div>
  );
}

type TypFeldProps<Output> = { form: ProduktForm<Output>; feld: ProduktFeld; vorschlaege: string[] };

function TypFeld<Output>({ form, feld, vorschlaege }: TypFeldProps<Output>) {
  const { name, label } = feld;
  if (feld.art === 'zahl')
    return <NumberField label={label} unit={feld.einheit} isWhole required {...fieldProps(form)(name)} />;
  if (feld.art === 'zeile')
    return <CountedTextInput form={form} name={name} label={label} max={maxZusatzLength} />;
  return (
    <SuggestField
      form={form}
      name={name}
      label={label}
      suggestions={vorschlaege}
      max={maxNameLength}
      required
    />
  );
}
