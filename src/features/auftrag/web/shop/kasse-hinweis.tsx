import { ApiError } from '#web/api/client.ts';
import { errorText } from '#web/api/error-text.ts';
import { Alert } from '#web/ui/shop/alert.tsx';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { EmptyState } from '#web/ui/shop/empty-state.tsx';
import type { Bestellt } from './bestellt-kanal.ts';
import { KasseWiederfinden, type KasseWiederfindenProps } from './kasse-wiederfinden.tsx';

export type KasseHinweisProps = {
  isLeer: boolean;
  andere: Bestellt | undefined;
  error: Error | null;
  onRetry: () => void;
  /** An order whose answer was lost. */
  verlorene: KasseWiederfindenProps | undefined;
};

/** Why nothing can be ordered here now, and the way on. */
export function KasseHinweis({ isLeer, andere, error, onRetry, verlorene }: KasseHinweisProps) {
  if (andere) return <AndereBestellung andere={andere} />;
  if (isLeer) return verlorene ? <KasseWiederfinden {...verlorene} /> : <Leer />;
  return error && <NichtGeladen error={error} onRetry={onRetry} />;
}

function NichtGeladen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = error instanceof ApiError && error.hasServerText ? error.message : errorText(error);
  return (
    <Alert
      kind="error"
      action={
        <Button look="secondary" onClick={onRetry}>
          Erneut versuchen
        </Button>
      }
    >
      {text} Was Sie eingegeben haben, bleibt hier stehen.
    </Alert>
  );
}

function Leer() {
  return (
    <EmptyState
      title="Ihr Warenkorb ist leer"
      action={<LinkButton to="/products">Weiter einkaufen</LinkButton>}
    >
      <p>Legen Sie etwas hinein, dann können Sie hier bestellen.</p>
    </EmptyState>
  );
}

function AndereBestellung({ andere: { nummer, token } }: { andere: Bestellt }) {
  return (
    <Alert
      kind="success"
      isAnswer
      action={
        <LinkButton to={`/bestellung/${token}`} look="secondary">
          Zur Bestellung
        </LinkButton>
      }
    >
      Diesen Warenkorb haben Sie in einem anderen Fenster bestellt: {nummer}.
    </Alert>
  );
}
