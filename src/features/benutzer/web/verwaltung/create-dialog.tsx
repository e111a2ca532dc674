import { NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { minPasswordLength } from '#features/auth/password-rules.ts';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import { FormDialog } from '#web/ui/verwaltung/form-dialog.tsx';
import { snackbar } from '#web/ui/verwaltung/snackbar.ts';
import styles from './dialogs.module.css';
import { meldungen } from './meldungen.ts';
import { isLongEnough, tooShortText } from './password-text.ts';
import { roleChoicesFor } from './role-choices.ts';

const empty = { vorname: '', nachname: '', email: '', password: '', role: 'customer' };

/**
 * Shows what a new user would need (admin.txt §5, User create) and makes no call: customers register themselves (§6), and
 * the message says so.
 */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: empty });
  const field = fieldProps(form);
  const { vorname, nachname, email, password } = useWatch({ control: form.control });
  const isComplete = [vorname, nachname, email].every((text) => text?.trim()) && isLongEnough(password);

  return (
    <FormDialog
      title="Neuen Benutzer erstellen"
      submitLabel="Erstellen"
      form={form}
      canSubmit={isComplete}
      onSubmit={async () => snackbar.info(meldungen.anlegen)}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <TextInput label="Vorname" required maxLength={100} {...field('vorname')} />
        <TextInput label="Nachname" required maxLength={100} {...field('nachname')} />
      </div>
      <TextInput
        label="E-Mail"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        {...field('email')}
      />
      <PasswordInput
        label="Passwort"
        description={`Mindestens ${minPasswordLength} Zeichen`}
        required
        autoComplete="new-password"
        {...field('password')}
        error={tooShortText(password)}
      />
      <NativeSelect label="Rolle" data={roleChoicesFor()} {...field('role')} />
    </FormDialog>
  );
}
