import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrors } from '#features/auth/field-errors.ts';
import styles from '#features/auth/web/shop/account-form.module.css';
import { faultOf } from '#features/auth/web/shop/field-fault.ts';
import { PasswordStrengthHint } from '#features/auth/web/shop/password-strength-hint.tsx';
import { useApi } from '#web/api/api-context.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import { Email } from '#web/ui/shop/email.tsx';
import { PasswordField } from '#web/ui/shop/password-field.tsx';
import { SubmitButton } from '#web/ui/shop/submit-button.tsx';
import { zugangCalls } from '../../calls.ts';
import type { LinkData } from '../../contract.ts';
import type { LinkGetan } from '../../link-lage.ts';
import { dropEndedSession, type Grund, grundOf } from '../zugang.queries.ts';
import page from './link.module.css';
import { LinkFort } from './link-fort.tsx';

type LinkPasswortProps = { link: string; data: LinkData; onGetan: (getan: LinkGetan) => void };

/** State of the one field. It is sent once: after a lost answer the link may be used up. */
function useNeuesPasswort({ link, data: { art, email }, onGetan }: LinkPasswortProps) {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [grund, setGrund] = useState<Grund>();

  // While the request runs the field is disabled, which takes the focus away.
  useEffect(() => {
    if (grund) form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [grund]);

  const change = (text: string) => {
    setPassword(text);
    setFault(undefined);
    setGrund(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    setGrund(undefined);
    setFault(undefined);
    try {
      const { message } = await api.send(zugangCalls.linkPasswort, { body: { link, password } });
      await dropEndedSession(api);
      onGetan({ art, email, meldung: message });
    } catch (error) {
      const found = grundOf(error);
      setGrund(found);
      setFault(fieldErrors(found.fehler, ['password']).password);
      setIsBusy(false);
    }
  };

  const showFault = (event: FormEvent) => {
    // The browser would show its own message, in its own language.
    event.preventDefault();
    const input = event.target as HTMLInputElement;
    setFault(input.validity.valueMissing ? 'Bitte geben Sie ein neues Passwort ein.' : faultOf(input));
    input.focus();
  };

  return { form, password, change, isBusy, fault, grund, submit, showFault };
}

/** Sets a new password, or accepts an invitation with the first one. */
export function LinkPasswort(props: LinkPasswortProps) {
  const { art, email, name } = props.data;
  const { form, password, change, isBusy, fault, grund, submit, showFault } = useNeuesPasswort(props);
  if (grund?.status === 404) return <LinkFort art={art} />;
  const isEinladung = art === 'einladung';
  return (
    <>
      <h1>{isEinladung ? <>Will&shy;kommen</> : 'Neues Passwort'}</h1>
      <div className={page.text}>
        <p>
          Guten Tag{name && ` ${name}`},{' '}
          {isEinladung
            ? 'hier richten Sie Ihr Konto ein:'
            : 'hier vergeben Sie ein neues Passwort für Ihr Konto:'}
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
      <form
        ref={form}
        method="post"
        className={styles.form}
        onSubmit={submit}
        onInvalidCapture={showFault}
        aria-busy={isBusy}
      >
        {grund && !fault && <Alert kind="error">{grund.text}</Alert>}
        {/* For password managers. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={isEinladung ? 'Passwort' : 'Neues Passwort'}
          name="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={128}
          disabled={isBusy}
          value={password}
          error={fault}
          hint={<PasswordStrengthHint password={password} />}
          onChange={({ target }) => change(target.value)}
        />
        <SubmitButton isBusy={isBusy} busyText="Wird gespeichert …">
          {isEinladung ? 'Konto einrichten' : 'Passwort speichern'}
        </SubmitButton>
      </form>
    </>
  );
}
