import { Textarea, TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { tagOf } from '#shared/datum/datum.ts';
import { FieldGroup } from '#web/ui/verwaltung/field/field-group.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import styles from '#web/ui/verwaltung/field/fields.module.css';
import { ListField } from '#web/ui/verwaltung/field/list-field.tsx';
import { SwitchField } from '#web/ui/verwaltung/field/switch-field.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import type { GruppeForm } from '../maske.ts';
import { DhlFelder } from './dhl-felder.tsx';

type Form = { form: GruppeForm<'versand'> };

/** The inputs of group 'Versand'. */
export function VersandFelder({ form }: Form) {
  return (
    <>
      <DhlFelder form={form} />
      <AbholungFelder form={form} />
      <PackenFelder form={form} />
    </>
  );
}

function AbholungFelder({ form }: Form) {
  const field = fieldProps(form);
  const isOn = useWatch({ control: form.control, name: 'abholung.aktiv' });
  return (
    <FieldGroup title="Abholung">
      <SwitchField form={form} name="abholung.aktiv" label="Abholung in der Werkstatt" />
      <TextInput
        label="Abholort"
        description="Leer: die Anschrift des Ladens."
        autoComplete="off"
        {...field('abholung.ort')}
      />
      <Textarea
        label="Abholzeiten"
        description="Zum Beispiel: Freitag 15–18 Uhr und nach Absprache."
        required={isOn}
        autosize
        minRows={2}
        maxRows={6}
        {...field('abholung.zeiten')}
      />
    </FieldGroup>
  );
}

function PackenFelder({ form }: Form) {
  const field = fieldProps(form);
  const heute = tagOf(new Date());
  return (
    <FieldGroup title="Packen">
      <div className={styles.pair}>
        <NumberField
          label="Werktage bis zum Packen"
          description="0: am Tag der Bestellung."
          unit="Tage"
          isWhole
          step={1}
          required
          {...field('packtage')}
        />
      </div>
      <ListField
        form={form}
        name="geschlossen"
        label="Geschlossen"
        description="An diesen Tagen wird nichts gepackt, zum Beispiel im Urlaub. Beide Tage zählen mit."
        empty={{ von: heute, bis: heute, grund: '' }}
        addLabel="Zeitraum hinzufügen"
        rowName="Zeitraum"
        max={40}
      >
        {(row) => (
          <>
            <TextInput label="Von" type="date" required {...row('von')} />
            <TextInput label="Bis" type="date" required {...row('bis')} />
            <TextInput label="Grund" placeholder="Urlaub" autoComplete="off" {...row('grund')} />
          </>
        )}
      </ListField>
    </FieldGroup>
  );
}
