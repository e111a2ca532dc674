import { useEffect } from 'react';
import { Alert } from '#web/ui/shop/alert.tsx';
import { Button } from '#web/ui/shop/button.tsx';
import { Spinner } from '#web/ui/shop/spinner.tsx';
import type { Kasse } from '../../kasse-contract.ts';
import { useBestellen } from './use-bestellen.ts';
import type { EntwurfState } from './use-kasse-entwurf.ts';

export type KasseWiederfindenProps = { kasse: Kasse; token: string | null; state: EntwurfState };

/**
 * An order was sent, its answer never came, and the cart is empty now: the order was made. Sending it again, under the same id,
 * finds it; an empty cart orders nothing.
 */
export function KasseWiederfinden({ kasse, token, state }: KasseWiederfindenProps) {
  const { entwurf, change } = state;
  const { bestellen, isBusy, ausgang } = useBestellen(token, state);
  const find = () => {
    if (entwurf.wahl) void bestellen({ entwurf, kasse, moeglichkeit: { ...entwurf.wahl, stand: '' } });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; after that with the button.
  useEffect(find, []);
  const wasNone = ausgang !== undefined && ausgang.art !== 'unklar';
  useEffect(() => {
    if (wasNone) change((before) => ({ ...before, bestellId: '' }));
  }, [wasNone, change]);

  if (isBusy || ausgang?.art !== 'unklar') return <Spinner label="Wir suchen Ihre Bestellung …" />;
  return (
    <Alert
      kind="error"
      action={
        <Button look="secondary" onClick={find}>
          Erneut versuchen
        </Button>
      }
    >
      Wir wissen noch nicht, ob Ihre Bestellung angekommen ist. Bestellt wird nur einmal.
    </Alert>
  );
}
