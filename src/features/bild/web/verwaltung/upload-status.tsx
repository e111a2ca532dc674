import { Progress } from '@mantine/core';
import styles from './upload-status.module.css';

/** The progress of an upload: number and count of the files, and the share sent; at 1 the server is processing it. */
export type UploadState = { at: number; count: number; share: number };

const working = 'Bild wird optimiert und hochgeladen...';

/** The progress of an upload: the bar shows the share sent, the text is that of requirements.md, admin §2. */
export function UploadStatus({ state: { at, count, share } }: { state: UploadState }) {
  const percent = Math.round(share * 100);
  return (
    <div className={styles.status}>
      <p role="status">{`${working}${count > 1 ? ` (${at} von ${count})` : ''}`}</p>
      <Progress aria-label={working} value={percent} animated={share === 1} />
    </div>
  );
}
