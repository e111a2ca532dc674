import { TextInput } from '@mantine/core';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import type { GruppeForm } from './maske.ts';

/** The inputs of group 'Nummern'. */
export function NummernFelder({ form }: { form: GruppeForm<'nummern'> }) {
  const field = fieldProps(form);
  return <TextInput label="Präfix der Bestellungen" {...field('bestellPraefix')} />;
}
