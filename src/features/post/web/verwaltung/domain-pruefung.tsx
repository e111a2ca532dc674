import { Button } from '@mantine/core';
import { isSessionOverError } from '#web/api/query-client.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { type ChipTone, StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import type { DnsLage } from '../../contract.ts';
import { useDnsLage } from '../post.queries.ts';
import styles from './post-pruefung-karte.module.css';

type Eintrag = DnsLage['eintraege'][number];

const staende: Record<Eintrag['stand'], { wort: string; tone: ChipTone }> = {
  da: { wort: 'vorhanden', tone: 'good' },
  fehlt: { wort: 'fehlt', tone: 'bad' },
  unbekannt: { wort: 'bitte prüfen', tone: 'warning' },
};

/** Looks up the DNS records that keep the shop's mail out of the spam folder. */
export function DomainPruefung() {
  const { mutate, isPending, data, error } = useDnsLage();
  return (
    <section className={styles.form} aria-label="Domain des Absenders">
      <p className={styles.soft}>
        SPF, DKIM und DMARC sagen anderen Mailservern, dass Ihr Absender echt ist. Ohne sie landet Post leicht
        im Spam.
      </p>
      <Button variant="light" loading={isPending} onClick={() => mutate()}>
        Domain prüfen
      </Button>
      {!isPending && data && <Ergebnis lage={data} />}
      {!isPending && error && !isSessionOverError(error) && (
        <Alert kind="error">{failureText('Die Domain wurde nicht geprüft: ', error)}</Alert>
      )}
    </section>
  );
}

function Ergebnis({ lage: { domain, eintraege } }: { lage: DnsLage }) {
  if (!domain)
    return (
      <Alert kind="info" isAnswer>
        Unter „Post“ ist noch kein Absender mit eigener Domain gespeichert.
      </Alert>
    );
  return (
    <div role="status">
      <ul className="stack-3" aria-label={`Einträge von ${domain}`}>
        {eintraege.map(({ name, stand, wert, hinweis }) => (
          <li key={name}>
            <p className={`row-2 ${styles.kopf}`}>
              <span>{name}</span> <StatusChip tone={staende[stand].tone}>{staende[stand].wort}</StatusChip>
            </p>
            {wert && <p className={styles.wert}>{wert}</p>}
            <p>{hinweis}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
