import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { maxAltTextLength } from '#features/bild/bild-felder.ts';
import { Picture, type PictureData } from '#web/ui/shop/picture/picture.tsx';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { altTextBody } from '../../../bild-body.ts';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { useChangeAltText } from '../portfolio-changes.ts';
import styles from './alt-text-dialog.module.css';
import { bildName } from './bild-name.ts';
import type { BildWahl } from './is-same-bild.ts';

export type AltTextDialogProps = {
  produkt: VerwaltetesProdukt;
  wahl: BildWahl;
  picture: PictureData;
  onClose: () => void;
};

const schema = altTextBody.pick({ alt_text: true });

/** Edits the alt text of a picture. */
export function AltTextDialog({ produkt, wahl, picture, onClose }: AltTextDialogProps) {
  const change = useChangeAltText();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { alt_text: picture.alt } });
  return (
    <FormDialog
      title="Alternativtext bearbeiten"
      record={{ id: picture.src, name: `${produkt.name}, ${bildName(wahl)}` }}
      submitLabel="Speichern"
      form={form}
      onSubmit={async ({ alt_text: altText }) => {
        await change.mutateAsync({ produkt, wahl, altText });
      }}
      onClose={onClose}
    >
      <div className={styles.picture}>
        <Picture
          picture={picture && { ...picture, placeholder: undefined }}
          sizes="(min-width: 600px) 592px, 100vw"
        />
      </div>
      <TextInput
        label="Alternativtext"
        description="Beschreibt das Bild für alle, die es nicht sehen, und für Suchmaschinen."
        maxLength={maxAltTextLength}
        {...fieldProps(form)('alt_text')}
      />
    </FormDialog>
  );
}
