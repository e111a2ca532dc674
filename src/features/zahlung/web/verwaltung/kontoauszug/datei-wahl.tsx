import { useState } from 'react';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import styles from './datei-wahl.module.css';
import { useFocusOnMount } from './use-focus-on-mount.ts';

type DateiWahlProps = {
  isBusy: boolean;
  /** It comes in the place of a statement that was looked through, and takes the focus over. */
  hasFocus: boolean;
  onDatei: (file: File) => void;
};

/** Where a statement is chosen or dropped: the browser's own field covers the whole area. */
export function DateiWahl({ isBusy, hasFocus, onDatei }: DateiWahlProps) {
  const [isOver, setIsOver] = useState(false);
  const feld = useFocusOnMount<HTMLInputElement>(hasFocus);
  return (
    <div className={styles.zone} data-over={isOver} aria-busy={isBusy}>
      <AdminIcon name="upload" size={32} />
      <p className={styles.titel}>
        {isBusy ? 'Die Datei wird gelesen …' : 'Kontoauszug wählen oder hierher ziehen'}
      </p>
      <p className="quiet">CSV oder CAMT (XML) von Ihrer Bank, höchstens 5 MB</p>
      <input
        ref={feld}
        className={styles.feld}
        type="file"
        aria-label="Kontoauszug wählen"
        accept=".csv,.txt,.xml,.camt,text/csv,text/plain,text/xml,application/xml"
        aria-disabled={isBusy}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file && !isBusy) onDatei(file);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
