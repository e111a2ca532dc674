import { useRef } from 'react';
import { copyText } from '#features/auftrag/web/shop/copy-text.ts';
import { LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './bestellung-ueberweisung.module.css';

/** What was copied last, and how it is announced; `nr` counts, so that the same line is announced again. */
export type Kopie = { label: string; text: string; isKopiert: boolean; nr: number };

type KopierZeileProps = {
  label: string;
  wert: string;
  /** What is copied, where forms of banks want it otherwise than people read it. */
  kopierWert?: string;
  kopie: Kopie | undefined;
  onKopie: (kopie: Kopie) => void;
};

/**
 * A line with a button that copies it. Where the browser forbids that, its text is selected, for the device's
 * own 'copy'.
 */
export function KopierZeile({ label, wert, kopierWert = wert, kopie, onKopie }: KopierZeileProps) {
  const place = useRef<HTMLElement>(null);
  const isKopiert = kopie?.label === label && kopie.isKopiert;

  const handleClick = async () => {
    const hasCopied = await copyText(kopierWert);
    if (!hasCopied && place.current) getSelection()?.selectAllChildren(place.current);
    const text = hasCopied
      ? `${label} kopiert`
      : `${label} ist markiert. Bitte mit „Kopieren“ Ihres Geräts übernehmen.`;
    onKopie({ label, text, isKopiert: hasCopied, nr: (kopie?.nr ?? 0) + 1 });
  };

  return (
    <div className={styles.zeile}>
      <dt>{label}</dt>
      <dd>
        <span ref={place} className={styles.wert}>
          {wert}
        </span>
        <button type="button" className={`touch-line ${styles.kopieren}`} onClick={() => void handleClick()}>
          {isKopiert && <LineIcon name="check" size={18} />}
          <VisuallyHidden>{`${label} `}</VisuallyHidden>
          <span>{isKopiert ? 'kopiert' : 'kopieren'}</span>
        </button>
      </dd>
    </div>
  );
}
