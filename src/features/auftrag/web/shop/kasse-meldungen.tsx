import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { cartCalls } from '#features/cart/calls.ts';
import { useApi } from '#web/api/api-context.ts';
import { errorText } from '#web/api/error-text.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import { Button } from '#web/ui/shop/button.tsx';
import { showError } from '#web/ui/shop/toast.ts';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { Hindernis, Kasse } from '../../kasse-contract.ts';
import { unterschiedeOf, type Wahl } from '../../unterschiede.ts';
import styles from './kasse-meldungen.module.css';
import type { Ausgang } from './use-bestellen.ts';

type KasseMeldungenProps = {
  kasse: Kasse;
  wahl: Wahl | undefined;
  ausgang: Ausgang | undefined;
  /** The goods were changed: the checkout is read again. */
  onGeaendert: () => Promise<unknown>;
};

/** What stands in the way of the order, with an offer for each line, and what changed since the review. */
export function KasseMeldungen({ kasse, wahl, ausgang, onGeaendert }: KasseMeldungenProps) {
  const place = useRef<HTMLDivElement>(null);
  const geaendert = ausgang?.art === 'geaendert' ? ausgang : undefined;

  useEffect(() => {
    if (!geaendert) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [geaendert]);

  const { grund, hindernisse } = kasse;
  if (!geaendert && !grund && hindernisse.length === 0) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.meldungen}>
      {geaendert && (
        <Alert kind="warning" isAnswer>
          <p className={styles.titel}>Es wurde noch nichts bestellt.</p>
          <ul className={styles.liste}>
            {geaenderteOf(geaendert, kasse, wahl).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {hindernisse.length === 0 && !grund && <p>Bitte prüfen Sie die Bestellung noch einmal.</p>}
        </Alert>
      )}
      {grund && <Alert kind="info">{grund}</Alert>}
      {hindernisse.map((hindernis) => (
        <Angebot key={hindernis.produktId} hindernis={hindernis} onGeaendert={onGeaendert} />
      ))}
    </div>
  );
}

type Geaendert = Extract<Ausgang, { art: 'geaendert' }>;

/** The server's reasons, unless a line below says the same, and what people see otherwise now. */
function geaenderteOf({ fehler, vorher }: Geaendert, kasse: Kasse, wahl: Wahl | undefined): string[] {
  const below = new Set(kasse.hindernisse.map(({ text }) => text));
  const unterschiede = kasse.hindernisse.length > 0 ? [] : unterschiedeOf(vorher, kasse, wahl);
  return [...new Set([...fehler, ...unterschiede])].filter((text) => !below.has(text));
}

type AngebotProps = { hindernis: Hindernis; onGeaendert: () => Promise<unknown> };

function Angebot({ hindernis, onGeaendert }: AngebotProps) {
  const { produktId, name, text, hoechstens } = hindernis;
  const api = useApi();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const change = async (send: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await send();
      void queryClient.invalidateQueries({ queryKey: ['cart'] });
      await onGeaendert();
    } catch (error) {
      showError(errorText(error));
    } finally {
      setIsBusy(false);
    }
  };
  const lower = () => api.send(cartCalls.update, { body: { produktId, menge: hoechstens } });
  const remove = () => api.send(cartCalls.remove, { params: { productId: produktId } });

  return (
    <Alert kind="warning">
      <p>{text}</p>
      <div className={styles.knoepfe} aria-busy={isBusy}>
        {hoechstens > 0 && (
          <Button look="secondary" aria-disabled={isBusy} onClick={() => void change(lower)}>
            Auf {hoechstens} verringern<VisuallyHidden> ({name})</VisuallyHidden>
          </Button>
        )}
        <Button look="secondary" aria-disabled={isBusy} onClick={() => void change(remove)}>
          Entfernen<VisuallyHidden> ({name})</VisuallyHidden>
        </Button>
        <Link to="/cart" className={styles.link}>
          Zum Warenkorb
        </Link>
      </div>
    </Alert>
  );
}
