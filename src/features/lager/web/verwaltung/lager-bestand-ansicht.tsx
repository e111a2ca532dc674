import { Button, Skeleton } from '@mantine/core';
import { isGefunden } from '#shared/text/such-text.ts';
import { useDownload } from '#web/api/use-download.ts';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { SearchField } from '#web/ui/verwaltung/search/search-field.tsx';
import { useTyped } from '#web/ui/verwaltung/search/use-typed.ts';
import { isAwaited } from '#web/ui/verwaltung/when-known.tsx';
import type { LagerGruppe } from '../../artikel.ts';
import { lagerCalls } from '../../calls.ts';
import type { LagerArtikel } from '../../contract.ts';
import { useBestand, useWarnungen } from '../lager.queries.ts';
import { lagerErrorText } from '../lager-error-text.ts';
import { BestandList } from './bestandsliste/bestand-list.tsx';
import { LagerTabs } from './bestandsliste/lager-tabs.tsx';
import { WarnungBanner } from './bestandsliste/warnung-banner.tsx';
import { EntfernteArtikel } from './historie/entfernte-artikel.tsx';
import { ZaehlEntwurfHinweis } from './inventur/entwurf-hinweis.tsx';
import { ZaehlListe } from './inventur/zaehl-liste.tsx';
import { useLagerAnsicht } from './lager-ansicht.ts';
import styles from './lager-bestand-ansicht.module.css';
import type { OffenerDialog } from './lager-dialoge.tsx';
import type { LagerRechte } from './lager-rechte.ts';

/** Polling interval while a shelf is counted, to detect bookings of others. */
const zaehlTaktMs = 5000;

type LagerBestandAnsichtProps = {
  /** The signed-in account: each has counts of its own. */
  accountId: string;
  onOpen: (dialog: OffenerDialog) => void;
  rechte?: LagerRechte;
  /** The group that is shown first. */
  erste?: LagerGruppe;
};

/** The stock: the warnings, and one group as a list or as a count. */
export function LagerBestandAnsicht({
  accountId,
  onOpen,
  rechte = 'alles',
  erste,
}: LagerBestandAnsichtProps) {
  const [{ gruppe, isZaehlung: isGewaehlt }, change] = useLagerAnsicht(erste);
  const isZaehlung = isGewaehlt && rechte !== 'ansehen';
  const { artikel, failure, warnungen, isWarnungOffen } = useStand(gruppe, rechte, isZaehlung);
  // The warnings stand above the buttons, which must not move away from under a finger.
  if (isWarnungOffen && !isZaehlung) return <Laedt />;
  return (
    <>
      {warnungen && !isZaehlung && <WarnungBanner warnungen={warnungen} />}
      <LagerTabs gruppe={gruppe} onChange={(next) => change({ gruppe: next, suche: '' })}>
        {isZaehlung ? (
          <ZaehlListe
            accountId={accountId}
            gruppe={gruppe}
            artikel={artikel}
            failure={failure}
            onBooked={(zeilen) => {
              change({ isZaehlung: false });
              onOpen({ was: 'inventur gebucht', zeilen });
            }}
            onLeave={() => change({ isZaehlung: false })}
          />
        ) : (
          <Liste
            key={gruppe}
            gruppe={gruppe}
            artikel={artikel}
            failure={failure}
            {...{ accountId, rechte, onOpen }}
          />
        )}
      </LagerTabs>
    </>
  );
}

/** The levels of a group, and the warnings; `isWarnungOffen`: these are on their way, at the first try. */
function useStand(gruppe: LagerGruppe, rechte: LagerRechte, isZaehlung: boolean) {
  const { data, error, refetch } = useBestand(isZaehlung ? zaehlTaktMs : undefined);
  const warnungen = useWarnungen(rechte === 'alles');
  const failure = error
    ? {
        text: lagerErrorText(error, 'bestand'),
        onRetry: () => void Promise.all([refetch(), rechte === 'alles' && warnungen.refetch()]),
      }
    : undefined;
  return {
    ...{ artikel: data?.data[gruppe], failure, warnungen: warnungen.data?.data },
    isWarnungOffen: isAwaited(warnungen),
  };
}

function Laedt() {
  return (
    <div role="status">
      <VisuallyHidden>Einen Augenblick …</VisuallyHidden>
      <Skeleton height={420} radius="md" />
    </div>
  );
}

type ListeProps = Required<Pick<LagerBestandAnsichtProps, 'accountId' | 'onOpen' | 'rechte'>> & {
  gruppe: LagerGruppe;
  artikel: LagerArtikel[] | undefined;
  failure: { text: string; onRetry: () => void } | undefined;
};

/** One group as a list, with its deleted articles below. */
function Liste({ gruppe, artikel, failure, accountId, rechte, onOpen }: ListeProps) {
  const [{ suche: gesucht }, change] = useLagerAnsicht(gruppe);
  const { text: suche, type } = useTyped(gesucht, (next) => change({ suche: next }));
  return (
    <>
      {rechte !== 'ansehen' && (
        <ZaehlEntwurfHinweis
          accountId={accountId}
          gruppe={gruppe}
          onContinue={() => change({ isZaehlung: true })}
        />
      )}
      <Leiste
        suche={suche}
        found={artikel?.filter(({ name }) => isGefunden(name, suche)).length}
        onSuche={type}
        onCount={rechte === 'ansehen' ? undefined : () => change({ isZaehlung: true, suche: '' })}
      />
      <BestandList
        gruppe={gruppe}
        artikel={artikel}
        failure={failure}
        suche={suche}
        onClearSuche={() => type('')}
        canCorrect={rechte === 'alles'}
        onOpen={(was, one) => onOpen({ was, artikel: one })}
      />
      <EntfernteArtikel
        gruppe={gruppe}
        suche={suche}
        onOpen={(one) => onOpen({ was: 'historie', artikel: one })}
      />
    </>
  );
}

type LeisteProps = {
  suche: string;
  found: number | undefined;
  onSuche: (suche: string) => void;
  onCount: (() => void) | undefined;
};

/** The actions for the group that is shown. */
function Leiste({ suche, found, onSuche, onCount }: LeisteProps) {
  return (
    <div className={`row-2 ${styles.bar}`}>
      <div className={styles.search}>
        <SearchField label="Artikel suchen" value={suche} found={found} onChange={onSuche} />
      </div>
      {onCount && (
        <Button variant="default" onClick={onCount}>
          Regal zählen
        </Button>
      )}
      <ExportButton />
    </div>
  );
}

function ExportButton() {
  const { download, isPending } = useDownload();
  const save = () =>
    download(lagerCalls.bestandCsv, { fileName: 'Lagerbestand.csv' }).catch((error: unknown) =>
      snackbar.error(lagerErrorText(error, 'bestand')),
    );
  return (
    <Button variant="default" loading={isPending} onClick={save}>
      Bestand als CSV
    </Button>
  );
}
