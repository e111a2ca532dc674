import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '#web/ui/shop/message/confirm-dialog.tsx';
import type { Profil } from '../../contract.ts';
import styles from './profil.module.css';
import { ProfilAdressen } from './profil-adressen.tsx';
import { ProfilBestellungen } from './profil-bestellungen.tsx';
import { ProfilDaten } from './profil-daten.tsx';
import { ProfilEmail } from './profil-email.tsx';
import { ProfilGeraete } from './profil-geraete.tsx';
import { ProfilLoeschen } from './profil-loeschen.tsx';
import { ProfilName } from './profil-name.tsx';
import { ProfilPasswort } from './profil-passwort.tsx';
import { UngespeichertContext, useFragenVorVerlassen } from './ungespeichert.ts';

export type ProfilAnsichtProps = {
  profil: Profil;
  userId: string;
  /** The session is over on the server; the page says so elsewhere. */
  onEnde: (meldung: string) => void;
};

/** The own account: each part shows its values and changes them in place. */
export function ProfilAnsicht({ profil, userId, onEnde }: ProfilAnsichtProps) {
  const { melden, blocker } = useFragenVorVerlassen();
  const { email, emailBestaetigt, istLoeschbar, sitzungen } = profil;

  // A link to a part came before the parts were there.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <UngespeichertContext value={melden}>
      <div className={styles.teile}>
        <div className={styles.spalte}>
          <ProfilBestellungen userId={userId} emailBestaetigt={emailBestaetigt} />
          <ProfilName profil={profil} userId={userId} />
          <ProfilAdressen profil={profil} userId={userId} />
        </div>
        <div className={styles.spalte}>
          <ProfilEmail profil={profil} userId={userId} />
          <ProfilPasswort email={email} userId={userId} />
          <ProfilGeraete sitzungen={sitzungen} onAbgemeldet={onEnde} />
          <ProfilDaten />
          <ProfilLoeschen email={email} userId={userId} istLoeschbar={istLoeschbar} onGeloescht={onEnde} />
        </div>
      </div>
      {blocker.state === 'blocked' && <Verlassen {...blocker} />}
    </UngespeichertContext>
  );
}

type VerlassenProps = { proceed: () => void; reset: () => void };

function Verlassen({ proceed, reset }: VerlassenProps) {
  // The dialog closes after either answer.
  const isLeaving = useRef(false);
  return (
    <ConfirmDialog
      question="Möchten Sie die Seite verlassen?"
      consequence="Was Sie eingegeben haben, ist noch nicht gespeichert."
      yes="Verlassen"
      no="Hier bleiben"
      onYes={() => {
        isLeaving.current = true;
        proceed();
      }}
      onClose={() => isLeaving.current || reset()}
    />
  );
}
