import { useState } from 'react';
import { useSession } from '#features/auth/web/session.ts';
import type { GeleseneBestellung } from '#features/bestellung/read-bestellung.ts';
import { useUebernehmen } from '#features/bestellung/web/bestellung.queries.ts';
import { errorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Email } from '#web/ui/shop/email.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import styles from './bestellung-konto.module.css';
import { BestellungPasswort } from './bestellung-passwort.tsx';

type BestellungKontoProps = {
  bestellung: GeleseneBestellung;
  token: string;
  onMeldung: (text: string) => void;
};

/**
 * Adds an order without an account to one: to that of the signed-in person, to a new one, or to the one its
 * e-mail has.
 */
export function BestellungKonto({ bestellung, token, onMeldung }: BestellungKontoProps) {
  const { isLoading, user } = useSession();
  const { mutateAsync, isPending, error } = useUebernehmen(token);
  const [isSigningIn, setIsSigningIn] = useState(false);

  const uebernehmen = async () => {
    // By then the offer may be gone: the order already has its account.
    const message = await mutateAsync().catch(() => undefined);
    if (message !== undefined) onMeldung(message || 'Die Bestellung gehört jetzt zu Ihrem Konto.');
  };

  // By telephone there may be no address: nobody can register with it.
  if (isLoading || (!user && !bestellung.email)) return null;
  return (
    <section className={styles.konto} aria-labelledby="bestellung-konto">
      {user && !isSigningIn ? (
        <>
          <h2 id="bestellung-konto">Zu Ihrem Konto hinzufügen?</h2>
          <p>
            Dann gehört diese Bestellung zum Konto <Email email={user.email} />.
          </p>
          {error && !isPending && <Alert kind="error">{errorText(error)}</Alert>}
          <Button look="secondary" disabled={isPending} onClick={() => void uebernehmen()}>
            {isPending ? 'Wird hinzugefügt …' : 'Zu meinem Konto hinzufügen'}
          </Button>
        </>
      ) : (
        <BestellungPasswort bestellung={bestellung} onBusy={setIsSigningIn} onSignedIn={uebernehmen} />
      )}
    </section>
  );
}
