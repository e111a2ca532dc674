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
  /** Its longest text. Not `maxLength`: the browser would cut what is pasted and say nothing. */
  max: number;
};

/** A line of limited length that counts near its end and says so when a text is too long; the schema refuses it. */
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
