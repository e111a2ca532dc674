import { useEffect, useRef } from 'react';
import { serverErrorText } from '#web/api/server-error-text.ts';
import type { EntwurfState } from '#web/entwurf/use-entwurf.ts';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import type { KasseEntwurf } from '../../formular/kasse-entwurf.ts';
import type { Bestellt } from './bestellen/bestellt-kanal.ts';
import { KasseOffen } from './bestellen/kasse-offene-bestellung.tsx';
import { SchonBestellt } from './bestellen/schon-bestellt.tsx';

export type KasseHinweisProps = {
  isLeer: boolean;
  /** There were goods while this page was open. */
  hatteWaren: boolean;
  andere: Bestellt | undefined;
  token: string | null;
  state: EntwurfState<KasseEntwurf>;
  error: Error | null;
  onRetry: () => void;
};

/** Why nothing can be ordered here now, and the way on. */
export function KasseHinweis(props: KasseHinweisProps) {
  const { isLeer, hatteWaren, andere, token, state, error, onRetry } = props;
  const { offen } = state.entwurf;
  if (!isLeer) return error && <NichtGeladen error={error} onRetry={onRetry} />;
  if (andere)
    return (
      <SchonBestellt bestellt={andere}>
        Diesen Warenkorb haben Sie in einem anderen Fenster bestellt
      </SchonBestellt>
    );
  if (offen) return <KasseOffen token={token} state={state} offen={offen} />;
  return <Leer hatteWaren={hatteWaren} />;
}

function NichtGeladen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert
      kind="error"
      action={
        <Button look="secondary" onClick={onRetry}>
          Erneut versuchen
        </Button>
      }
    >
      {`${serverErrorText(error)} Was Sie eingegeben haben, bleibt hier stehen.`}
    </Alert>
  );
}

/** Whose last line was just removed with a button of this page has the focus nowhere, or where it was handed on to. */
function Leer({ hatteWaren }: { hatteWaren: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hatteWaren && document.activeElement?.matches('body, [tabindex="-1"]')) title.current?.focus();
  }, [hatteWaren]);
  return (
    <EmptyState
      title="Ihr Warenkorb ist leer"
      titleRef={title}
      action={<LinkButton to="/products">Weiter einkaufen</LinkButton>}
    >
      <p>Legen Sie etwas hinein, dann können Sie hier bestellen.</p>
    </EmptyState>
  );
}
