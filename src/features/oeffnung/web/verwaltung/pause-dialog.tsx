import { zodResolver } from '@hookform/resolvers/zod';
import { Textarea, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { phaseAngaben } from '#features/einstellung/gruppen/phase-angaben.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import type { PhaseStand } from '../../contract.ts';
import { isPauseLeer, pauseLeerText } from '../../phase-wechsel.ts';
import { useChangePhase } from '../phase.queries.ts';

const pauseForm = phaseAngaben
  .pick({ pauseText: true, pauseBis: true })
  .refine((pause) => !isPauseLeer(pause), { error: pauseLeerText, path: ['pauseText'] });

/** The pause with its text and its day of return. */
export function PauseDialog({ stand, onClose }: { stand: PhaseStand; onClose: () => void }) {
  const { phase, pauseText, pauseBis } = stand.angaben;
  const form = useForm({ resolver: zodResolver(pauseForm), defaultValues: { pauseText, pauseBis } });
  const { mutateAsync } = useChangePhase();
  const field = fieldProps(form);
  const isPaused = phase === 'pausiert';
  return (
    <FormDialog
      title={isPaused ? 'Pause ändern' : 'Pause machen'}
      submitLabel={isPaused ? 'Speichern' : 'Pause beginnen'}
      form={form}
      onSubmit={async (values) => {
        await mutateAsync({ ...values, phase: 'pausiert', version: stand.version });
      }}
      onClose={onClose}
    >
      <p>
        Bestellen geht in der Pause nicht; vorhandene Bestellungen laufen weiter. Der Hinweis steht auf jeder
        Seite des Ladens. Die Pause endet nicht von selbst: Sie öffnen wieder, wenn Sie zurück sind. Am Tag
        der Rückkehr erinnert Sie diese Seite daran.
      </p>
      <Textarea
        label="Hinweis für Besucher"
        description="Zum Beispiel: Wir machen Ferien und packen danach wieder Pakete."
        autosize
        minRows={3}
        {...field('pauseText')}
      />
      <TextInput
        label="Wieder da am"
        description="Leer lassen, wenn Sie es noch nicht wissen."
        type="date"
        {...field('pauseBis')}
      />
    </FormDialog>
  );
}
