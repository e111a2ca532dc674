import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { emailOf } from '#shared/email-adresse.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import type { BelegVoll } from '../../../contract.ts';
import { kopieBody } from '../../../kopie-contract.ts';
import { useSendKopie } from './use-send-kopie.ts';

const schema = kopieBody.pick({ an: true });

/** Where a copy goes: to the order's address, or after a question to any other. */
export function KopieDialog({ beleg, onClose }: { beleg: BelegVoll; onClose: () => void }) {
  const { nummer, email = '' } = beleg;
  const send = useSendKopie(beleg);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { an: email } });
  const isAndere = isAndereAls(email, useWatch({ control: form.control, name: 'an' }));
  return (
    <FormDialog
      title="Kopie senden"
      record={{ id: `belegkopie ${nummer}`, name: nummer, isShown: true }}
      submitLabel="Senden"
      form={form}
      size="30rem"
      onAsk={async ({ an }) => !isAndereAls(email, an) || confirm(frageOf(an, email))}
      onSubmit={({ an }) => send(an)}
      onClose={onClose}
    >
      <TextInput
        label="E-Mail-Adresse"
        description="Der Beleg hängt als PDF an. Anrede, worum es geht und Gruß schreibt der Laden dazu."
        type="email"
        required
        autoComplete="off"
        {...fieldProps(form)('an')}
      />
      <p className="quiet" aria-live="polite">
        {isAndere && email !== '' ? andereText(email) : ''}
      </p>
    </FormDialog>
  );
}

/** Whether it goes elsewhere than the mails of the order; of a market day there are none. */
function isAndereAls(email: string, an: string): boolean {
  const typed = emailOf(an).toLowerCase();
  return typed !== '' && typed !== emailOf(email).toLowerCase();
}

function andereText(email: string): string {
  return `Das ist nicht die Adresse der Bestellung (${email}). In der Mail steht darum kein Link zur Bestellung.`;
}

function frageOf(an: string, email: string) {
  const consequence =
    email === '' ? 'Ist die Adresse richtig? Eine E-Mail lässt sich nicht zurückholen.' : andereText(email);
  return { question: `An ${an} senden?`, consequence, yes: 'Senden', no: 'Zurück', isDestructive: false };
}
