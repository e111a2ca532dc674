import { TextInput } from '@mantine/core';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';

type KontoFelderProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  iban: Path<Values>;
  inhaber: Path<Values>;
  required: boolean;
};

/** The account of a customer, as she says it. */
export function KontoFelder<Values extends FieldValues, Output>(props: KontoFelderProps<Values, Output>) {
  const { form, iban, inhaber, required } = props;
  const field = fieldProps(form);
  return (
    <>
      <TextInput
        label="IBAN"
        required={required}
        placeholder="DE00 0000 0000 0000 0000 00"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field(iban)}
      />
      <TextInput label="Kontoinhaber" required={required} autoComplete="off" {...field(inhaber)} />
    </>
  );
}
