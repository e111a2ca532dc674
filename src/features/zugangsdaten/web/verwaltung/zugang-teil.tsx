import { Button } from '@mantine/core';
import { isSessionOverError } from '#web/api/query-client.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { type ChipTone, StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import { useVerbindungPruefen, type ZugangName } from '../zugaenge.queries.ts';
import styles from './zugaenge-karte.module.css';
import type { Lage } from './zugang-worte.ts';

type ZugangTeilProps = {
  name: ZugangName;
  titel: string;
  version: number;
  lage: Lage;
  chip: { wort: string; tone: ChipTone };
  /** What is said of an access that is not there, or that only the example workshop has. */
  ohne: string;
  zeilen: { name: string; wert: string }[];
  wann: string;
  /** Opens the form; missing where nothing can be saved. */
  onEdit: (() => void) | undefined;
  onRemove: () => void;
  isRemoving: boolean;
  /** What the form asks for: 'Mailserver'. */
  was: string;
  children?: Elements;
};

const umgebungText = 'Steht in der Umgebung des Ladens (Datei „.env“); die gilt vor dem, was hier steht.';
const unlesbarText =
  'Hier war ein Zugang gespeichert, den dieser Laden nicht öffnen kann: Er kommt aus einer Sicherung, die keine Zugänge enthält, oder der Schlüssel (Datei „zugangsdaten.key“ oder SECRETS_KEY) ist ein anderer. Bitte tragen Sie ihn noch einmal ein.';

/** One of the accesses: where it comes from, what may be known of it, and the ways to change and to check it. */
export function ZugangTeil(props: ZugangTeilProps) {
  const { name, titel, lage, chip, ohne, zeilen, wann, children } = props;
  const id = `zugaenge.${name}`;
  return (
    <section id={id} className={`stack-3 ${styles.teil}`} aria-labelledby={`${id}-titel`}>
      <div className={`spread ${styles.kopf}`}>
        <h3 id={`${id}-titel`} className={styles.name}>
          {titel}
        </h3>
        <StatusChip tone={chip.tone}>{chip.wort}</StatusChip>
      </div>
      {(lage === 'keine' || lage === 'probe') && <p>{ohne}</p>}
      {lage === 'unlesbar' && <Alert kind="warning">{unlesbarText}</Alert>}
      {isThere(lage) && zeilen.length > 0 && <Zeilen zeilen={zeilen} />}
      {lage === 'umgebung' && <p className="quiet">{umgebungText}</p>}
      {lage === 'einstellung' && wann && <p className="quiet">{wann}</p>}
      <Wege {...props} />
      {children}
    </section>
  );
}

const isThere = (lage: Lage) => lage === 'einstellung' || lage === 'umgebung';

function Zeilen({ zeilen }: Pick<ZugangTeilProps, 'zeilen'>) {
  return (
    <dl className={styles.zeilen}>
      {zeilen.map(({ name, wert }) => (
        <div key={name} className={styles.zeile}>
          <dt>{name}</dt>
          <dd>{wert}</dd>
        </div>
      ))}
    </dl>
  );
}

function Wege(props: ZugangTeilProps) {
  const { name, titel, version, lage, was, onEdit } = props;
  const pruefen = useVerbindungPruefen(name);
  return (
    <>
      <div className="row-2">
        {onEdit && lage !== 'umgebung' && (
          <Button
            variant="light"
            aria-label={isThere(lage) ? `${titel}: Zugang ändern` : undefined}
            onClick={onEdit}
          >
            {isThere(lage) ? 'Zugang ändern' : `${was} eintragen`}
          </Button>
        )}
        {isThere(lage) && (
          <Button
            variant={lage === 'umgebung' ? 'light' : 'default'}
            aria-label={`${titel}: Verbindung prüfen`}
            loading={pruefen.isPending}
            onClick={() => pruefen.mutate(version)}
          >
            Verbindung prüfen
          </Button>
        )}
        <Entfernen {...props} />
      </div>
      {isThere(lage) && pruefen.variables === version && <Ergebnis {...pruefen} />}
    </>
  );
}

function Entfernen({ titel, lage, onRemove, isRemoving }: ZugangTeilProps) {
  if (lage !== 'einstellung' && lage !== 'unlesbar') return null;
  return (
    <Button variant="default" aria-label={`${titel}: entfernen`} loading={isRemoving} onClick={onRemove}>
      Entfernen
    </Button>
  );
}

type ErgebnisProps = Pick<ReturnType<typeof useVerbindungPruefen>, 'isPending' | 'data' | 'error'>;

function Ergebnis({ isPending, data, error }: ErgebnisProps) {
  if (isPending)
    return (
      <p className="quiet" role="status">
        Die Verbindung wird geprüft; das dauert höchstens 12 Sekunden.
      </p>
    );
  if (data)
    return (
      <Alert kind={data.ok ? 'success' : 'error'} isAnswer>
        {data.text}
      </Alert>
    );
  if (!error || isSessionOverError(error)) return null;
  return <Alert kind="error">{failureText('Die Verbindung wurde nicht geprüft: ', error)}</Alert>;
}
