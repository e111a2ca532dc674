import styles from '#features/auth/web/shop/account-form.module.css';
import { PasswordStrengthHint } from '#features/auth/web/shop/password-strength-hint.tsx';
import { useApi } from '#web/api/api-context.ts';
import { Email } from '#web/ui/shop/email.tsx';
import { PasswordField } from '#web/ui/shop/form/password-field.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { zugangCalls } from '../../../calls.ts';
import type { LinkData } from '../../../contract.ts';
import { LazyLinkFort } from './lazy-link-fort.ts';
import page from './link.module.css';
import { type LinkFormularProps, useLinkFormular } from './use-link-formular.ts';

/** Sets a new password, or accepts an invitation with the first one. */
export function LinkPasswort(props: LinkFormularProps) {
  const { link, data } = props;
  const { art, email } = data;
  const api = useApi();
  const { formProps, feld, isBusy, text, isFort } = useLinkFormular(props, {
    send: (password) => api.send(zugangCalls.linkPasswort, { body: { link, password } }),
    fehlt: 'Bitte geben Sie ein neues Passwort ein.',
  });
  if (isFort) return <LazyLinkFort art={art} />;
  const isEinladung = art === 'einladung';
  return (
    <>
      <Kopf {...data} isEinladung={isEinladung} />
      <form {...formProps} className={`stack-4 ${styles.form}`}>
        {text && <Alert kind="error">{text}</Alert>}
        {/* For password managers. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={isEinladung ? 'Passwort' : 'Neues Passwort'}
          autoComplete="new-password"
          minLength={8}
          maxLength={128}
          hint={<PasswordStrengthHint password={feld('password').value} />}
          required
          {...feld('password')}
        />
        <SubmitButton isBusy={isBusy} busyText="Wird gespeichert …">
          {isEinladung ? 'Konto einrichten' : 'Passwort speichern'}
        </SubmitButton>
      </form>
    </>
  );
}

function Kopf({ name, email, isEinladung }: Pick<LinkData, 'name' | 'email'> & { isEinladung: boolean }) {
  return (
    <>
      <h1>{isEinladung ? <span>Will&shy;kommen</span> : 'Neues Passwort'}</h1>
      <div className={page.text}>
        <p>
          {`Guten Tag${name ? ` ${name}` : ''}, ${
            isEinladung
              ? 'hier richten Sie Ihr Konto ein:'
              : 'hier vergeben Sie ein neues Passwort für Ihr Konto:'
          }`}
        </p>
        <p>
          <strong>
            <Email email={email} />
          </strong>
        </p>
        <p>
          {isEinladung
            ? 'Ein Passwort genügt. Damit melden Sie sich künftig an.'
            : 'Zur Sicherheit werden Sie überall abgemeldet und melden sich mit dem neuen Passwort an.'}
        </p>
      </div>
    </>
  );
}
