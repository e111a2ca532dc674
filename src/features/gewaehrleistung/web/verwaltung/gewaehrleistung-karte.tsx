import { Button, Progress, Skeleton } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { useDownload } from '#web/api/use-download.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { GewaehrleistungStand } from '../../contract.ts';
import { groesseText } from '../../hinweis-datei.ts';
import { gewaehrleistungVerwaltungCalls as calls } from '../../verwaltung-calls.ts';
import { hinweisAlt } from '../gewaehrleistung.queries.ts';
import { GewaehrleistungDialog } from './gewaehrleistung-dialog.tsx';
import styles from './gewaehrleistung-karte.module.css';
import { useGewaehrleistungStand, useRemoveHinweis, useUploadHinweis } from './use-gewaehrleistung.ts';

const working = 'Datei wird hochgeladen und in ein Bild umgewandelt …';

/**
 * The official guarantee notice in the settings: its state, upload, replacement and removal, link, text and
 * history.
 */
export function GewaehrleistungKarte() {
  const { data, error, refetch } = useGewaehrleistungStand();
  return (
    <section id="gewaehrleistung" className={styles.karte} aria-labelledby="gewaehrleistung-titel">
      <div className={styles.head}>
        <h2 id="gewaehrleistung-titel" className={styles.title}>
          Gewähr&shy;leistungs&shy;hinweis
        </h2>
        {data && (
          <StatusChip tone={data.datei ? 'good' : 'warning'}>
            {data.datei ? 'Vorhanden' : 'Fehlt noch'}
          </StatusChip>
        )}
      </div>
      <p className={styles.intro}>
        Wer online an Verbraucher verkauft, zeigt seit dem 27. September 2026 den amtlichen Hinweis der EU zur
        gesetzlichen Gewährleistung. Bitte laden Sie hier die amtliche deutsche Datei hoch; der Laden zeigt
        sie unverändert auf jeder Produktseite, sobald er geöffnet ist.
      </p>
      {data && <Inhalt stand={data} />}
      {!data && error && (
        <LoadFailure
          text="Der Gewährleistungshinweis konnte nicht geladen werden."
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={200} radius="md" />}
    </section>
  );
}

function Inhalt({ stand }: { stand: GewaehrleistungStand }) {
  const [isEditing, setIsEditing] = useState(false);
  const { datei } = stand;
  return (
    <>
      {datei && <Datei datei={datei} hochgeladen={hochgeladenOf(stand)} />}
      <Worte stand={stand} />
      <Aktionen stand={stand} onEdit={() => setIsEditing(true)} />
      {stand.verlauf.length > 0 && <Verlauf verlauf={stand.verlauf} />}
      {isEditing && <GewaehrleistungDialog stand={stand} onClose={() => setIsEditing(false)} />}
    </>
  );
}

/** When and by whom the current file was made the notice. */
function hochgeladenOf({ datei, verlauf }: GewaehrleistungStand): string {
  const before = verlauf.findIndex(({ hash }) => hash !== datei?.hash);
  const eintrag = verlauf.at(before < 0 ? -1 : before - 1);
  return eintrag ? `${formatZeitpunkt(eintrag.createdAt)} Uhr, ${eintrag.von}` : '';
}

type DateiProps = { datei: NonNullable<GewaehrleistungStand['datei']>; hochgeladen: string };

function Datei({ datei, hochgeladen }: DateiProps) {
  const { hash, name, typ, groesse, seiten, bilder } = datei;
  const bild = bilder[0];
  return (
    <div className={styles.datei}>
      <img
        className={styles.bild}
        src={bild?.url}
        width={bild?.breite}
        height={bild?.hoehe}
        alt={hinweisAlt}
      />
      <dl className={styles.werte}>
        <Wert name="Datei">
          <bdi>{name}</bdi>
          <span>{` (${typ.toUpperCase()}, ${groesseText(groesse)})`}</span>
        </Wert>
        <Wert name="Hochgeladen">{hochgeladen}</Wert>
        <Wert name="Prüfsumme (SHA-256)">
          <code>{hash}</code>
        </Wert>
        {seiten > 1 && (
          <Wert name="Seiten">
            {`${seiten}; der Laden zeigt nur die erste. Bitte prüfen Sie, ob der Hinweis darauf vollständig ist.`}
          </Wert>
        )}
      </dl>
    </div>
  );
}

function Wert({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Worte({ stand: { link, text } }: { stand: GewaehrleistungStand }) {
  return (
    <dl className={styles.werte}>
      <Wert name="Seite zum QR-Code">{link}</Wert>
      <Wert name="Text des Hinweises">
        {text ? <span className={styles.text}>{text}</span> : 'Keiner hinterlegt'}
      </Wert>
    </dl>
  );
}

function Aktionen({ stand, onEdit }: { stand: GewaehrleistungStand; onEdit: () => void }) {
  const { version, datei } = stand;
  const { share, send, problem } = useUploadHinweis(version);
  const { mutate: remove, isPending } = useRemoveHinweis();
  const { download, isPending: isLoading } = useDownload();
  const isBusy = share !== undefined || isPending;

  const handleRemove = async () => {
    const consequence =
      'Die Produktseiten zeigen den Hinweis dann nicht mehr. Frühere Fassungen bleiben im Verlauf gespeichert.';
    const question = { question: 'Gewährleistungshinweis entfernen?', consequence, yes: 'Entfernen' };
    if (await confirm({ ...question, what: datei?.name ?? '' })) remove(version);
  };
  return (
    <>
      {share !== undefined && (
        <div className={styles.status}>
          <p role="status">{working}</p>
          <Progress aria-label={working} value={Math.round(share * 100)} animated={share === 1} />
        </div>
      )}
      {problem && <Alert kind="error">{problem}</Alert>}
      <div className={styles.aktionen}>
        <Upload label={datei ? 'Datei ersetzen' : 'Datei hochladen'} isDisabled={isBusy} onFile={send} />
        <Button variant="default" disabled={isBusy} onClick={onEdit}>
          Link und Text bearbeiten
        </Button>
        {datei && (
          <>
            <Button
              variant="default"
              loading={isLoading}
              onClick={() =>
                download(calls.download, { params: { hash: datei.hash }, fileName: datei.name }).catch(
                  (error: unknown) => showFailure('Nicht heruntergeladen: ', error),
                )
              }
            >
              Herunterladen
            </Button>
            <Button variant="subtle" color="red" disabled={isBusy} onClick={() => void handleRemove()}>
              Entfernen
            </Button>
          </>
        )}
      </div>
    </>
  );
}

type UploadProps = { label: string; isDisabled: boolean; onFile: (file: File) => void };

function Upload({ label, isDisabled, onFile }: UploadProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".pdf,.png,.svg,application/pdf,image/png,image/svg+xml"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // So that the same file can be selected again.
          currentTarget.value = '';
        }}
      />
      <Button disabled={isDisabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

type Eintraege = GewaehrleistungStand['verlauf'];

/** The versions of the notice, newest first: when, by whom, with which file. */
function Verlauf({ verlauf }: { verlauf: Eintraege }) {
  return (
    <details className={styles.verlauf}>
      <summary>Verlauf</summary>
      <ol className={styles.liste}>
        {verlauf.map((eintrag, at) => (
          <li key={eintrag.version}>
            {`${formatZeitpunkt(eintrag.createdAt)} Uhr, ${eintrag.von}: ${wasGeschah(eintrag, verlauf[at + 1])}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

function wasGeschah({ datei, hash, link }: Eintraege[number], vorher: Eintraege[number] | undefined): string {
  if (hash !== (vorher?.hash ?? null)) return datei ? `Datei „${datei}“ hochgeladen` : 'Datei entfernt';
  return link === vorher?.link ? 'Text geändert' : 'Link geändert';
}
