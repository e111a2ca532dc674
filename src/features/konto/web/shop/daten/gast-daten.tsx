import { useState } from 'react';
import { Link } from 'react-router';
import { bleibtText, gehtText } from '#features/bestellung/loesch-texte.ts';
import type { GeleseneBestellung } from '#features/bestellung/read-bestellung.ts';
import { useLoeschwunsch } from '#features/bestellung/web/bestellung.queries.ts';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { serverErrorText } from '#web/api/server-error-text.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { ConfirmDialog } from '#web/ui/shop/message/confirm-dialog.tsx';
import { useGastDaten } from '../../gast.queries.ts';
import styles from '../profil.module.css';
import { ProfilKarte } from '../profil-abschnitt.tsx';
import { DatenDatei } from './daten-datei.tsx';

type GastDatenProps = {
  bestellung: GeleseneBestellung;
  token: string;
  /** What was done, which the page says below its heading. */
  onMeldung: (text: string) => void;
};

/** What the shop has about the customer of an order, for her who has its link: to read, and to have it deleted. */
export function GastDaten({ bestellung, token, onMeldung }: GastDatenProps) {
  const { nummer, hatKonto, aufbewahrung } = bestellung;
  const { mutateAsync } = useGastDaten(token);
  return (
    <ProfilKarte id="daten" titel="Meine Daten">
      <p>
        Alles, was wir zu dieser Bestellung über Sie gespeichert haben: zum Lesen als Seite, oder als Datei
        für ein anderes Programm. Nicht dabei ist, was Sie uns über das Kontaktformular geschrieben haben: Das
        finden Sie in Ihrem Konto, sobald dessen E-Mail-Adresse bestätigt ist. Gern schicken wir es Ihnen auch
        auf Nachfrage.
      </p>
      <DatenDatei read={mutateAsync} name={`meine-daten-${nummer}`} />
      {aufbewahrung.loeschwunschAt ? (
        <>
          <p>
            <strong>Löschung vorgemerkt</strong>
            <span>{` am ${formatZeitpunkt(aufbewahrung.loeschwunschAt)} Uhr.`}</span>
          </p>
          <Folgen {...aufbewahrung} />
        </>
      ) : hatKonto ? (
        <p>
          Diese Bestellung gehört zu einem Konto. Löschen können Sie es in Ihrem{' '}
          <Link to="/profile">Profil</Link>.
        </p>
      ) : (
        <Loeschen bestellung={bestellung} token={token} onMeldung={onMeldung} />
      )}
    </ProfilKarte>
  );
}

function Folgen(aufbewahrung: GeleseneBestellung['aufbewahrung']) {
  return (
    <>
      <p>{gehtText(aufbewahrung)}</p>
      <p>{bleibtText(aufbewahrung)}</p>
    </>
  );
}

/** What goes and what stays is said before the question. */
function Loeschen({ bestellung, token, onMeldung }: GastDatenProps) {
  const { nummer, aufbewahrung } = bestellung;
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending, error } = useLoeschwunsch(token);
  const handleYes = async () => {
    const message = await mutateAsync().catch(() => undefined);
    if (message !== undefined) onMeldung(message || 'Ihr Wunsch ist vorgemerkt.');
  };
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        Angaben löschen lassen …
      </Button>
    );
  return (
    <>
      <h3 className={styles.absatz}>Angaben löschen lassen</h3>
      <Folgen {...aufbewahrung} />
      {error && !isPending && <Alert kind="error">{serverErrorText(error)}</Alert>}
      <Button look="secondary" disabled={isPending} onClick={() => setIsAsking(true)}>
        {isPending ? 'Wird vorgemerkt …' : 'Löschung verlangen'}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={`Möchten Sie Ihre Angaben zur Bestellung ${nummer} löschen lassen?`}
          consequence="Der Link zu dieser Seite führt danach nirgends mehr hin. Das lässt sich nicht rückgängig machen."
          yes="Ja, löschen lassen"
          no="Nein, behalten"
          onYes={() => void handleYes()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
