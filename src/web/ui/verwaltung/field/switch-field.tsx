import { Switch } from '@mantine/core';
import { useId } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import styles from './switch-field.module.css';

type SwitchFieldProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
  description?: string | undefined;
};

/** A boolean field of a form as a switch. */
export function SwitchField<Values extends FieldValues, Output>(props: SwitchFieldProps<Values, Output>) {
  const { form, name, label, description } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const { value, ...rest } = field;
  const id = useId();
  return (
    <>
      <Switch
        {...rest}
        {...(description ? { 'aria-describedby': id } : {})}
        checked={Boolean(value)}
        label={label}
        error={fieldState.error?.message}
        classNames={styles}
      />
      {/* Mantine's own would be a part of the label, and so of the name. */}
      {description && (
        <p id={id} className="quiet">
          {description}
        </p>
      )}
    </>
  );
}
