import { Progress } from '@mantine/core';
import styles from './upload-status.module.css';
import type { UploadState } from './use-bild-upload.ts';

/** How far an upload is; while the server works, the text of admin.txt §2. */
export function UploadStatus({ state: { at, count, share } }: { state: UploadState }) {
  const percent = Math.round(share * 100);
  const isSent = share === 1;
  return (
    <div className={styles.status}>
      <p role="status">
        {isSent ? 'Bild wird optimiert und hochgeladen...' : 'Bild wird gesendet …'}
        {count > 1 && ` (${at} von ${count})`}
      </p>
      <Progress
        aria-label={isSent ? 'Bild wird optimiert' : 'Bild wird gesendet'}
        value={isSent ? 100 : percent}
        animated={isSent}
      />
    </div>
  );
}
