import { Button } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { useUeberweisen } from '../zahlungsseite.queries.ts';
import { fehlerText } from './fehler-text.ts';

/** The other way, which asks nothing: it says beforehand what follows. */
export function Ueberweisen({ token, onFertig }: { token: string; onFertig: () => void }) {
  const { mutate, isPending, error } = useUeberweisen(token);
  return (
    <div className="stack-2">
      {error && !isPending && <Alert kind="error">{fehlerText(error)}</Alert>}
      <Button
        look="secondary"
        isWide
        disabled={isPending}
        onClick={() => mutate(undefined, { onSuccess: onFertig })}
      >
        {isPending ? 'Wird umgestellt …' : 'Lieber überweisen'}
      </Button>
      <p className="quiet">
        Dann sehen Sie gleich unsere Bankdaten, und wir packen, sobald das Geld auf dem Konto ist.
      </p>
    </div>
  );
}
