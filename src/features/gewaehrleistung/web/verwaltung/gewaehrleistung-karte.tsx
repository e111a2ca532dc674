import { Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { GewaehrleistungStand } from '../../contract.ts';
import { groesseText } from '../../hinweis-datei.ts';
import { hinweisAlt } from '../gewaehrleistung.queries.ts';
import { GewaehrleistungAktionen } from './gewaehrleistung-aktionen.tsx';
import { GewaehrleistungDialog } from './gewaehrleistung-dialog.tsx';
import styles from './gewaehrleistung-karte.module.css';
import { useGewaehrleistungStand } from './use-gewaehrleistung.ts';

/**
 * The official guarantee notice in the settings: its state, upload, replacement and removal, link, text and
 * history.
 */
export function GewaehrleistungKarte() {
  const { data, error, refetch } = useGewaehrleistungStand();
  return (
    <section
      id="gewaehrleistung"
      className={`card stack-4 roomy ${styles.karte}`}
      aria-labelledby="gewaehrleistung-titel"
    >
      <div className={`spread ${styles.head}`}>
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
      <GewaehrleistungAktionen stand={stand} onEdit={() => setIsEditing(true)} />
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
    <div className={`stack-4 ${styles.datei}`}>
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
