import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CountedTextInput } from '#web/ui/verwaltung/field/counted-text-input.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { maxBezeichnung, type NewRohstoff } from '../../../contract.ts';
import type { Feld } from '../arten/rohstoff-screen.ts';
import type { RohstoffValues } from './rohstoff-values.ts';

export type RohstoffForm = UseFormReturn<RohstoffValues, unknown, NewRohstoff>;

type RohstoffFieldProps = {
  form: RohstoffForm;
  feld: Feld;
  hint?: string | undefined;
  /** Called when the user types into it. */
  onTyped?: () => void;
};

/** One input of the form, as defined by its kind. */
export function RohstoffField({ form, feld, hint, onTyped }: RohstoffFieldProps) {
  const { onChange, ...field } = fieldProps(form)(feld.name);
  const props = {
    ...field,
    label: feld.label,
    description: hint,
    onChange: (event: ChangeEvent) => {
      onTyped?.();
      return onChange(event);
    },
  };
  switch (feld.input) {
    case 'text':
      return <TextInput {...props} autoComplete="off" />;
    case 'name':
      return (
        <CountedTextInput form={form} name={feld.name} label={feld.label} max={maxBezeichnung} required />
      );
    case 'lines':
      return <Textarea {...props} rows={3} />;
    case 'number':
      return (
        <NumberField
          {...props}
          unit={feld.unit}
          isWhole={feld.isWhole}
          step={feld.unit === '€' ? 0.01 : 1}
          required={!feld.isOptional}
        />
      );
    case 'choice':
      return <NativeSelect {...props} data={[...feld.choices]} />;
  }
}
