import { zodResolver } from '@hookform/resolvers/zod';
import { Textarea } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { countText } from '#web/ui/verwaltung/field/text-count.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { Benutzer } from '../../../benutzer.ts';
import { maxSperrgrund, sperrenBody } from '../../../zugang-body.ts';
import { useSperren } from '../../benutzer.queries.ts';

/** Blocks a person, with a reason that only the workshop sees. */
export function SperrenDialog({ benutzer, onClose }: { benutzer: Benutzer; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(sperrenBody), defaultValues: { grund: '' } });
  const { grund = '' } = useWatch({ control: form.control });
  const { mutateAsync } = useSperren(benutzer);
  const { error, ...field } = fieldProps(form)('grund');
  const { hint, fault } = countText(grund, maxSperrgrund);

  return (
    <FormDialog
      title={`Sperren: ${benutzer.name}`}
      record={{ id: benutzer.id, name: benutzer.name }}
      submitLabel="Sperren"
      size="32rem"
      form={form}
      onSubmit={async (values) => {
        const { message } = await mutateAsync(values);
        snackbar.success(message);
      }}
      onClose={onClose}
    >
      <p>
        <bdi>{benutzer.name}</bdi> wird sofort auf allen Geräten abgemeldet und kann sich nicht mehr anmelden.
        Offene Bestellungen bleiben, Sie bearbeiten sie weiter.
      </p>
      <Textarea
        label="Grund"
        description={hint ?? 'Nur für die Werkstatt: Der Laden zeigt ihn der Person nicht.'}
        required
        autosize
        minRows={2}
        maxRows={8}
        {...field}
        error={fault ?? error}
      />
    </FormDialog>
  );
}
