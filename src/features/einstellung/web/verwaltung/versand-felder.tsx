import { TextInput } from '@mantine/core';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import type { GruppeForm } from './maske.ts';

/** The inputs of group 'Versand'. */
export function VersandFelder({ form }: { form: GruppeForm<'versand'> }) {
  const field = fieldProps(form);
  return <TextInput label="Packtage" {...field('packtage')} />;
}
