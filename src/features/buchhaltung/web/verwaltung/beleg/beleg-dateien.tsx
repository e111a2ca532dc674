import { Button } from '@mantine/core';
import { useDownload } from '#web/api/use-download.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { buchhaltungCalls } from '../../../calls.ts';
import type { BelegVoll } from '../../../contract.ts';
import styles from './beleg.module.css';

/** The document as files; a PDF that was not drawn yet is drawn when it is asked for. */
export function BelegDateien({ beleg: { nummer, istGezeichnet } }: { beleg: BelegVoll }) {
  return (
    <div className="stack-2">
      <div className={`row-2 ${styles.dateien}`}>
        <Datei nummer={nummer} art="pdf" />
        <Datei nummer={nummer} art="xml" />
      </div>
      {!istGezeichnet && (
        <p className="quiet">Das PDF zeichnet der Laden beim ersten Herunterladen oder Senden.</p>
      )}
    </div>
  );
}

function Datei({ nummer, art }: { nummer: string; art: 'pdf' | 'xml' }) {
  const { download, isPending } = useDownload();
  const wort = art.toUpperCase();
  const handleClick = () =>
    download(buchhaltungCalls[art], { params: { nummer }, fileName: `${nummer}.${art}` }).catch(
      (error: unknown) => showFailure(`${nummer} wurde nicht als ${wort} geladen: `, error),
    );
  return (
    <Button
      variant={art === 'pdf' ? 'filled' : 'default'}
      loading={isPending}
      onClick={() => void handleClick()}
    >
      {`${wort} herunterladen`}
    </Button>
  );
}
