import { TextInput } from '@mantine/core';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import type { GruppeForm } from './maske.ts';

/** The inputs of group 'Texte'. */
export function TexteFelder({ form }: { form: GruppeForm<'texte'> }) {
  const field = fieldProps(form);
  return <TextInput label="Satz in der Fußzeile" {...field('fussSatz')} />;
}
