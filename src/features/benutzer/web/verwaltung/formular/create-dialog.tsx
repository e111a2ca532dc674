import { NativeSelect } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { minPasswordLength } from '#features/auth/password-rules.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { CountedTextInput } from '#web/ui/verwaltung/field/counted-text-input.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import styles from '#web/ui/verwaltung/field/fields.module.css';
import { PasswordField } from '#web/ui/verwaltung/field/password-field.tsx';
import { countText } from '#web/ui/verwaltung/field/text-count.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { meldungen } from '../../../meldungen.ts';
import { isLongEnough, passwortFehlt, tooShortText } from './password-text.ts';
import { roleChoicesFor } from './role-choices.ts';

const maxName = 100;
const maxEmail = 254;
const empty = { vorname: '', nachname: '', email: '', password: '', role: 'customer' };

function fits(text = '', max: number): boolean {
  return text.trim() !== '' && !countText(text, max).fault;
}

/**
 * Shows the form for a new user (requirements.md, admin §5, User create) and makes no call: customers
 * register themselves (§6), as the message says.
 */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: empty });
  const field = fieldProps(form);
  const { vorname, nachname, email, password } = useWatch({ control: form.control });
  const areFilled = fits(vorname, maxName) && fits(nachname, maxName) && fits(email, maxEmail);
  const missing = areFilled ? '' : 'Bitte füllen Sie die Felder mit Stern aus.';

  return (
    <FormDialog
      title="Neuen Benutzer erstellen"
      submitLabel="Erstellen"
      form={form}
      missing={missing || (isLongEnough(password) ? '' : passwortFehlt)}
      onSubmit={async () => snackbar.info(meldungen.anlegen)}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <CountedTextInput form={form} name="vorname" label="Vorname" required max={maxName} />
        <CountedTextInput form={form} name="nachname" label="Nachname" required max={maxName} />
      </div>
      <CountedTextInput form={form} name="email" label="E-Mail" type="email" required max={maxEmail} />
      <PasswordField
        label="Passwort"
        description={`Mindestens ${minPasswordLength} Zeichen`}
        required
        autoComplete="new-password"
        {...field('password')}
        error={tooShortText(password)}
      />
      <NativeSelect label="Rolle" data={roleChoicesFor('customer', { isOffen: false })} {...field('role')} />
    </FormDialog>
  );
}
