import { useQuery } from '@tanstack/react-query';
import { useLoaderData, useParams } from 'react-router';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { WiderrufBeleg } from '#features/widerruf/web/shop/widerruf-beleg.tsx';
import { belegQuery } from '#features/widerruf/web/widerruf.queries.ts';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';
import { Button, LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { EmptyState } from '#web/ui/shop/message/empty-state.tsx';
import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import { PageHead } from '#web/ui/shop/rendering/page-head.tsx';
import styles from './seiten.module.css';

/**
 * The receipt of a withdrawal, for the people who have its link. The server sends it with its content, so
 * that it needs no JavaScript; the link is in no title, no canonical address and no referrer.
 */
export function WiderrufBelegPage() {
  const { token = '' } = useParams();
  return (
    <Container className={`${styles.page} ${styles.narrow}`}>
      <PageHead title="Ihr Widerruf" description="Die Eingangsbestätigung Ihres Widerrufs." isMissing />
      {/* After the form the document's headers are those of another page. */}
      <meta name="referrer" content="no-referrer" />
      <Beleg key={token} token={token} />
    </Container>
  );
}

function Beleg({ token }: { token: string }) {
  // What the server found out, which asks before it renders.
  const answer = useLoaderData() as { fehlt?: true } | null | undefined;
  const api = useApi();
  const enabled = answer?.fehlt !== true;
  const { data: beleg, error, isFetching, refetch } = useQuery({ ...belegQuery(api, token), enabled });
  if (!enabled) return <Fehlt />;
  if (beleg)
    return (
      <>
        <h1>Ihr Wider&shy;ruf ist bei uns</h1>
        <WiderrufBeleg beleg={beleg} />
      </>
    );
  if (!error) return <Spinner label="Lade Eingangsbestätigung …" />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return isMissing ? <Fehlt /> : <Unbekannt isBusy={isFetching} onRetry={() => void refetch()} />;
}

function Fehlt() {
  const { email, telefon } = useLaden();
  const kontakt = [email, telefon].filter(Boolean).join(' oder ');
  return (
    <>
      <h1>Diesen Wider&shy;ruf gibt es nicht</h1>
      <EmptyState action={<LinkButton to="/widerruf">Vertrag widerrufen</LinkButton>}>
        <p>
          Vielleicht ist der Link unvollständig: Öffnen Sie ihn bitte noch einmal so, wie Sie ihn gespeichert
          haben.
        </p>
        {kontakt && <p>{`Hilft das nicht, melden Sie sich bitte bei uns: ${kontakt}`}</p>}
      </EmptyState>
    </>
  );
}

function Unbekannt({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <>
      <h1>Ihr Wider&shy;ruf ist bei uns</h1>
      <EmptyState
        action={
          <Button disabled={isBusy} onClick={onRetry}>
            {isBusy ? 'Wird geladen …' : 'Erneut versuchen'}
          </Button>
        }
      >
        <Alert kind="error">
          Die Eingangsbestätigung konnte gerade nicht geladen werden. Ihr Widerruf ist gut aufgehoben.
        </Alert>
      </EmptyState>
    </>
  );
}
