import { useState } from 'react';
import { Link } from 'react-router';
import styles from '#features/auth/web/shop/account-form.module.css';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { useApi } from '#web/api/api-context.ts';
import { Email } from '#web/ui/shop/email.tsx';
import type { FieldProps } from '#web/ui/shop/form/field.tsx';
import { PasswordField } from '#web/ui/shop/form/password-field.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { zugangCalls } from '../../../calls.ts';
import { nachweisText } from '../../../nachweis-text.ts';
import { LazyLinkFort } from './lazy-link-fort.ts';
import page from './link.module.css';
import { type LinkFormularProps, useLinkFormular } from './use-link-formular.ts';

/** Confirms the account's address, or a new one: signed in with a tap, else with the account's password. */
export function LinkBestaetigen(props: LinkFormularProps) {
  const { link, data } = props;
  const { art, email } = data;
  const isNeu = art === 'email';
  const api = useApi();
  const [isAsked, setIsAsked] = useState(!data.istAngemeldet);
  const { formProps, feld, isBusy, text, isFort, ...form } = useLinkFormular(props, {
    send: (password) => api.send(zugangCalls.bestaetigen, { body: isAsked ? { link, password } : { link } }),
    fehlt: nachweisText,
  });
  // The session has ended since the page was opened.
  if (form.faultOf('password') && !isAsked) setIsAsked(true);

  if (isFort) return <LazyLinkFort art={art} />;
  return (
    <>
      <Kopf {...{ isNeu, email, isAsked }} />
      <form {...formProps} className={`stack-4 ${styles.form}`}>
        {text && <Alert kind="error">{text}</Alert>}
        {isAsked && <KontoPasswort email={email} {...feld('password')} />}
        <SubmitButton isBusy={isBusy} busyText="Wird bestätigt …">
          {isNeu ? 'Neue Adresse bestätigen' : 'Adresse bestätigen'}
        </SubmitButton>
      </form>
      {isAsked && !isNeu ? (
        <OhneKonto email={email} />
      ) : (
        <p className={page.note}>
          Sie haben das nicht veranlasst? Dann schließen Sie diese Seite einfach, und nichts ändert sich.
        </p>
      )}
    </>
  );
}

function Kopf({ isNeu, email, isAsked }: { isNeu: boolean; email: string; isAsked: boolean }) {
  return (
    <>
      <h1>{isNeu ? 'Neue E-Mail-Adresse bestätigen' : 'E-Mail-Adresse bestätigen'}</h1>
      <div className={page.text}>
        <p>
          <strong>
            <Email email={email} />
          </strong>
        </p>
        <Wirkung isNeu={isNeu} />
        {isAsked && (
          <p>
            Zum Bestätigen geben Sie bitte das Passwort Ihres Kontos ein. So wissen wir, dass Konto und
            Adresse zusammengehören.
          </p>
        )}
      </div>
    </>
  );
}

type KontoPasswortProps = { email: string } & Pick<FieldProps, 'name' | 'value' | 'error' | 'onChange'>;

function KontoPasswort({ email, ...feld }: KontoPasswortProps) {
  return (
    <>
      {/* For password managers. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Passwort" autoComplete="current-password" maxLength={1000} required {...feld} />
    </>
  );
}

function Wirkung({ isNeu }: { isNeu: boolean }) {
  return isNeu ? (
    <p>
      Mit dieser Adresse melden Sie sich künftig an. Zur Sicherheit werden Sie überall abgemeldet und melden
      sich danach neu an.
    </p>
  ) : (
    <p>
      Ist das Ihre Adresse und Ihr Konto? Dann finden Sie danach in Ihrem Profil auch Bestellungen, die Sie
      mit ihr ohne Konto aufgegeben haben.
    </p>
  );
}

/**
 * An account may have been made with this address by a stranger: its owner takes it with a password of her
 * own, or leaves it.
 */
function OhneKonto({ email }: { email: string }) {
  const canTake = useLaden().phase !== 'angekuendigt';
  return (
    <div className={`${page.text} ${page.note}`}>
      <p>
        {`Sie haben kein Konto bei uns angelegt? Dann schließen Sie diese Seite einfach, und nichts ändert sich.${canTake ? ' Oder legen Sie ein eigenes Passwort fest: Dann gehört das Konto Ihnen, und Ihre Adresse ist bestätigt.' : ''}`}
      </p>
      {canTake && (
        <Link to="/passwort-vergessen" state={{ email }}>
          Passwort vergessen?
        </Link>
      )}
    </div>
  );
}
