import { zodResolver } from '@hookform/resolvers/zod';
import { Textarea } from '@mantine/core';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { ApiError } from '#web/api/client.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { CountedTextInput } from '#web/ui/verwaltung/field/counted-text-input.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { countText } from '#web/ui/verwaltung/field/text-count.ts';
import { FelderKonfliktDialog } from '#web/ui/verwaltung/konflikt/felder-konflikt-dialog.tsx';
import type { Gespeichertes } from '#web/ui/verwaltung/konflikt/save-beside.ts';
import { useSaveBeside } from '#web/ui/verwaltung/konflikt/use-save-beside.ts';
import { type GewaehrleistungStand, gewaehrleistungStand, hinweisWorte } from '../../contract.ts';
import { maxHinweisLink, maxHinweisText } from '../../hinweis-datei.ts';
import { type HinweisWorte, useChangeHinweis } from './use-gewaehrleistung.ts';

const feldNamen: Record<string, string> = {
  link: 'Adresse der Seite zum QR-Code',
  text: 'Text des Hinweises',
};
const nameOf = (feld: string) => feldNamen[feld] ?? feld;

type GewaehrleistungDialogProps = { stand: GewaehrleistungStand; onClose: () => void };

/** Edits what stands around the picture of the notice: its link, and its words as text. */
export function GewaehrleistungDialog({ stand, onClose }: GewaehrleistungDialogProps) {
  const { form, save, frage } = useHinweisForm(stand);
  return (
    <>
      <FormDialog
        title="Link und Text des Hinweises"
        record={{ id: 'gewaehrleistung', name: 'Gewährleistungshinweis' }}
        submitLabel="Speichern"
        keepsEntwurf
        form={form}
        onSubmit={save}
        onClose={onClose}
      >
        <CountedTextInput
          form={form}
          name="link"
          label={nameOf('link')}
          type="url"
          required
          max={maxHinweisLink}
        />
        <HinweisText form={form} />
      </FormDialog>
      {frage && (
        <FelderKonfliktDialog
          frage={frage}
          titel="Gewährleistungshinweis"
          nameOf={nameOf}
          textOf={(_feld, wert) => String(wert)}
          onSaved={onClose}
        />
      )}
    </>
  );
}

/** The form of link and text, saved beside others who change them, too. */
function useHinweisForm(stand: GewaehrleistungStand) {
  const vorher = hinweisWorteOf(stand);
  const form = useForm({ resolver: zodResolver(hinweisWorte), defaultValues: vorher.angaben });
  const { mutateAsync } = useChangeHinweis();
  const { save, frage } = useSaveBeside({
    stand: vorher,
    form,
    save: (worte: HinweisWorte, version) => mutateAsync({ ...worte, version }),
    jetztOf,
    valuesOf: (worte) => worte,
    nameOf,
  });
  return { form, save, frage };
}

function HinweisText({ form }: { form: UseFormReturn<HinweisWorte> }) {
  const { error, ...text } = fieldProps(form)('text');
  const count = countText(useWatch({ control: form.control, name: 'text' }), maxHinweisText);
  return (
    <Textarea
      label={nameOf('text')}
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
  );
}

/** What another person has saved, from a refusal (409). */
function jetztOf(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { data } = gewaehrleistungStand.safeParse(error.data);
  return data && hinweisWorteOf(data);
}

/** Link and text of the notice as they are saved, and who changed the notice last. */
function hinweisWorteOf({
  version,
  link,
  text,
  verlauf: [letzte],
}: GewaehrleistungStand): Gespeichertes<HinweisWorte> {
  return {
    version,
    angaben: { link, text },
    geaendertAt: letzte?.createdAt ?? null,
    von: letzte?.von ?? null,
  };
}
