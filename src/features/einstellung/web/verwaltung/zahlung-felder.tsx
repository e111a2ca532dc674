import { TextInput } from '@mantine/core';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import type { GruppeForm } from './maske.ts';

/** The inputs of group 'Zahlung'. */
export function ZahlungFelder({ form }: { form: GruppeForm<'zahlung'> }) {
  const field = fieldProps(form);
  return <TextInput label="Kontoinhaber, genau wie bei der Bank" {...field('vorkasse.kontoinhaber')} />;
}
