import { useState } from 'react';
import { formatDatum, formatZeitpunkt } from '#shared/datum/datum.ts';
import { serverErrorText } from '#web/api/server-error-text.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Chip } from '#web/ui/shop/chip.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { ConfirmDialog } from '#web/ui/shop/message/confirm-dialog.tsx';
import type { Sitzung } from '../../contract.ts';
import { useUeberallAbmelden } from '../profil.queries.ts';
import styles from './profil.module.css';
import { ProfilKarte } from './profil-abschnitt.tsx';

type ProfilGeraeteProps = {
  sitzungen: Sitzung[];
  /** All sessions have ended on the server. */
  onAbgemeldet: (meldung: string) => void;
};

/** Where the person is signed in, and the way to end all of it. */
export function ProfilGeraete({ sitzungen, onAbgemeldet }: ProfilGeraeteProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending, error } = useUeberallAbmelden();
  const handleYes = () => mutateAsync().then(onAbgemeldet, () => undefined);
  return (
    <ProfilKarte id="geraete" titel="Angemeldete Geräte">
      <ul className={styles.liste}>
        {sitzungen.map((sitzung) => (
          <Geraet key={sitzung.id} {...sitzung} />
        ))}
      </ul>
      {error && !isPending && <Alert kind="error">{serverErrorText(error)}</Alert>}
      <div>
        <Button look="secondary" disabled={isPending} onClick={() => setIsAsking(true)}>
          {isPending ? 'Wird abgemeldet …' : 'Überall abmelden'}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question="Möchten Sie sich auf allen Geräten abmelden?"
          consequence="Auch auf diesem: Sie melden sich danach neu an. Ihr Warenkorb bleibt erhalten."
          yes="Überall abmelden"
          onYes={() => void handleYes()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </ProfilKarte>
  );
}

function Geraet({ geraet, seit, zuletzt, istDiese }: Sitzung) {
  return (
    <li>
      <p className={styles.zeile}>
        <strong>{geraet || 'Unbekanntes Gerät'}</strong> {istDiese && <Chip>dieses Gerät</Chip>}
      </p>
      <p
        className={styles.klein}
      >{`Angemeldet am ${formatDatum(seit)}, zuletzt benutzt ${formatZeitpunkt(zuletzt)} Uhr`}</p>
    </li>
  );
}
