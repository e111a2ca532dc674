import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api-context.ts';
import { Spinner } from '#web/ui/shop/message/spinner.tsx';
import { Dialog } from '#web/ui/verwaltung/dialog/dialog.tsx';
import { failureText } from '#web/ui/verwaltung/form/show-failure.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import { type RechtstextArt, rechtstextSeiten } from '../../rechtstext-art.ts';
import { RechtstextEditor } from './editor/rechtstext-editor.tsx';
import { FassungenDialog } from './fassungen-dialog.tsx';
import { PruefungDialog } from './pruefung-dialog.tsx';
import type { RechtstextSchritt } from './rechtstext-schritt.ts';
import { rechtstextBearbeitungQuery } from './rechtstexte-verwaltung.queries.ts';
import { VeroeffentlichenDialog } from './veroeffentlichen-dialog.tsx';

type RechtstextDialogProps = {
  art: RechtstextArt;
  schritt: RechtstextSchritt;
  /** `danach`: the dialog that follows. */
  onClose: (danach?: RechtstextSchritt) => void;
};

/** Loads a legal text and opens its editor, its publication, its versions or the check of the valid one. */
export function RechtstextDialog({ art, schritt, onClose }: RechtstextDialogProps) {
  const query = useQuery({ ...rechtstextBearbeitungQuery(useApi(), art), gcTime: 0 });
  const { data, error, refetch } = query;
  const { name } = rechtstextSeiten[art];
  if (data && schritt === 'bearbeiten') return <RechtstextEditor rechtstext={data} onClose={onClose} />;
  if (data && schritt === 'fassungen') return <FassungenDialog rechtstext={data} onClose={() => onClose()} />;
  const heutige = data?.fassungen.find(({ zustand }) => zustand === 'aktuell');
  if (data && heutige && schritt === 'pruefung')
    return <PruefungDialog art={art} fassung={heutige} heute={data.heute} onClose={() => onClose()} />;
  if (data?.entwurf)
    return <VeroeffentlichenDialog rechtstext={data} entwurf={data.entwurf} onClose={() => onClose()} />;
  return (
    <Dialog title={name} onClose={() => onClose()}>
      {error && (
        <LoadFailure
          text={failureText('Fehler beim Laden des Textes: ', error)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <Spinner label="Lade Text..." />}
      {data && <p>Es gibt keinen Entwurf mehr: Er wurde inzwischen veröffentlicht oder verworfen.</p>}
    </Dialog>
  );
}
