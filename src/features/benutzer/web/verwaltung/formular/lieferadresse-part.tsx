import { TextInput } from '@mantine/core';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import fields from '#web/ui/verwaltung/field/fields.module.css';
import { FoldedPart, WideField } from '#web/ui/verwaltung/field/folded-part.tsx';
import { SwitchField } from '#web/ui/verwaltung/field/switch-field.tsx';
import { AdresseFields } from './adresse-fields.tsx';
import type { EditForm } from './edit-form.ts';

/** The delivery address if it differs from the billing address; collapsed, because most people have none. */
export function LieferadressePart({ form }: { form: UseFormReturn<EditForm> }) {
  const verwendet = useWatch({ control: form.control, name: 'lieferadresse.verwendet' });
  const field = fieldProps(form);
  return (
    <FoldedPart
      form={form}
      title="Lieferadresse"
      hint={verwendet ? 'eine eigene' : 'wie die Rechnungsadresse'}
      holds={(name) => name.startsWith('lieferadresse.')}
    >
      <WideField>
        <fieldset className="stack-4">
          <legend className="visually-hidden">Lieferadresse</legend>
          <SwitchField
            form={form}
            name="lieferadresse.verwendet"
            label="Pakete gehen an eine eigene Adresse"
          />
          <TextInput label="Firma" {...field('lieferadresse.firmenname')} />
          <div className={fields.pair}>
            <TextInput label="Vorname" {...field('lieferadresse.vorname')} />
            <TextInput label="Nachname" {...field('lieferadresse.nachname')} />
          </div>
          <AdresseFields form={form} name="lieferadresse" />
        </fieldset>
      </WideField>
    </FoldedPart>
  );
}
