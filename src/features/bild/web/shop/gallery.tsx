import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { Icon } from '#web/ui/shop/picture/icons.tsx';
import { LazyPicture } from '#web/ui/shop/picture/lazy-picture.tsx';
import { Picture, type PictureData } from '#web/ui/shop/picture/picture.tsx';
import { lazyPart } from '#web/ui/shop/rendering/lazy-part.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import styles from './gallery.module.css';
import { arrowStep } from './picture-keys.ts';

const PictureZoom = lazyPart(() => import('./picture-zoom.tsx').then((module) => module.PictureZoom));

const mainSizes =
  '(min-width: 1536px) 780px, (min-width: 900px) 54vw, (min-width: 600px) calc(100vw - 48px), calc(100vw - 32px)';
const thumbnailSizes = '(min-width: 900px) 88px, 72px';
const lens = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20M10.5 7.8v5.4M7.8 10.5h5.4';

type ListProps = {
  pictures: PictureData[];
  chosen: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/**
 * The selected picture large, with thumbnails of all pictures below; the main image is selected first
 * (requirements.md, storefront §2). The large ones are a native scroll strip that can be swiped; a tap opens
 * the full-screen view.
 */
export function Gallery({ pictures }: { pictures: PictureData[] }) {
  const { strip, chosen, choose, handleScroll } = useStrip();
  const [isZoomed, setIsZoomed] = useState(false);

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = chosen + arrowStep(event.key);
    if (at === chosen || !pictures[at]) return;
    event.preventDefault();
    focusButton(event.currentTarget.closest('ul'), at);
    choose(at);
  };
  const handleZoomClose = (at: number) => {
    setIsZoomed(false);
    focusButton(strip.current, at);
    choose(at);
  };

  const list = { pictures, chosen, onKeyDown: handleKey };
  return (
    <div className="stack-3">
      <ul ref={strip} className={styles.strip} onScroll={handleScroll}>
        {pictures.length > 0 ? <Slides {...list} onZoom={() => setIsZoomed(true)} /> : <NoPicture />}
      </ul>
      {pictures.length > 1 && <Thumbnails {...list} onChoose={choose} />}
      {isZoomed && (
        <Suspense>
          <PictureZoom pictures={pictures} first={chosen} onClose={handleZoomClose} />
        </Suspense>
      )}
    </div>
  );
}

/** The picture that was chosen, and the strip that shows it; a swipe chooses as well. */
function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(0);
  const choose = (at: number) => {
    setChosen(at);
    strip.current?.scrollTo({ left: at * stepOf(strip.current), behavior: 'instant' });
  };
  const handleScroll = () => {
    const step = stepOf(strip.current);
    if (strip.current && step > 0) setChosen(Math.round(strip.current.scrollLeft / step));
  };
  return { strip, chosen, choose, handleScroll };
}

/** Only the selected one is exposed to the keyboard and screen readers. */
function Slides({ pictures, chosen, onKeyDown, onZoom }: ListProps & { onZoom: () => void }) {
  return pictures.map((picture, at) => (
    <li key={picture.src} aria-hidden={at !== chosen}>
      <button
        type="button"
        className={styles.slide}
        tabIndex={at === chosen ? 0 : -1}
        onClick={onZoom}
        onKeyDown={onKeyDown}
      >
        <LazyPicture picture={picture} sizes={mainSizes} isPriority={at === 0} />
        <VisuallyHidden> (vergrößern)</VisuallyHidden>
        <span className={styles.lens}>
          <Icon path={lens} size={22} />
        </span>
      </button>
    </li>
  ));
}

function NoPicture() {
  return (
    <li>
      <Picture picture={undefined} sizes={mainSizes} />
    </li>
  );
}

function Thumbnails({
  pictures,
  chosen,
  onKeyDown,
  onChoose,
}: ListProps & { onChoose: (at: number) => void }) {
  return (
    <ul className="row-2">
      {pictures.map((picture, at) => (
        <li key={picture.src}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Bild ${at + 1} von ${pictures.length} anzeigen`}
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
            onKeyDown={onKeyDown}
          >
            <Picture picture={{ ...picture, alt: '' }} sizes={thumbnailSizes} isSmall />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The distance from one large picture to the next, including the gap; 0 where there is no next one. */
function stepOf(strip: HTMLElement | null): number {
  const [first, second] = [...(strip?.querySelectorAll('li') ?? [])];
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

/** Without scrolling: only `choose` and swipes move the strip. */
function focusButton(list: Element | null, at: number): void {
  list?.querySelectorAll('button')[at]?.focus({ preventScroll: true });
}
