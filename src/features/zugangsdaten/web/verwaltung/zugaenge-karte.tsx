import { Skeleton } from '@mantine/core';
import { errorText } from '#web/api/error-text.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import { useZugaenge } from '../zugaenge.queries.ts';
import { BezahlseiteTeil } from './bezahlseite-teil.tsx';
import { MailserverTeil } from './mailserver-teil.tsx';
import styles from './zugaenge-karte.module.css';

/**
 * In the settings: how the shop reaches its mail server and its payment provider. `zahlungTeil` stands below the
 * provider.
 */
export function ZugaengeKarte({ zahlungTeil }: { zahlungTeil?: Elements }) {
  const { data, error, refetch } = useZugaenge();
  return (
    <article id="zugaenge" className={`card stack-4 roomy ${styles.karte}`} aria-labelledby="zugaenge-titel">
      <h2 id="zugaenge-titel" className={styles.titel}>
        Zugänge
      </h2>
      <p className="quiet">
        Womit sich der Laden bei Ihrem E-Mail-Anbieter und bei der Bezahlseite anmeldet. Passwörter und
        Schlüssel werden verschlüsselt gespeichert. Niemand bekommt sie wieder zu sehen, und in keiner
        Sicherung stehen sie.
      </p>
      {data && !data.speicherbar && <NichtSpeicherbar />}
      {data && (
        <>
          <MailserverTeil stand={data.smtp} isSpeicherbar={data.speicherbar} />
          <BezahlseiteTeil stand={data.zahlung} isSpeicherbar={data.speicherbar}>
            {zahlungTeil}
          </BezahlseiteTeil>
        </>
      )}
      {!data && error && (
        <LoadFailure text={errorText(error)} about="Zugänge" onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height={320} radius="md" />}
    </article>
  );
}

function NichtSpeicherbar() {
  return (
    <Alert kind="warning">
      Hier lässt sich noch nichts speichern: Dem Laden fehlt der Schlüssel, mit dem er Zugänge verschlüsselt.
      Wer den Server betreut, setzt ihn als SECRETS_KEY (docs/operation.md) oder trägt die Zugänge selbst in
      die Datei „.env“ ein.
    </Alert>
  );
}
