import { useEffect, useRef } from 'react';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { useSession } from '#features/auth/web/session.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { Email } from '#web/ui/shop/email.tsx';
import type { LinkArt } from '../../../link-art.ts';
import type { LinkGetan as Getan } from '../../../link-lage.ts';
import page from './link.module.css';

const titel: Record<LinkArt, string> = {
  bestaetigung: 'E-\u2060Mail-Adresse bestätigt',
  email: 'Neue E-\u2060Mail-Adresse bestätigt',
  passwort: 'Neues Passwort gespeichert',
  einladung: 'Ihr Konto ist bereit',
};

/**
 * What a link has done, where it does not lead to the sign-in: a person is signed in here, perhaps with
 * another account.
 */
export function LinkGetan({ getan: { art, email, meldung } }: { getan: Getan }) {
  const { isLoading, user } = useSession();
  const { phase } = useLaden();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOther = user !== null && emailKeyOf(user.email) !== emailKeyOf(email);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {titel[art]}
      </h1>
      <div className={page.text}>
        {meldung && <p>{meldung}</p>}
        {isOther && (
          <p>
            In diesem Browser ist gerade ein anderes Konto angemeldet:{' '}
            <strong>
              <Email email={user.email} />
            </strong>
            . Melden Sie sich dort ab, um sich mit <Email email={email} /> anzumelden.
          </p>
        )}
        {!isLoading && !user && (
          <LinkButton to="/login" state={{ email }}>
            Anmelden
          </LinkButton>
        )}
        {user && !isOther && phase !== 'angekuendigt' && (
          <LinkButton to="/profile">Zu Ihrem Profil</LinkButton>
        )}
        {isOther && <LinkButton to="/">Zur Startseite</LinkButton>}
      </div>
    </>
  );
}
