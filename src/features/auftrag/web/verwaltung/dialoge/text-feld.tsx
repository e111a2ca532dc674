import { Textarea } from '@mantine/core';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { countText } from '#web/ui/verwaltung/field/text-count.ts';

type TextFeldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
  description: string;
  max: number;
  required?: boolean;
};

/** Some lines of text with their greatest length. */
export function TextFeld<Values extends FieldValues, Output>(props: TextFeldProps<Values, Output>) {
  const { form, name, label, description, max, required } = props;
  const { error, ...field } = fieldProps(form)(name);
  const { hint, fault } = countText(String(useWatch({ control: form.control, name }) ?? ''), max);
  return (
    <Textarea
      label={label}
      description={hint ?? description}
      required={required}
      autosize
      minRows={3}
      maxRows={10}
      {...field}
      error={fault ?? error}
    />
  );
}
