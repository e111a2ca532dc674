import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import { NumberField } from '#web/ui/verwaltung/number-field.tsx';
import type { NewRohstoff } from '../../contract.ts';
import type { Feld } from './rohstoff-screen.ts';
import type { RohstoffValues } from './rohstoff-values.ts';

export type RohstoffForm = UseFormReturn<RohstoffValues, unknown, NewRohstoff>;

type RohstoffFeldProps = {
  form: RohstoffForm;
  feld: Feld;
  hint?: string | undefined;
  /** Somebody typed into it. */
  onTyped?: () => void;
};

/** One input of the form, as its kind describes it. */
export function RohstoffFeld({ form, feld, hint, onTyped }: RohstoffFeldProps) {
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
      return <TextInput {...props} required={feld.name === 'bezeichnung'} autoComplete="off" />;
    case 'lines':
      return <Textarea {...props} rows={3} />;
    case 'number':
      return <NumberField {...props} unit={feld.unit} isWhole={feld.isWhole} required={!feld.isOptional} />;
    case 'choice':
      return <NativeSelect {...props} data={[...feld.choices]} />;
  }
}
