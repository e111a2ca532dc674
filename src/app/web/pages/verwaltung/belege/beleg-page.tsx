import { Button, Skeleton } from '@mantine/core';
import { Link, Navigate, useParams } from 'react-router';
import { belegTitelWeich } from '#features/beleg/beleg-worte.ts';
import { belegBruttoText } from '#features/beleg/beleg-zeile-text.ts';
import { useBeleg } from '#features/buchhaltung/web/buchhaltung.queries.ts';
import { BelegAnsicht } from '#features/buchhaltung/web/verwaltung/beleg/beleg-ansicht.tsx';
import { belegPath } from '#features/buchhaltung/web/verwaltung/beleg-angaben.ts';
import { monatPath } from '#features/buchhaltung/web/verwaltung/liste/use-belege-wahl.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { formatLangesDatum } from '#shared/datum/datum.ts';
import { ApiError } from '#web/api/client.ts';
import { isSessionOverError } from '#web/api/query-client.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import styles from './beleg-page.module.css';

/** One invoice or correction. While the shop is announced there is none (R36). */
export function BelegPage() {
  const { phase } = useLaden();
  const { nummer = '' } = useParams();
  if (phase === 'angekuendigt') return <Navigate to="/" replace />;
  // Numbers are in capital letters, and typed as they come.
  if (nummer !== nummer.toUpperCase()) return <Navigate to={belegPath(nummer.toUpperCase())} replace />;
  return <EinBeleg key={nummer} nummer={nummer} />;
}

function EinBeleg({ nummer }: { nummer: string }) {
  const { data, error, refetch } = useBeleg(nummer);
  if (error instanceof ApiError && error.status === 404)
    return (
      <AdminPage title="Beleg">
        <EmptyList title={`Einen Beleg ${nummer} gibt es nicht`} action={<Zurueck />}>
          <p>Vielleicht ist die Nummer nicht vollständig. Die Liste findet auch Teile davon.</p>
        </EmptyList>
      </AdminPage>
    );
  const isFailed = error && !isSessionOverError(error);
  return (
    <AdminPage
      title={data ? `${belegTitelWeich(data)} ${nummer}` : `Beleg ${nummer}`}
      heading={<Titel art={data ? belegTitelWeich(data) : 'Beleg'} nummer={nummer} />}
      intro={data?.tag && `vom ${formatLangesDatum(data.tag)} über ${belegBruttoText(data.brutto)}`}
      actions={<Zurueck tag={data?.tag} />}
    >
      {isFailed && (
        <LoadFailure text="Der Beleg lässt sich gerade nicht laden." onRetry={() => void refetch()} />
      )}
      {data ? <BelegAnsicht beleg={data} /> : !isFailed && <Laedt />}
    </AdminPage>
  );
}

/** Its number is not broken at a hyphen. */
function Titel({ art, nummer }: { art: string; nummer: string }) {
  return (
    <>
      <span>{art}</span> <span className={styles.nummer}>{nummer}</span>
    </>
  );
}

/** To the list, where the document stands in it if that is known. */
function Zurueck({ tag }: { tag?: string | undefined }) {
  return (
    <Button variant="default" component={Link} to={tag ? monatPath(tag.slice(0, 7)) : '/admin/belege'}>
      Alle Belege
    </Button>
  );
}

function Laedt() {
  return (
    <div role="status">
      <span>Einen Augenblick …</span>
      {[44, 260, 200].map((height) => (
        <Skeleton key={height} height={height} radius="md" mt="md" />
      ))}
    </div>
  );
}
