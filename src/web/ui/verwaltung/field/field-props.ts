import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * The props that connect a text-like input to a form: `<TextInput label="Name" {...field('name')} />`. Works with every
 * Mantine input that renders an input, textarea or select; others need React Hook Form's Controller.
 */
export function fieldProps<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'register' | 'getFieldState' | 'formState'>,
) {
  return (name: Path<T>) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });
}
