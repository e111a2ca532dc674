import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { tagFeld } from '#features/einstellung/felder/tag-feld.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { FassungStand } from '../../contract.ts';
import type { RechtstextArt } from '../../rechtstext-art.ts';
import { geprueftAmProblem } from '../../rechtstext-fassung.ts';
import { useSavePruefung } from './rechtstexte-verwaltung.queries.ts';

/** The same rule as on the server. */
function resolverOf(heute: string) {
  const geprueftAm = tagFeld.superRefine((tag, context) => {
    const problem = geprueftAmProblem(tag, heute);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
  return zodResolver(z.object({ geprueftAm }));
}

type PruefungDialogProps = {
  art: RechtstextArt;
  fassung: FassungStand;
  /** Today in the workshop. */
  heute: string;
  onClose: () => void;
};

/** Notes when a lawyer checked a version. */
export function PruefungDialog({ art, fassung, heute, onClose }: PruefungDialogProps) {
  const form = useForm({
    resolver: resolverOf(heute),
    defaultValues: { geprueftAm: fassung.geprueftAm ?? heute },
  });
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
        min="2020-01-01"
        max={heute}
        {...fieldProps(form)('geprueftAm')}
      />
    </FormDialog>
  );
}
