import { useEffect, useRef, useState } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { kontoseiteKopfOf } from '../../../erstattung/kontoseite-worte.ts';
import type { GeleseneKontoseite } from '../../../erstattung/read-kontoseite.ts';
import { useKontoseite } from '../../kontoseite.queries.ts';
import { isFehlend } from '../../zahlungsseite.queries.ts';
import { KontoFormular } from './konto-formular.tsx';
import styles from './kontoseite.module.css';
import { KontoseiteLaedt } from './kontoseite-laedt.tsx';
import { KontoseiteUnbekannt } from './kontoseite-unbekannt.tsx';

type KontoseiteProps = {
  token: string;
  /** What stands here when the link opens no order. */
  fehlt: Elements;
};

/** Where the customer of an order says to which account its money is transferred, and how that stands. */
export function Kontoseite({ token, fehlt }: KontoseiteProps) {
  const { data: seite, error, isFetching, refetch } = useKontoseite(token);
  const [isAendern, setIsAendern] = useState(false);
  const { titel, leadThere } = useTitelFokus();
  if (isFehlend(error)) return fehlt;
  if (!seite && error)
    return <KontoseiteUnbekannt token={token} isBusy={isFetching} onNochmal={() => void refetch()} />;
  if (!seite) return <KontoseiteLaedt />;
  const closeForm = () => {
    setIsAendern(false);
    leadThere();
  };
  return (
    <div className={styles.seite}>
      <Kopf seite={seite} titel={titel} />
      <Karte {...{ seite, token, isAendern, closeForm }} onAendern={() => setIsAendern(true)} />
    </div>
  );
}

type KarteProps = {
  seite: GeleseneKontoseite;
  token: string;
  isAendern: boolean;
  closeForm: () => void;
  onAendern: () => void;
};

/** What can be done now, and always the way to the order. */
function Karte({ seite: { stand }, token, isAendern, closeForm, onAendern }: KarteProps) {
  const isAngegeben = stand === 'angegeben';
  const isZuTun = isAngegeben || stand === 'gefragt';
  return (
    <div className={`raised stack-4 ${styles.karte}`}>
      {(stand === 'gefragt' || (isAngegeben && isAendern)) && (
        <KontoFormular
          token={token}
          onGespeichert={closeForm}
          onAbbrechen={isAngegeben ? closeForm : undefined}
        />
      )}
      {isAngegeben && !isAendern && (
        <Button look="secondary" isWide onClick={onAendern}>
          Ändern
        </Button>
      )}
      <LinkButton look={isZuTun ? 'quiet' : 'primary'} isWide={!isZuTun} to={`/bestellung/${token}`}>
        Zur Bestellung
      </LinkButton>
    </div>
  );
}

type Titel = ReturnType<typeof useTitelFokus>['titel'];

function Kopf({ seite, titel }: { seite: GeleseneKontoseite; titel: Titel }) {
  const kopf = kontoseiteKopfOf(seite);
  return (
    <header className={styles.kopf} data-stand={seite.stand}>
      <p className="quiet">
        Bestellung <strong className={styles.nummer}>{seite.nummer}</strong>
      </p>
      <div aria-live="polite">
        <h1 ref={titel} tabIndex={-1}>
          {kopf.titel}
        </h1>
        <p className={styles.satz}>{kopf.satz}</p>
      </div>
    </header>
  );
}

/** The heading takes the focus when the form is gone: it says what became of it. */
function useTitelFokus() {
  const titel = useRef<HTMLHeadingElement>(null);
  const [anlaesse, setAnlaesse] = useState(0);
  useEffect(() => {
    if (anlaesse > 0) titel.current?.focus();
  }, [anlaesse]);
  return { titel, leadThere: () => setAnlaesse((count) => count + 1) };
}
