import { type ReactNode, useEffect, useRef } from 'react';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Email } from '#web/ui/shop/email.tsx';
import styles from './kontakt.module.css';
import type { Gesendet } from './use-kontakt-senden.ts';

/** What was sent, for the own records: no copy is mailed, or strangers could send mail to others with this form. */
export function KontaktGesendet({ gesendet, onNeu }: { gesendet: Gesendet; onNeu: () => void }) {
  const { name, email, bestellnummer, nachricht, gesendetAt } = gesendet;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.card} aria-labelledby="kontakt-gesendet">
      <h2 id="kontakt-gesendet" ref={title} tabIndex={-1}>
        Ihre Nachricht ist bei uns
      </h2>
      <p>
        Wir antworten an{' '}
        <strong className={styles.anywhere}>
          <Email email={email} />
        </strong>
        . Eine Kopie schicken wir nicht: Hier können Sie Ihre Nachricht drucken oder als PDF speichern.
      </p>
      <dl className={styles.angaben}>
        {/* Another server's answer may lack the time. */}
        {!Number.isNaN(Date.parse(gesendetAt)) && (
          <Zeile name="Gesendet">{`${formatZeitpunkt(gesendetAt)} Uhr`}</Zeile>
        )}
        <Zeile name="Name">{name.trim()}</Zeile>
        <Zeile name="E-Mail">
          <Email email={email} />
        </Zeile>
        {bestellnummer.trim() && <Zeile name="Bestellnummer">{bestellnummer.trim()}</Zeile>}
        <Zeile name="Nachricht">{nachricht.trim()}</Zeile>
      </dl>
      <div className={styles.knoepfe}>
        <Button look="secondary" onClick={() => print()}>
          Drucken oder als PDF speichern
        </Button>
        <Button look="quiet" onClick={onNeu}>
          Noch eine Nachricht schreiben
        </Button>
      </div>
    </section>
  );
}

function Zeile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
