import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { cartCalls } from '#features/cart/calls.ts';
import { type CartCall, callCart, useCartServices } from '#features/cart/web/cart-call.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import type { Hindernis, Kasse } from '../../../contract.ts';
import { unterschiedeOf } from '../../../unterschiede.ts';
import type { WegWahl } from '../../../weg-wahl.ts';
import styles from './kasse-meldungen.module.css';
import type { Ausgang } from './use-bestellen.ts';

const meldungenId = 'meldungen';

/** Leads to what stands in the way. */
export function focusMeldungen(): void {
  const place = document.getElementById(meldungenId);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}

type KasseMeldungenProps = {
  kasse: Kasse;
  token: string | null;
  wahl: WegWahl | undefined;
  ausgang: Ausgang | undefined;
  /** The goods were changed: the checkout is read again. */
  onGeaendert: () => Promise<unknown>;
};

/** What stands in the way of the order, with an offer for each line, and what changed since the review. */
export function KasseMeldungen({ kasse, token, wahl, ausgang, onGeaendert }: KasseMeldungenProps) {
  const geaendert = ausgang?.art === 'geaendert' ? ausgang : undefined;

  useEffect(() => {
    if (geaendert) focusMeldungen();
  }, [geaendert]);

  const { grund, hindernisse } = kasse;
  if (!geaendert && !grund && hindernisse.length === 0) return null;
  return (
    <div id={meldungenId} tabIndex={-1} className={styles.meldungen}>
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
      {grund && (
        <Alert kind="info">
          <p>{grund}</p>
          <p>Ihr Warenkorb und was Sie eingegeben haben, bleiben hier stehen.</p>
        </Alert>
      )}
      {hindernisse.map((hindernis) => (
        <Angebot key={hindernis.produktId} {...{ hindernis, token, onGeaendert }} />
      ))}
      {hindernisse.length > 0 && (
        <Link to="/cart" className={styles.link}>
          Zum Warenkorb
        </Link>
      )}
    </div>
  );
}

type Geaendert = Extract<Ausgang, { art: 'geaendert' }>;

/** The server's reasons, unless a line below says the same, and what people see otherwise now. */
function geaenderteOf({ fehler, vorher }: Geaendert, kasse: Kasse, wahl: WegWahl | undefined): string[] {
  const below = new Set([kasse.grund, ...kasse.hindernisse.map(({ text }) => text)]);
  const unterschiede = kasse.hindernisse.length > 0 ? [] : unterschiedeOf(vorher, kasse, wahl);
  return [...new Set([...fehler, ...unterschiede])].filter((text) => !below.has(text));
}

type AngebotProps = { hindernis: Hindernis } & Pick<KasseMeldungenProps, 'token' | 'onGeaendert'>;

function Angebot({ hindernis, token, onGeaendert }: AngebotProps) {
  const { produktId, name, text, hoechstens } = hindernis;
  const services = useCartServices();
  const [isBusy, setIsBusy] = useState(false);

  const change = async (send: CartCall['send']) => {
    if (isBusy) return;
    setIsBusy(true);
    const call = { token, send, errorText: 'Fehler beim Ändern des Warenkorbs' };
    const reply = await callCart(services, call).catch(() => undefined);
    if (reply) await onGeaendert();
    setIsBusy(false);
    // The button is gone with what it was about.
    if (reply) focusSchritt();
  };
  const lower: CartCall['send'] = (api) =>
    api.send(cartCalls.update, { body: { produktId, menge: hoechstens } });
  const remove: CartCall['send'] = (api) => api.send(cartCalls.remove, { params: { productId: produktId } });

  return (
    <Alert kind="warning">
      <p>{text}</p>
      <div className={styles.knoepfe} aria-busy={isBusy}>
        {hoechstens > 0 && (
          <Button look="secondary" aria-disabled={isBusy} onClick={() => void change(lower)}>
            <span>{`Auf ${hoechstens} verringern`}</span>
            <VisuallyHidden>{` (${name})`}</VisuallyHidden>
          </Button>
        )}
        <Button look="secondary" aria-disabled={isBusy} onClick={() => void change(remove)}>
          Entfernen<VisuallyHidden>{` (${name})`}</VisuallyHidden>
        </Button>
      </div>
    </Alert>
  );
}

/** The heading of the open step; there is none once the last line is removed. */
function focusSchritt(): void {
  document.querySelector<HTMLElement>('h2[aria-current="step"]')?.focus();
}
