import { useEffect } from 'react';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import type { LinkGetan } from '../../../link-lage.ts';
import { useKontoLink } from '../../zugang.queries.ts';
import { LazyLinkFort, loadLinkFort } from './lazy-link-fort.ts';
import { LinkBestaetigen } from './link-bestaetigen.tsx';
import { LinkPasswort } from './link-passwort.tsx';

/**
 * A link of a mail that was opened: what it is for, and the one thing to do. Nothing happens without a tap:
 * mail scanners open links too.
 */
export function LinkAnsicht({ link, onGetan }: { link: string; onGetan: (getan: LinkGetan) => void }) {
  const { data, error, isFetching, refetch } = useKontoLink(link);
  useEffect(() => void loadLinkFort(), []);
  if (!data && error) {
    const isFort = error instanceof ApiError && [400, 404].includes(error.status);
    return isFort ? <LazyLinkFort /> : <Unbekannt isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <LinkLaedt />;
  const View = data.art === 'passwort' || data.art === 'einladung' ? LinkPasswort : LinkBestaetigen;
  return <View link={link} data={data} onGetan={onGetan} />;
}

export function LinkLaedt() {
  return (
    <>
      <h1>Ihr Konto</h1>
      <Spinner label="Der Link wird geprüft …" />
    </>
  );
}

function Unbekannt({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <>
      <h1>Ihr Konto</h1>
      <Alert kind="error">Der Link konnte gerade nicht geprüft werden. Er bleibt gültig.</Alert>
      <Button disabled={isBusy} onClick={onRetry}>
        {isBusy ? 'Wird geprüft …' : 'Erneut versuchen'}
      </Button>
    </>
  );
}
