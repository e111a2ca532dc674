import { telefonAdresse } from '#features/einstellung/laden/telefon-adresse.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import styles from './bestellung-page.module.css';

/** The link opens no order. */
export function BestellungFehlt() {
  const { email, telefon } = useLaden();
  return (
    <>
      <h1 className={styles.heading}>Diese Bestellung gibt es nicht</h1>
      <EmptyState action={<LinkButton to="/products">Zu unseren Seifen</LinkButton>}>
        <p>
          Vielleicht ist der Link unvollständig: Öffnen Sie ihn bitte noch einmal so, wie Sie ihn gespeichert
          haben.
        </p>
        {(email || telefon) && (
          <p>
            Hilft das nicht, melden Sie sich bitte bei uns:{' '}
            {email && (
              <a className={`touch-line ${styles.contact}`} href={`mailto:${email}`}>
                {email}
              </a>
            )}
            {email && telefon && ' '}
            {telefon && (
              <a className={`touch-line ${styles.contact}`} href={telefonAdresse(telefon)}>
                {telefon}
              </a>
            )}
          </p>
        )}
      </EmptyState>
    </>
  );
}
