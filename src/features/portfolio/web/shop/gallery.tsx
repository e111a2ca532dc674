import { useState } from 'react';
import { Picture, type PictureData } from '#web/ui/shop/picture.tsx';
import styles from './gallery.module.css';

const mainSizes = '(min-width: 1536px) 780px, (min-width: 900px) 54vw, 100vw';

/** The chosen picture large, all of them as thumbnails below; the main image is chosen first (storefront.txt §2). */
export function Gallery({ pictures }: { pictures: PictureData[] }) {
  const [chosen, setChosen] = useState(0);
  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        <Picture picture={pictures[chosen]} sizes={mainSizes} isPriority />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, at) => (
            <li key={picture.src}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={`Bild ${at + 1} von ${pictures.length} anzeigen`}
                aria-pressed={at === chosen}
                onClick={() => setChosen(at)}
              >
                <Picture picture={{ ...picture, alt: '' }} sizes="88px" isSmall />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
