import { TextInput } from '@mantine/core';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import type { GruppeForm } from './maske.ts';

/** The inputs of group 'Post'. */
export function PostFelder({ form }: { form: GruppeForm<'post'> }) {
  const field = fieldProps(form);
  return <TextInput label="Name des Absenders" {...field('absenderName')} />;
}
