import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { maxAltTextLength } from '#features/bild/bild-felder.ts';
import type { LadenBild } from '#features/bild/contract.ts';
import type { LadenBildPlatz } from '#features/bild/laden-bild.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { ladenBildTextBody } from '../../../ladenbilder/laden-bilder-contract.ts';
import { LadenBildAnsichten } from './laden-bild-ansichten.tsx';
import { useDescribeLadenBild } from './laden-bilder.queries.ts';

type LadenBildDialogProps = { platz: LadenBildPlatz; name: string; bild: LadenBild; onClose: () => void };

const resolver = zodResolver(ladenBildTextBody.pick({ altText: true }));

/** Shows both cuts, and asks for the alternative text. */
export function LadenBildDialog({ platz, name, bild, onClose }: LadenBildDialogProps) {
  const form = useForm({ resolver, defaultValues: { altText: bild.altText } });
  const { mutateAsync } = useDescribeLadenBild(platz);
  return (
    <FormDialog
      title={`Bild: ${name}`}
      submitLabel="Speichern"
      form={form}
      onSubmit={async ({ altText }) => {
        await mutateAsync({ altText, bild: bild.quer.url });
      }}
      onClose={onClose}
    >
      <LadenBildAnsichten bild={bild} />
      <p className="quiet">
        Den Ausschnitt sucht der Laden selbst. Passt er nicht, laden Sie das Foto enger zugeschnitten hoch.
      </p>
      <TextInput
        label="Alternativtext"
        description="Was auf dem Bild zu sehen ist, für alle, die es nicht sehen, und für Suchmaschinen. Leer: Das Bild ist nur Schmuck."
        maxLength={maxAltTextLength}
        {...fieldProps(form)('altText')}
      />
    </FormDialog>
  );
}
