import { useState } from 'react';
import { Link } from 'react-router';
import { auftragStandText } from '#features/auftrag/zustand/auftragsstand.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { formatEuro } from '#shared/number/money.ts';
import { malText } from '#shared/text/mal-text.ts';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { TextSkeleton } from '#web/ui/shop/message/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { ProfilBestellung } from '../../contract.ts';
import { useBestellungen } from '../profil.queries.ts';
import styles from './profil.module.css';
import { ProfilKarte } from './profil-abschnitt.tsx';

/** Number of orders shown at first. */
const zuerst = 5;

type ProfilBestellungenProps = { userId: string; emailBestaetigt: boolean };

export function ProfilBestellungen({ userId, emailBestaetigt }: ProfilBestellungenProps) {
  return (
    <ProfilKarte id="bestellungen" titel="Bestellungen">
      <Liste userId={userId} />
      {!emailBestaetigt && (
        <div className={`stack-4 ${styles.hinweis}`}>
          <p>
            Bestätigen Sie Ihre E-Mail-Adresse, dann finden wir auch Bestellungen, die Sie als Gast gemacht
            haben.
          </p>
          <a href="#email" className={styles.verweis}>
            Adresse bestätigen
          </a>
        </div>
      )}
    </ProfilKarte>
  );
}

function Liste({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useBestellungen(userId, { retryOnMount: false });
  const [hasAlle, setHasAlle] = useState(false);
  if (!data && error)
    return (
      <Alert
        kind="error"
        action={
          <Button look="secondary" disabled={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Wird geladen …' : 'Erneut versuchen'}
          </Button>
        }
      >
        Ihre Bestellungen konnten gerade nicht geladen werden.
      </Alert>
    );
  if (!data) return <TextSkeleton lines={4} />;
  if (data.length === 0) return <NochKeine />;
  return (
    <>
      <ul className={styles.liste}>
        {data.slice(0, hasAlle ? data.length : zuerst).map((bestellung) => (
          <Zeile key={bestellung.token} bestellung={bestellung} />
        ))}
      </ul>
      {data.length > zuerst && !hasAlle && (
        <div>
          <Button
            look="secondary"
            onClick={() => setHasAlle(true)}
          >{`Alle ${data.length} Bestellungen zeigen`}</Button>
        </div>
      )}
    </>
  );
}

function NochKeine() {
  return (
    <div className={`stack-4 ${styles.hinweis}`}>
      <p>Hier stehen Ihre Bestellungen, sobald Sie welche gemacht haben.</p>
      <LinkButton to="/products" look="secondary">
        Zu unseren Seifen
      </LinkButton>
    </div>
  );
}

function Zeile({ bestellung }: { bestellung: ProfilBestellung }) {
  const { nummer, token, am, stand, summe, posten } = bestellung;
  return (
    <li className={styles.bestellung}>
      <div>
        <p className={styles.zeile}>
          <strong>{Number.isNaN(Date.parse(am)) ? '' : formatDatum(am)}</strong>{' '}
          <span className="amount">{formatEuro(summe)}</span>
        </p>
        <p className={styles.klein}>
          <span className="amount">{nummer}</span>
          <span>{` · ${auftragStandText(stand)}`}</span>
        </p>
        <p className={styles.klein}>{posten.map(({ name, menge }) => malText(menge, name)).join(', ')}</p>
      </div>
      <Link to={`/bestellung/${encodeURIComponent(token)}`} className={styles.verweis}>
        Ansehen<VisuallyHidden>{` (Bestellung ${nummer})`}</VisuallyHidden>
      </Link>
    </li>
  );
}
