import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { useIsHydrating } from '#web/ui/shop/rendering/use-is-hydrating.ts';
import { type Produktliste, produkteJeSeite, seitePath } from '../../../produktliste.ts';
import { ProduktGrid, type ProduktGridProps } from './produkt-grid.tsx';
import styles from './produkt-seiten.module.css';
import { useScrolling, useWeitere, type Weitere } from './use-weitere.ts';

type ProduktSeitenProps = Pick<ProduktGridProps, 'renderOffer'> & { liste: Produktliste; seite: number };

/**
 * A list of several pages, from one of them on: the next ones come by scrolling and by a button, without scripts by a
 * link.
 */
export function ProduktSeiten({ liste, seite, renderOffer }: ProduktSeitenProps) {
  const weitere = useWeitere(liste, seite);
  const ende = useRef<HTMLDivElement>(null);
  useScrolling(ende, weitere);
  const { karten, focusNext } = useFocusOnNew(weitere.gezeigt);
  const shown = liste.produkte.slice(0, weitere.gezeigt);
  const vor = (seite - 1) * produkteJeSeite;
  const hasMore = shown.length < liste.produkte.length || liste.weiter !== undefined;
  return (
    <>
      {seite > 1 && (
        <p className={styles.zurueck}>
          <LinkButton to={seitePath(seite - 1)} look="secondary">
            Vorherige Produkte anzeigen
          </LinkButton>
        </p>
      )}
      <div ref={karten} className={styles.karten}>
        <ProduktGrid produkte={shown} renderOffer={renderOffer} />
        {hasMore && <div ref={ende} className={styles.ende} />}
      </div>
      <div className={styles.weiter}>
        <p role="status" className="quiet">
          {`Produkte ${zahl(vor + 1)} bis ${zahl(vor + shown.length)} von ${zahl(liste.gesamt)}`}
        </p>
        {hasMore && <Mehr seite={seite} weitere={weitere} onAsk={focusNext} />}
      </div>
    </>
  );
}

function zahl(n: number): string {
  return n.toLocaleString('de');
}

type MehrProps = { seite: number; weitere: Weitere; onAsk: () => void };

function Mehr({ seite, weitere: { stand, zeigeWeitere }, onAsk }: MehrProps) {
  const isHydrating = useIsHydrating();
  if (isHydrating)
    return (
      <LinkButton to={seitePath(seite + 1)} look="secondary">
        Weitere Produkte anzeigen
      </LinkButton>
    );
  const handleClick = () => {
    onAsk();
    void zeigeWeitere();
  };
  return (
    <>
      {stand === 'gescheitert' && (
        <Alert kind="error">
          Die weiteren Produkte konnten nicht geladen werden. Bitte noch einmal versuchen.
        </Alert>
      )}
      <Button look="secondary" disabled={stand === 'laedt'} onClick={handleClick}>
        {stand === 'laedt' ? 'Weitere Produkte werden geladen …' : 'Weitere Produkte anzeigen'}
      </Button>
    </>
  );
}

/** Who asked for more with the button goes on at the first new product, not behind the last one. */
function useFocusOnNew(gezeigt: number) {
  const karten = useRef<HTMLDivElement>(null);
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (asked.current === undefined || gezeigt <= asked.current) return;
    const first = karten.current?.querySelectorAll('article')[asked.current];
    asked.current = undefined;
    first?.querySelector<HTMLElement>('a:not([tabindex])')?.focus({ preventScroll: true });
  }, [gezeigt]);
  const focusNext = () => {
    asked.current = gezeigt;
  };
  return { karten, focusNext };
}
