import { TextInput } from '@mantine/core';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import type { GruppeForm } from './maske.ts';

/** The inputs of group 'Laden'. */
export function LadenFelder({ form }: { form: GruppeForm<'laden'> }) {
  const field = fieldProps(form);
  return <TextInput label="Name des Ladens" {...field('name')} />;
}
