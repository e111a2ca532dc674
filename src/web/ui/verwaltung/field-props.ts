import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * What a text-like input needs to be a field of the form: `<TextInput label="Name" {...field('name')} />`. Works with
 * every Mantine input that is an input, textarea or select underneath; others need React Hook Form's Controller.
 */
export function fieldProps<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'register' | 'getFieldState' | 'formState'>,
) {
  return (name: Path<T>) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });
}
