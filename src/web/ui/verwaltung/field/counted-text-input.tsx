import { TextInput, type TextInputProps } from '@mantine/core';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldProps } from './field-props.ts';
import { countText } from './text-count.ts';

type CountedTextInputProps<Values extends FieldValues, Output> = Omit<
  TextInputProps,
  'form' | 'name' | 'maxLength' | 'error' | 'description'
> & {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  /** Maximum length. Not the attribute `maxLength`: the browser would silently truncate pasted text. */
  max: number;
};

/** A line of limited length with a counter near the limit and an error beyond it; the schema refuses it as well. */
export function CountedTextInput<Values extends FieldValues, Output>(
  props: CountedTextInputProps<Values, Output>,
) {
  const { form, name, max, ...rest } = props;
  const { error, ...field } = fieldProps(form)(name);
  const { hint, fault } = countText(String(useWatch({ control: form.control, name }) ?? ''), max);
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      {...field}
      description={hint}
      error={fault ?? error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
