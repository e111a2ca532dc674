import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '#web/ui/verwaltung/field/field-group.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import styles from '#web/ui/verwaltung/field/fields.module.css';
import { ListField } from '#web/ui/verwaltung/field/list-field.tsx';
import switchStyles from '#web/ui/verwaltung/field/switch-field.module.css';
import { SwitchField } from '#web/ui/verwaltung/field/switch-field.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import type { GruppeForm } from '../maske.ts';
import { VersandBeispiel } from './versand-beispiel.tsx';

type Form = { form: GruppeForm<'versand'> };

/** Parcels: prices by weight, the packing's weight, and from which value they are free. */
export function DhlFelder({ form }: Form) {
  const field = fieldProps(form);
  return (
    <FieldGroup title="Pakete">
      <SwitchField form={form} name="dhl.aktiv" label="Versand mit DHL" />
      <ListField
        form={form}
        name="dhl.tabelle"
        label="Preise nach Gewicht"
        description="Je Zeile: bis zu welchem Gewicht des fertigen Pakets welcher Preis gilt. Schwerere Pakete sind nach Absprache."
        empty={{ bisGramm: '', preis: '' }}
        addLabel="Gewicht hinzufügen"
        rowName="Zeile"
        isNarrow
        max={20}
      >
        {(row) => (
          <>
            <NumberField label="Bis" unit="g" isWhole required {...row('bisGramm')} />
            <NumberField label="Preis" unit="€" required {...row('preis')} />
          </>
        )}
      </ListField>
      <FreiAb form={form} />
      <div className={styles.pair}>
        <NumberField
          label="Gewicht der Verpackung"
          description="Karton und Polster; wird zum Gewicht der Ware gezählt."
          unit="g"
          isWhole
          step={10}
          required
          {...field('verpackungGramm')}
        />
      </div>
      <VersandBeispiel form={form} />
    </FieldGroup>
  );
}

/** Proposed when the switch is turned on. */
const vorschlag = '50,00';

function FreiAb({ form }: Form) {
  const value = useWatch({ control: form.control, name: 'dhl.freiAb' });
  const [isOn, setIsOn] = useState(value !== '');
  const change = (next: boolean) => {
    setIsOn(next);
    form.setValue('dhl.freiAb', next ? vorschlag : '', { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <Switch
        // While the field is not there, its address (`?feld=versand.dhl.freiAb`) leads here.
        name={isOn || value !== '' ? undefined : 'dhl.freiAb'}
        label="Ab einem Warenwert versandkostenfrei"
        checked={isOn || value !== ''}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
        classNames={switchStyles}
      />
      {(isOn || value !== '') && (
        <div className={styles.pair}>
          <NumberField label="Versandkostenfrei ab" unit="€" {...fieldProps(form)('dhl.freiAb')} />
        </div>
      )}
    </>
  );
}
