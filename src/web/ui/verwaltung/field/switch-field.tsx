import { Switch } from '@mantine/core';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import styles from './switch-field.module.css';

type SwitchFieldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
};

/** A boolean field of a form as a switch. */
export function SwitchField<Values extends FieldValues, Output>(props: SwitchFieldProps<Values, Output>) {
  const { form, name, label } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const { value, ...rest } = field;
  return (
    <Switch
      {...rest}
      checked={Boolean(value)}
      label={label}
      error={fieldState.error?.message}
      classNames={styles}
    />
  );
}
