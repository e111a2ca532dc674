import { type ReactNode, useEffect, useRef } from 'react';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Email } from '#web/ui/shop/email.tsx';
import type { KontaktEingabe } from '../../kontakt-felder.ts';
import styles from './kontakt.module.css';

/** A message that the workshop has; `gesendetAt` as ISO text. */
export type Gesendet = KontaktEingabe & { gesendetAt: string };

/** What was sent, for the own records: no copy is mailed, or strangers could send mail to others with this form. */
export function KontaktGesendet({ gesendet, onNeu }: { gesendet: Gesendet; onNeu: () => void }) {
  const { name, email, bestellnummer, nachricht, gesendetAt } = gesendet;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={`raised stack-4 ${styles.card}`} aria-labelledby="kontakt-gesendet">
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
      <dl className={`stack-3 ${styles.angaben}`}>
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
      <div className={`row-3 ${styles.knoepfe}`}>
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
