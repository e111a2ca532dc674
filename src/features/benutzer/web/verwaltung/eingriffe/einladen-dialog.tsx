import { zodResolver } from '@hookform/resolvers/zod';
import { NativeSelect } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { CountedTextInput } from '#web/ui/verwaltung/field/counted-text-input.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import styles from '#web/ui/verwaltung/field/fields.module.css';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { type EinladenInput, einladenBody } from '../../../zugang-body.ts';
import { useEinladen } from '../../benutzer.queries.ts';
import { rollenTexte } from '../rollen-texte.ts';
import { ohneMailserverText } from './eingriff-fragen.tsx';

/** Nobody becomes an employee here (R21), and 'Benutzer' would be saved as a customer. */
const rollen = (['customer', 'admin'] as const).map((value) => ({ value, label: rollenTexte[value] }));
const empty: EinladenInput = { vorname: '', nachname: '', email: '', role: 'customer' };

type EinladenDialogProps = { ohneMailserver: boolean; onClose: () => void };

/** Invites a person, who chooses her password herself with the link of the mail. */
export function EinladenDialog({ ohneMailserver, onClose }: EinladenDialogProps) {
  const form = useForm({ resolver: zodResolver(einladenBody), defaultValues: empty });
  const { mutateAsync } = useEinladen();
  // Of several invalid fields the one registered first gets the focus; these would register only when they render.
  for (const name of ['vorname', 'nachname', 'email'] as const) form.register(name);

  return (
    <FormDialog
      title="Neuen Benutzer einladen"
      submitLabel="Einladen"
      form={form}
      onSubmit={async (values) => {
        const { message } = await mutateAsync(values);
        snackbar.success(message);
      }}
      onClose={onClose}
    >
      {ohneMailserver && <Alert kind="warning">{ohneMailserverText}</Alert>}
      <div className={styles.pair}>
        <CountedTextInput form={form} name="vorname" label="Vorname" required max={100} />
        <CountedTextInput form={form} name="nachname" label="Nachname" required max={100} />
      </div>
      <CountedTextInput form={form} name="email" label="E-Mail" type="email" required max={254} />
      <NativeSelect
        label="Rolle"
        description="Administratoren dürfen alles, auch Benutzer verwalten und die Einstellungen des Ladens ändern."
        data={rollen}
        {...fieldProps(form)('role')}
      />
      <p className="quiet">
        Die E-Mail enthält einen Link, der sieben Tage gilt: Die Person wählt damit selbst ihr Passwort. Bis
        dahin steht sie als „Ausstehend“ in der Liste.
      </p>
    </FormDialog>
  );
}
