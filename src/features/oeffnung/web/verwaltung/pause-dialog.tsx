import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { phaseAngaben } from '#features/einstellung/gruppen/phase-angaben.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import type { PhaseStand } from '../../contract.ts';
import { isPauseLeer, pauseLeerText } from '../../phase-wechsel.ts';
import { useChangePhase } from '../phase.queries.ts';

const tagFehltText =
  'Wann sind Sie wieder da? Bitte den Tag eingeben oder ankreuzen, dass er noch nicht feststeht.';

const pauseForm = phaseAngaben
  .pick({ pauseText: true, pauseBis: true })
  .extend({ isOffen: z.boolean() })
  .transform(({ isOffen, ...pause }) => ({ ...pause, isOffen, pauseBis: isOffen ? '' : pause.pauseBis }))
  .refine(({ isOffen, pauseBis }) => isOffen || pauseBis !== '', { error: tagFehltText, path: ['pauseBis'] })
  .refine((pause) => !pause.isOffen || !isPauseLeer(pause), { error: pauseLeerText, path: ['pauseText'] });

/** The pause with its text and its day of return. */
export function PauseDialog({ stand, onClose }: { stand: PhaseStand; onClose: () => void }) {
  const { phase, pauseText, pauseBis } = stand.angaben;
  const isPaused = phase === 'pausiert';
  const isOffen = isPaused && pauseBis === '';
  const form = useForm({ resolver: zodResolver(pauseForm), defaultValues: { pauseText, pauseBis, isOffen } });
  const { mutateAsync } = useChangePhase();
  const field = fieldProps(form);
  return (
    <FormDialog
      title={isPaused ? 'Pause ändern' : 'Pause machen'}
      submitLabel={isPaused ? 'Speichern' : 'Pause beginnen'}
      form={form}
      onSubmit={async ({ pauseText, pauseBis }) => {
        await mutateAsync({ pauseText, pauseBis, phase: 'pausiert', version: stand.version });
      }}
      onClose={onClose}
    >
      <p>
        Bestellen geht in der Pause nicht, und in den Warenkorb kommt nichts Neues; vorhandene Bestellungen
        laufen weiter. Der Hinweis steht auf jeder Seite des Ladens. Die Pause endet nicht von selbst: Sie
        öffnen wieder, wenn Sie zurück sind. Am Tag der Rückkehr erinnert Sie diese Seite daran.
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
        description="Besucher lesen ihn auf jeder Seite und bei jedem Produkt."
        type="date"
        disabled={form.watch('isOffen')}
        {...field('pauseBis')}
      />
      <Checkbox label="Der Tag steht noch nicht fest" {...form.register('isOffen')} />
    </FormDialog>
  );
}
