import { Button, Progress } from '@mantine/core';
import { useRef } from 'react';
import { useDownload } from '#web/api/use-download.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import type { GewaehrleistungStand } from '../../contract.ts';
import { gewaehrleistungVerwaltungCalls as calls } from '../../verwaltung-calls.ts';
import styles from './gewaehrleistung-karte.module.css';
import { useRemoveHinweis, useUploadHinweis } from './use-gewaehrleistung.ts';

const working = 'Datei wird hochgeladen und in ein Bild umgewandelt …';

type GewaehrleistungAktionenProps = { stand: GewaehrleistungStand; onEdit: () => void };

/** Upload, replacement, download and removal of the notice's file, and the way to its link and text. */
export function GewaehrleistungAktionen({ stand, onEdit }: GewaehrleistungAktionenProps) {
  const { version, datei } = stand;
  const { share, send, problem } = useUploadHinweis(version);
  const { mutate: remove, isPending } = useRemoveHinweis();
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
      <div className="row-2">
        <Upload label={datei ? 'Datei ersetzen' : 'Datei hochladen'} isDisabled={isBusy} onFile={send} />
        <Button variant="default" disabled={isBusy} onClick={onEdit}>
          Link und Text bearbeiten
        </Button>
        {datei && (
          <>
            <Herunterladen datei={datei} />
            <Button variant="subtle" color="red" disabled={isBusy} onClick={() => void handleRemove()}>
              Entfernen
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function Herunterladen({ datei }: { datei: NonNullable<GewaehrleistungStand['datei']> }) {
  const { download, isPending } = useDownload();
  return (
    <Button
      variant="default"
      loading={isPending}
      onClick={() =>
        download(calls.download, { params: { hash: datei.hash }, fileName: datei.name }).catch(
          (error: unknown) => showFailure('Nicht heruntergeladen: ', error),
        )
      }
    >
      Herunterladen
    </Button>
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
