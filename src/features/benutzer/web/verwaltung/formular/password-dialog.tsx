import { useForm, useWatch } from 'react-hook-form';
import { minPasswordLength } from '#features/auth/password-rules.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { PasswordField } from '#web/ui/verwaltung/field/password-field.tsx';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { Benutzer } from '../../../benutzer.ts';
import { meldungen } from '../../../meldungen.ts';
import { isLongEnough, passwortFehlt, tooShortText } from './password-text.ts';

/** Validates the password and makes no call: users change their own (requirements.md, admin §5 and §6). */
export function PasswordDialog({ benutzer, onClose }: { benutzer: Benutzer; onClose: () => void }) {
  const form = useForm({ defaultValues: { password: '' } });
  const { password } = useWatch({ control: form.control });

  return (
    <FormDialog
      title={`Passwort ändern: ${benutzer.name}`}
      submitLabel="Ändern"
      size="28rem"
      form={form}
      missing={isLongEnough(password) ? '' : passwortFehlt}
      onSubmit={async () => snackbar.info(meldungen.passwort)}
      onClose={onClose}
    >
      <PasswordField
        label="Neues Passwort"
        description={`Mindestens ${minPasswordLength} Zeichen`}
        required
        autoComplete="new-password"
        {...fieldProps(form)('password')}
        error={tooShortText(password)}
      />
    </FormDialog>
  );
}
