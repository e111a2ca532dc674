import { pauseHinweis } from '#features/einstellung/laden/pause-satz.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import styles from './pause-notice.module.css';

/** Says on every page that the workshop is away, and until when (R36). */
export function PauseNotice() {
  const { pause } = useLaden();
  if (!pause) return null;
  return (
    <aside className={styles.notice} aria-label="Hinweis">
      {pauseHinweis(pause).join('\n')}
    </aside>
  );
}
