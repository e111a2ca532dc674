import { TextInput } from '@mantine/core';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import type { GruppeForm } from './maske.ts';

/** The inputs of group 'Steuer'. */
export function SteuerFelder({ form }: { form: GruppeForm<'steuer'> }) {
  const field = fieldProps(form);
  return <TextInput label="Steuernummer" {...field('steuernummer')} />;
}
