import { zodResolver } from '@hookform/resolvers/zod';
import { Textarea } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { CountedTextInput } from '#web/ui/verwaltung/counted-text-input.tsx';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import { FormDialog } from '#web/ui/verwaltung/form-dialog.tsx';
import { countText } from '#web/ui/verwaltung/text-count.ts';
import { hinweisWorte } from '../../gewaehrleistung-body.ts';
import { maxHinweisLink, maxHinweisText } from '../../gewaehrleistung-grenzen.ts';
import { type HinweisWorte, useChangeHinweis } from './use-gewaehrleistung.ts';

/** Edits what stands around the picture of the notice: its link, and its words as text. */
export function GewaehrleistungDialog({ worte, onClose }: { worte: HinweisWorte; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(hinweisWorte), defaultValues: worte });
  const change = useChangeHinweis(worte);
  const { error, ...text } = fieldProps(form)('text');
  const count = countText(useWatch({ control: form.control, name: 'text' }), maxHinweisText);
  return (
    <FormDialog
      title="Link und Text des Hinweises"
      record={{ id: 'gewaehrleistung', name: 'Gewährleistungshinweis' }}
      submitLabel="Speichern"
      form={form}
      onSubmit={async (values) => {
        await change.mutateAsync(values);
      }}
      onClose={onClose}
    >
      <CountedTextInput
        form={form}
        name="link"
        label="Adresse der Seite zum QR-Code"
        type="url"
        required
        max={maxHinweisLink}
      />
      <Textarea
        label="Text des Hinweises"
        description={
          count.hint ??
          'Derselbe Wortlaut wie auf dem Bild, für alle, die das Bild nicht sehen. Kann leer bleiben.'
        }
        autosize
        minRows={4}
        maxRows={16}
        {...text}
        error={count.fault ?? error}
      />
    </FormDialog>
  );
}
