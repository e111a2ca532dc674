import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type IconName, LineIcon } from '#web/ui/shop/picture/icons.tsx';
import { Picture, type PictureData } from '#web/ui/shop/picture/picture.tsx';
import { arrowStep } from './picture-keys.ts';
import styles from './picture-zoom.module.css';

/** The widest stored form, so that zooming in shows all details. */
const sizes = '1600px';

type PictureZoomProps = {
  pictures: PictureData[];
  /** Index of the picture shown first. */
  first: number;
  /** Receives the index of the picture shown last. */
  onClose: (at: number) => void;
};

/** One picture in full screen; another tap doubles its size. Open as long as it is rendered. */
export function PictureZoom({ pictures, first, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const [isDouble, setIsDouble] = useState(false);
  const count = pictures.length;

  useEffect(() => dialog.current?.showModal(), []);

  const step = (by: number) => {
    setAt((at + by + count) % count);
    setIsDouble(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    // While doubled, the arrow keys scroll within the picture.
    if (!isDouble) step(arrowStep(event.key));
  };

  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label="Großansicht"
      onKeyDown={handleKey}
      onClose={() => onClose(at)}
    >
      <div className={styles.bar}>
        {count > 1 && (
          <>
            <BarButton name="Vorheriges Bild" icon="chevron" onClick={() => step(-1)} />
            <p role="status">{`Bild ${at + 1} von ${count}`}</p>
            <BarButton name="Nächstes Bild" icon="chevron" onClick={() => step(1)} />
          </>
        )}
        <BarButton name="Großansicht schließen" icon="close" onClick={() => dialog.current?.close()} />
      </div>
      <Stage picture={pictures[at]} isDouble={isDouble} onTap={() => setIsDouble(!isDouble)} />
    </dialog>
  );
}

type StageProps = { picture: PictureData | undefined; isDouble: boolean; onTap: () => void };

/** Centres the enlarged picture: its subject is most likely in the middle. */
function Stage({ picture, isDouble, onTap }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { width = 1, height = 1 } = picture ?? {};

  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = stage.current ?? {};
    if (isDouble) stage.current?.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [isDouble]);

  return (
    <div ref={stage} className={styles.stage}>
      <button
        type="button"
        className={`${styles.picture} ${isDouble ? styles.double : ''}`}
        style={{ '--ratio': width / height } as CSSProperties}
        aria-pressed={isDouble}
        onClick={onTap}
      >
        <Picture picture={picture} sizes={sizes} isPriority />
      </button>
    </div>
  );
}

function BarButton({ name, icon, onClick }: { name: string; icon: IconName; onClick: () => void }) {
  return (
    <button type="button" className={styles.button} aria-label={name} onClick={onClick}>
      <LineIcon name={icon} />
    </button>
  );
}
