import { Button, Skeleton } from '@mantine/core';
import { useUmgebung } from '#features/einstellung/web/umgebung.queries.ts';
import { formatUhrzeit } from '#shared/datum/datum.ts';
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
  const { data: probelauf, error, refetch, isPending } = useProbelauf();
  const hatAnbieter = useUmgebung()?.zahlung !== undefined;
  const { anbieter } = probelauf ?? {};
  // An older server knows nothing of it.
  const isFehler = !probelauf && error && !(error instanceof ApiError && error.status === 404);
  const isErwartet = isPending && hatAnbieter;
  if (!anbieter && !isFehler && !isErwartet) return null;
  return (
    <section id="probezahlung" className={`stack-3 ${styles.teil}`} aria-labelledby="probezahlung-titel">
      {/* Takes the focus of who comes back: the buttons cannot while it is looked at how it stands. */}
      <h4 id="probezahlung-titel" tabIndex={probelauf?.lauf && -1} className={styles.titel}>
        Probe&shy;zahlung
      </h4>
      {isErwartet && <Skeleton className={styles.platz} radius="md" />}
      {probelauf && anbieter && <Probelauf probelauf={probelauf} anbieter={anbieter} />}
      {isFehler && (
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
  const { tone, wort, noch, satz, beginnen } = probelaufWorte(probelauf);
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
            {noch && (
              <p>{`${probe.nachgesehenAt ? `Nachgesehen um ${formatUhrzeit(probe.nachgesehenAt)} Uhr:` : 'Es ist'} ${noch}.`}</p>
            )}
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
  const { isBusy, isPruefend, isOeffnend, nachgesehenAt, oeffne, pruefe } = probe;
  const { beginnen, noch } = probelaufWorte(probelauf);
  return (
    <div className="row-2">
      {beginnen !== undefined && (
        <Button
          // What is not there yet may be on its way: to pay once more is no better than to wait.
          variant={probelauf.lauf?.stand === 'zurueck' || nachgesehenAt ? 'default' : 'filled'}
          loading={isOeffnend}
          disabled={isBusy}
          onClick={oeffne}
        >
          {beginnen}
        </Button>
      )}
      {noch && (
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
