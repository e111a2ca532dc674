import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { copyText } from '#features/auftrag/web/shop/copy-text.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Email } from '#web/ui/shop/email.tsx';
import styles from './bestellung.module.css';

/**
 * How to come back to an order: by the mail with its link, which goes to `email`; it is empty without a mail
 * server.
 */
export function BestellungSpeichern({ token, email }: { token: string; email: string }) {
  const [ausgang, setAusgang] = useState<'kopiert' | 'markiert'>();
  const handleClick = async (link: string) => setAusgang((await copyText(link)) ? 'kopiert' : 'markiert');

  return (
    <section className={`raised stack-4 ${styles.card} ${styles.speichern}`} aria-labelledby="speichern">
      {email ? (
        <>
          <h2 id="speichern">Die Bestätigung ist unterwegs</h2>
          <p>
            Wir schicken sie an <Email email={email} />, mit dem Link zu dieser Seite. Kommt nichts an, sehen
            Sie bitte auch im Spam-Ordner nach, oder speichern Sie den Link hier.
          </p>
        </>
      ) : (
        <>
          <h2 id="speichern">Bitte speichern Sie diese Seite</h2>
          <p>
            Über ihren Link kommen Sie wieder hierher. Legen Sie ein Lesezeichen an, oder kopieren Sie ihn in
            eine Nachricht an sich selbst. Sonst führen die Nummer und Ihre E-Mail-Adresse zu ihr:{' '}
            <Link to="/order-tracking">Bestellung verfolgen</Link>.
          </p>
        </>
      )}
      <Button look="secondary" onClick={() => void handleClick(linkOf(token))}>
        Link zu dieser Bestellung kopieren
      </Button>
      <div role="status">
        {ausgang === 'kopiert' && <p>Der Link ist kopiert.</p>}
        {ausgang === 'markiert' && <Markiert link={linkOf(token)} />}
      </div>
    </section>
  );
}

function linkOf(token: string): string {
  return `${location.origin}/bestellung/${token}`;
}

/** Where the browser forbids to copy, the link is selected, for the device's own 'copy'. */
function Markiert({ link }: { link: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.current) getSelection()?.selectAllChildren(place.current);
  }, []);
  return (
    <>
      <p>Der Link ist markiert. Bitte mit „Kopieren“ Ihres Geräts übernehmen:</p>
      <p className={styles.anywhere}>
        <span ref={place}>{link}</span>
      </p>
    </>
  );
}
