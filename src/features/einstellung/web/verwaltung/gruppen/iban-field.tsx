import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { formatIban, ibanOf, ibanProblem } from '../../../felder/iban.ts';
import type { GruppeForm } from '../maske.ts';

/**
 * An IBAN, shown in groups of four. While it is typed the text stays as it is; on leaving the field it is
 * grouped, and what is wrong with it is said at once.
 */
export function IbanField({ form, required }: { form: GruppeForm<'zahlung'>; required: boolean }) {
  const name = 'vorkasse.iban';
  const { field, fieldState } = useController({ control: form.control, name });
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    field.onBlur();
    if (typed === undefined) return;
    const iban = ibanOf(typed);
    const problem = iban === '' ? undefined : ibanProblem(iban);
    field.onChange(iban);
    setTyped(undefined);
    if (problem) form.setError(name, { type: 'custom', message: problem });
    else form.clearErrors(name);
  };
  return (
    <TextInput
      {...field}
      label="IBAN"
      required={required}
      placeholder="DE00 0000 0000 0000 0000 00"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={typed ?? formatIban(field.value)}
      error={fieldState.error?.message}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        field.onChange(ibanOf(value));
      }}
      onBlur={leave}
    />
  );
}
