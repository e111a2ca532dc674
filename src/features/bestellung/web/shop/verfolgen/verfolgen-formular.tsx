import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#features/auth/web/session.ts';
import { Field } from '#web/ui/shop/form/field.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { useVerfolgen } from './use-verfolgen.ts';
import styles from './verfolgen.module.css';

/** Number and e-mail address lead to the order's page. `kontakt`: how else to ask. */
export function VerfolgenFormular({ kontakt }: { kontakt: ReactNode }) {
  const { user } = useSession();
  const { formProps, feld, isBusy, text, isNirgends } = useVerfolgen(user?.email ?? '');
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="verfolgen">
      <h2 id="verfolgen">Ihre Bestellung finden</h2>
      <noscript>
        <p>
          Für die Suche braucht Ihr Browser JavaScript. Ohne kommen Sie über den Link in Ihrer
          Bestell&shy;bestätigung zu Ihrer Bestellung. <span>{kontakt}</span>
        </p>
      </noscript>
      <form {...formProps} className={`stack-4 ${styles.form}`}>
        <Felder feld={feld} />
        {text && (
          <Alert kind="error">
            <p>{text}</p>
            {isNirgends && <Hilfe kontakt={kontakt} />}
          </Alert>
        )}
        <SubmitButton isBusy={isBusy} busyText="Wird gesucht …">
          Bestellung ansehen
        </SubmitButton>
      </form>
      <p className="quiet">
        {user ? (
          <span>
            Alle Bestellungen Ihres Kontos stehen in Ihrem <Link to="/profile">Profil</Link>.
          </span>
        ) : (
          'Noch schneller geht es mit dem Link in Ihrer Bestellbestätigung.'
        )}
      </p>
    </section>
  );
}

function Felder({ feld }: Pick<ReturnType<typeof useVerfolgen>, 'feld'>) {
  return (
    <>
      <Field
        label="Bestellnummer"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        required
        hint="Sie steht in der Bestellbestätigung, zum Beispiel B-26-K7M4Q."
        {...feld('nummer')}
      />
      <Field
        label="E-Mail-Adresse"
        type="email"
        autoComplete="email"
        required
        hint="Die Adresse, die Sie bei der Bestellung angegeben haben."
        {...feld('email')}
      />
    </>
  );
}

function Hilfe({ kontakt }: { kontakt: ReactNode }) {
  return (
    <>
      <ul className={styles.hilfe}>
        <li>Stimmt die Nummer, Zeichen für Zeichen? Sie steht in der Bestellbestätigung.</li>
        <li>Haben Sie mit einer anderen E-Mail-Adresse bestellt?</li>
        <li>
          Am Telefon oder auf dem Markt bestellt? Dann kennt diese Suche Ihre Bestellung vielleicht nicht.
        </li>
      </ul>
      <p>{kontakt}</p>
    </>
  );
}
