import { Button } from '@mantine/core';
import { formatEuro } from '#shared/number/money.ts';
import { ApiError } from '#web/api/client.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { GelesenerProbelauf } from '../../../probelauf/read-probelauf.ts';
import { useProbelauf } from './probelauf.queries.ts';
import styles from './probelauf-teil.module.css';
import { geldText, probelaufWorte } from './probelauf-worte.ts';
import { useBezahlprobe } from './use-bezahlprobe.ts';

/** In the settings: the owner pays her own provider a euro and gets it back. There is nothing of it without one. */
export function ProbelaufTeil() {
  const { data: probelauf, error, refetch } = useProbelauf();
  const { anbieter } = probelauf ?? {};
  // An older server knows nothing of it.
  const isFehler = !probelauf && error && !(error instanceof ApiError && error.status === 404);
  if (!anbieter && !isFehler) return null;
  return (
    <section id="probezahlung" className={`stack-3 ${styles.teil}`} aria-labelledby="probezahlung-titel">
      <h3 id="probezahlung-titel">Probe&shy;zahlung</h3>
      {probelauf && anbieter ? (
        <Probelauf probelauf={probelauf} anbieter={anbieter} />
      ) : (
        <LoadFailure
          text="Wie es um die Probezahlung steht, konnte nicht geladen werden."
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

type ProbelaufProps = {
  probelauf: GelesenerProbelauf;
  anbieter: NonNullable<GelesenerProbelauf['anbieter']>;
};

function Probelauf({ probelauf, anbieter }: ProbelaufProps) {
  const { error, ...probe } = useBezahlprobe(probelauf);
  const { tone, wort, satz, beginnen } = probelaufWorte(probelauf);
  return (
    <>
      <p className={styles.text}>
        {`Probieren Sie die Bezahlseite aus, bevor Ihre Kundschaft es tut: Sie bezahlen dort ${formatEuro(probelauf.betrag)}, der Laden sieht es und zahlt den Betrag gleich zurück.`}
      </p>
      {beginnen !== undefined && <p className={`quiet ${styles.text}`}>{geldText(anbieter)}</p>}
      <div role="status" className={styles.stand}>
        {probe.isPruefend ? (
          <p>Es wird nachgesehen, ob bezahlt ist …</p>
        ) : (
          <>
            <StatusChip tone={tone}>{wort}</StatusChip>
            {satz && <p>{satz}</p>}
          </>
        )}
      </div>
      {error && probelauf.lauf?.stand !== 'zurueck' && <Alert kind="error">{failureText('', error)}</Alert>}
      <Knoepfe probelauf={probelauf} probe={probe} />
    </>
  );
}

type KnoepfeProps = {
  probelauf: GelesenerProbelauf;
  probe: Omit<ReturnType<typeof useBezahlprobe>, 'error'>;
};

function Knoepfe({ probelauf, probe }: KnoepfeProps) {
  const { isBusy, isPruefend, isOeffnend, oeffne, pruefe } = probe;
  const { beginnen, istOffen } = probelaufWorte(probelauf);
  return (
    <div className="row-2">
      {beginnen !== undefined && (
        <Button
          variant={probelauf.lauf?.stand === 'zurueck' ? 'default' : 'filled'}
          loading={isOeffnend}
          disabled={isBusy}
          onClick={oeffne}
        >
          {beginnen}
        </Button>
      )}
      {istOffen && (
        <Button
          variant={beginnen === undefined ? 'filled' : 'default'}
          loading={isPruefend}
          disabled={isBusy}
          onClick={pruefe}
        >
          Stand prüfen
        </Button>
      )}
    </div>
  );
}
