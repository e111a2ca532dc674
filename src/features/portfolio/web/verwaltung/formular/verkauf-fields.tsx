import { NativeSelect } from '@mantine/core';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { FoldedPart } from '#web/ui/verwaltung/field/folded-part.tsx';
import { SwitchField } from '#web/ui/verwaltung/field/switch-field.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { numberToText } from '#web/ui/verwaltung/number-field/number-text.ts';
import { useSaetze } from '../preis/use-steuersaetze.ts';
import type { ProduktForm } from './produkt-fields.tsx';
import { produktFeldNamen } from './produkt-values.ts';

const folded: readonly string[] = ['steuersatz', 'aufBestellung', 'fertigungstage', 'packgewicht'];
const below = {
  inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
};

type VerkaufFieldsProps<Output> = { form: ProduktForm<Output>; isNew: boolean };

/** What selling the product needs, collapsed: tax rate, made to order or not, packed weight. */
export function VerkaufFields<Output>({ form, isNew }: VerkaufFieldsProps<Output>) {
  const field = fieldProps(form);
  const aufBestellung = useWatch({ control: form.control, name: 'aufBestellung' });
  return (
    <FoldedPart
      form={form}
      title="Verkauf"
      hint="Steuersatz, auf Bestellung, Packgewicht"
      holds={(name) => folded.includes(name)}
    >
      <Steuersatz form={form} isNew={isNew} />
      <NumberField
        label={produktFeldNamen.packgewicht}
        description="Ein Stück mit Verpackung; leer zählt sein eigenes Gewicht."
        {...below}
        unit="g"
        isWhole
        {...field('packgewicht')}
      />
      <SwitchField form={form} name="aufBestellung" label={produktFeldNamen.aufBestellung} />
      <NumberField
        label={produktFeldNamen.fertigungstage}
        description="So lange dauert ein Stück, das nicht im Lager ist."
        {...below}
        unit="Werktage"
        isWhole
        required={aufBestellung}
        {...field('fertigungstage')}
      />
    </FoldedPart>
  );
}

/**
 * The shop's rates, and the product's own if it is none of them any more; a new product has the first.
 * Controlled: of an uncontrolled one the browser would choose another option when the rates arrive.
 */
function Steuersatz<Output>({ form, isNew }: VerkaufFieldsProps<Output>) {
  const saetze = useSaetze()?.map(numberToText);
  const { steuermodus } = useLaden();
  const { field, fieldState } = useController({ control: form.control, name: 'steuersatz' });
  const proposed = isNew && !fieldState.isDirty ? saetze?.[0] : undefined;
  useEffect(() => {
    if (proposed !== undefined) form.resetField('steuersatz', { defaultValue: proposed });
  }, [form, proposed]);
  return (
    <NativeSelect
      label={produktFeldNamen.steuersatz}
      description={
        steuermodus === 'kleinunternehmer' ? 'Zählt erst, wenn Sie Mehrwertsteuer berechnen.' : undefined
      }
      {...below}
      data={[...new Set([...(saetze ?? []), field.value])].map((satz) => ({
        value: satz,
        label: `${satz} %`,
      }))}
      error={fieldState.error?.message}
      {...field}
    />
  );
}
