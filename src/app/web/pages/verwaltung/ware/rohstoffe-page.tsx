import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { BetroffenesProdukt, Rohstoff } from '#features/rohstoffe/contract.ts';
import { einkaufSatz } from '#features/rohstoffe/einkauf-steuer.ts';
import { rohstoffeQuery } from '#features/rohstoffe/web/rohstoffe.queries.ts';
import { BetroffeneProdukteDialog } from '#features/rohstoffe/web/verwaltung/betroffene-dialog.tsx';
import { RohstoffDialog } from '#features/rohstoffe/web/verwaltung/formular/rohstoff-dialog.tsx';
import { LongOrShort } from '#features/rohstoffe/web/verwaltung/long-or-short.tsx';
import { RohstoffList } from '#features/rohstoffe/web/verwaltung/rohstoff-list.tsx';
import { RohstoffTabs } from '#features/rohstoffe/web/verwaltung/rohstoff-tabs.tsx';
import { useRohstoffTab } from '#features/rohstoffe/web/verwaltung/use-rohstoff-tab.ts';
import { useApi } from '#web/api/api-context.ts';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';

/** The raw materials of all kinds (requirements.md, admin §2, Rohstoff-Verwaltung). */
export function RohstoffePage() {
  const { phase, steuermodus } = useLaden();
  const [screen, setScreen] = useRohstoffTab();
  const { data, error, isFetching, refetch } = useQuery(rohstoffeQuery(useApi(), screen.kind));
  const [bearbeitet, setBearbeitet] = useState<Rohstoff | 'neu'>();
  const [betroffen, setBetroffen] = useState<BetroffenesProdukt[]>();
  const reload = () => void refetch();
  return (
    <AdminPage
      title="Rohstoff-Ver&shy;wal&shy;tung"
      intro={einkaufSatz(steuermodus)}
      actions={<Actions {...{ isFetching, reload }} neu={screen.neu} onNeu={() => setBearbeitet('neu')} />}
    >
      <RohstoffTabs active={screen} onChange={setScreen} isShort={phase === 'angekuendigt'}>
        <RohstoffList
          key={screen.kind.path}
          screen={screen}
          liste={{ rohstoffe: data, error, reload }}
          onEdit={setBearbeitet}
        />
      </RohstoffTabs>
      {bearbeitet && (
        <RohstoffDialog
          screen={screen}
          rohstoff={bearbeitet === 'neu' ? undefined : bearbeitet}
          onClose={() => setBearbeitet(undefined)}
          onPreisChanged={setBetroffen}
        />
      )}
      {betroffen && (
        <BetroffeneProdukteDialog betroffen={betroffen} onClose={() => setBetroffen(undefined)} />
      )}
    </AdminPage>
  );
}

type ActionsProps = { isFetching: boolean; reload: () => void; neu: string; onNeu: () => void };

function Actions({ isFetching, reload, neu, onNeu }: ActionsProps) {
  return (
    <>
      <Button variant="default" loading={isFetching} onClick={reload}>
        Aktualisieren
      </Button>
      <Button onClick={onNeu}>
        <LongOrShort long={neu} short="Neu" />
      </Button>
    </>
  );
}
