import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { isSessionOverError } from '#web/api/query-client.ts';
import { useEntwurf } from '#web/entwurf/use-entwurf.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { DataListSkeleton } from '#web/ui/verwaltung/list/data-list-skeleton.tsx';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { Packen } from '../../contract.ts';
import { GepackteListe, WartendeListe } from './andere-auftraege.tsx';
import { HolListe } from './hol-liste.tsx';
import { readHaken } from './pack-haken.ts';
import { PackListe } from './pack-liste.tsx';
import styles from './packen.module.css';
import { usePacken } from './packen.queries.ts';
import { Papiere } from './papiere.tsx';
import { type Gegangene, useGegangene } from './use-gegangene.ts';

/** All that is packed today: what is fetched from the shelf, then order by order, then the papers. */
export function PackenAnsicht({ canPacken }: { canPacken: boolean }) {
  const { data, isError, error, refetch } = usePacken();
  if (data) return <Blatt data={data} canPacken={canPacken} />;
  if (isError && !isSessionOverError(error))
    return (
      <LoadFailure text="Was zu packen ist, lässt sich gerade nicht laden." onRetry={() => void refetch()} />
    );
  return <DataListSkeleton isWide={false} />;
}

function Blatt({ data, canPacken }: { data: Packen; canPacken: boolean }) {
  const { entwurf: haken, change } = useEntwurf('packen', readHaken);
  const { gegangene, close, own } = useGegangene(data);
  const offen = data.auftraege.filter(({ isGepackt }) => !isGepackt);
  const gepackt = data.auftraege.filter(({ isGepackt }) => isGepackt);
  return (
    <div className={styles.blatt}>
      <Gegangen gegangene={gegangene} onClose={close} />
      {data.auftraege.length > 0 && <Fortschritt offen={offen.length} alle={data.auftraege.length} />}
      {data.weitere > 0 && (
        <Alert kind="info">{`Es gibt noch ${data.weitere} weitere. Sie folgen, sobald diese verschickt sind.`}</Alert>
      )}
      {offen.length > 0 && (
        <>
          <HolListe auftraege={offen} haken={haken} onChange={change} />
          <PackListe auftraege={offen} haken={haken} onChange={change} onOwn={own} canPacken={canPacken} />
        </>
      )}
      {offen.length === 0 && <NichtsZuPacken />}
      {data.auftraege.length > 0 && (
        <Papiere auftraege={data.auftraege} absender={data.absender} canPacken={canPacken} />
      )}
      {gepackt.length > 0 && <GepackteListe auftraege={gepackt} />}
      {data.wartend.length > 0 && <WartendeListe auftraege={data.wartend} />}
    </div>
  );
}

function Fortschritt({ offen, alle }: { offen: number; alle: number }) {
  return (
    <div className={`stack-2 ${styles.fortschritt}`}>
      <p role="status" className={styles.stand}>
        {offen === 0 ? `Alle ${alle} sind gepackt` : `Noch ${offen} von ${alle}`}
      </p>
      <progress className={styles.balken} max={alle} value={alle - offen} aria-label="Gepackt" />
    </div>
  );
}

/** What others have done meanwhile. */
function Gegangen({ gegangene, onClose }: { gegangene: Gegangene[]; onClose: (id: string) => void }) {
  return gegangene.map(({ id, text }) => (
    <Alert key={id} kind="warning" isAnswer onDismiss={() => onClose(id)}>
      {text}
    </Alert>
  ));
}

function NichtsZuPacken() {
  return (
    <EmptyList
      title="Nichts zu packen"
      action={
        <Button component={Link} to="/admin/bestellungen" variant="default">
          Zu den Bestellungen
        </Button>
      }
    >
      <p>Sobald eine Bestellung bezahlt ist und alles auf dem Regal liegt, steht sie hier.</p>
    </EmptyList>
  );
}
