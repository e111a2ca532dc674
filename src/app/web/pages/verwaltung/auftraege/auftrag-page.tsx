import { Button, Skeleton } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { aktionen } from '#features/auftrag/aktionen/aktionen.ts';
import type { GelesenerAuftrag } from '#features/auftrag/read-auftrag.ts';
import { useAuftrag } from '#features/auftrag/web/verwaltung/auftrag.queries.ts';
import { zeitText } from '#features/auftrag/web/verwaltung/auftrag-worte.ts';
import { AuftragAnsicht } from '#features/auftrag/web/verwaltung/einzelansicht/auftrag-ansicht.tsx';
import { useSession } from '#features/auth/web/session.ts';
import { AufnahmeDialog } from '#features/widerruf/web/verwaltung/dialoge/aufnahme-dialog.tsx';
import { ErstattungDialog } from '#features/zahlung/web/verwaltung/erstattung/erstattung-dialog.tsx';
import type { Vorgabe } from '#features/zahlung/web/verwaltung/erstattung/erstattung-form.ts';
import { Rueckzahlungen } from '#features/zahlung/web/verwaltung/erstattung/rueckzahlungen.tsx';
import { ApiError } from '#web/api/client.ts';
import { isSessionOverError } from '#web/api/query-client.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';

const liste = '/admin/bestellungen';

/** One order in the back office. */
export function AuftragPage() {
  const { id = '' } = useParams();
  return <EinAuftrag key={id} id={id} />;
}

function EinAuftrag({ id }: { id: string }) {
  const start = useStart();
  const { data, error, refetch } = useAuftrag(id);
  const isMissing = error instanceof ApiError && error.status === 404;
  const zurueck = (
    <Button variant="default" component={Link} to={liste}>
      Alle Bestellungen
    </Button>
  );
  if (isMissing)
    return (
      <AdminPage title={'Bestel\u00adlung'}>
        <EmptyList title="Diese Bestellung gibt es nicht" action={zurueck}>
          <p>Vielleicht ist die Adresse nicht vollständig.</p>
        </EmptyList>
      </AdminPage>
    );
  const isFailed = error && !isSessionOverError(error);
  return (
    <AdminPage
      title={data?.nummer ?? 'Bestel\u00adlung'}
      intro={data && <Intro auftrag={data} />}
      actions={zurueck}
    >
      {isFailed && (
        <LoadFailure text="Die Bestellung lässt sich gerade nicht laden." onRetry={() => void refetch()} />
      )}
      {data ? <Ansicht auftrag={data} start={start} /> : !isFailed && <Laedt />}
    </AdminPage>
  );
}

type AnsichtProps = { auftrag: GelesenerAuftrag; start: ReturnType<typeof useStart> };

/** The order, and what the owner alone can do with it (R50): take in a withdrawal by letter, and return money. */
function Ansicht({ auftrag, start }: AnsichtProps) {
  const isAdmin = useSession().user?.role === 'admin';
  const [istAufnahme, setIstAufnahme] = useState(false);
  const geld = useErstattung(auftrag, isAdmin && start === 'erstattung');
  return (
    <>
      {isAdmin ? (
        <AuftragAnsicht
          auftrag={auftrag}
          start={start === 'erstattung' ? undefined : start}
          onWiderruf={() => setIstAufnahme(true)}
          onErstattung={() => geld.begin({})}
          rueckzahlungen={<Rueckzahlungen auftrag={auftrag} onErstattung={geld.begin} />}
        />
      ) : (
        <AuftragAnsicht auftrag={auftrag} start={start} onWiderruf={undefined} />
      )}
      {istAufnahme && <Aufnahme auftrag={auftrag} onClose={() => setIstAufnahme(false)} />}
      {geld.vorgabe && <ErstattungDialog auftrag={auftrag} vorgabe={geld.vorgabe} onClose={geld.close} />}
    </>
  );
}

/** The form that returns money, if it is open or a link asks for it. */
function useErstattung(auftrag: GelesenerAuftrag, isAsked: boolean) {
  const isPossible = isAsked && auftrag.aktionen.includes('erstattung');
  const [vorgabe, begin] = useState<Partial<Vorgabe> | undefined>(isPossible ? {} : undefined);
  const close = useCallback(() => begin(undefined), []);
  return { vorgabe, begin, close };
}

/** The form of a withdrawal that came by letter: of what is left. */
function Aufnahme({ auftrag, onClose }: { auftrag: GelesenerAuftrag; onClose: () => void }) {
  const posten = auftrag.posten.map(({ nr, name, menge, storniert, widerrufen }) => {
    return { nr, name, rest: menge - storniert - widerrufen };
  });
  return (
    <AufnahmeDialog
      auftrag={{ ...auftrag, posten: posten.filter(({ rest }) => rest > 0) }}
      onClose={onClose}
    />
  );
}

/** The step that a link asks for. It is taken out of the address, so that a reload does not ask for it again. */
function useStart() {
  const [address, setAddress] = useSearchParams();
  const [start] = useState(() => aktionen.find((one) => one === address.get('aktion')));
  useEffect(() => {
    if (address.has('aktion')) setAddress({}, { replace: true });
  }, [address, setAddress]);
  return start;
}

function Intro({ auftrag: { name, bestelltAt } }: { auftrag: GelesenerAuftrag }) {
  return (
    <span>
      <bdi>{name}</bdi>
      {bestelltAt && <span>{`, bestellt am ${zeitText(bestelltAt)} Uhr`}</span>}
    </span>
  );
}

function Laedt() {
  return (
    <div role="status">
      <span>Einen Augenblick …</span>
      {[120, 260, 200].map((height) => (
        <Skeleton key={height} height={height} radius="md" mt="md" />
      ))}
    </div>
  );
}
