import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { formatDatum } from '#shared/datum.ts';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import { FormDialog } from '#web/ui/verwaltung/form-dialog.tsx';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import type { RechtstextArt } from '../../rechtstext-art.ts';
import { type FassungStand, pruefungBody } from '../../rechtstext-contract.ts';
import { useSavePruefung } from './rechtstexte-verwaltung.queries.ts';

const resolver = zodResolver(pruefungBody);

type PruefungDialogProps = {
  art: RechtstextArt;
  fassung: FassungStand;
  /** Today in the workshop. */
  heute: string;
  onClose: () => void;
};

/** Notes when a lawyer checked a version. */
export function PruefungDialog({ art, fassung, heute, onClose }: PruefungDialogProps) {
  const form = useForm({ resolver, defaultValues: { geprueftAm: fassung.geprueftAm ?? heute } });
  const { mutateAsync } = useSavePruefung(art);
  return (
    <FormDialog
      title={`Prüfung der Fassung vom ${formatDatum(fassung.gueltigAb)}`}
      submitLabel="Speichern"
      form={form}
      onSubmit={async ({ geprueftAm }) => {
        await mutateAsync({ nr: fassung.nr, geprueftAm });
        snackbar.success('Prüfung gespeichert.');
      }}
      onClose={onClose}
    >
      <p>
        Tragen Sie ein, wann eine Anwältin oder ein Anwalt diesen Text geprüft hat. Der Hinweis „Beispieltext“
        verschwindet damit von der Seite.
      </p>
      <TextInput
        type="date"
        label="Vom Anwalt geprüft am"
        required
        max={heute}
        {...fieldProps(form)('geprueftAm')}
      />
    </FormDialog>
  );
}
