import { useEffect, useRef, useState } from 'react';
import styles from './lazy-picture.module.css';
import { watchNear } from './near-viewport.ts';
import { Picture, PictureFrame, type PictureProps } from './picture.tsx';

/** Loads at once with priority, otherwise when it comes near the viewport; without JavaScript always. */
export function LazyPicture({ isPriority = false, ...props }: PictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(isPriority || !props.picture);

  useEffect(() => {
    if (isNear || !place.current) return;
    return watchNear(place.current, () => setIsNear(true));
  }, [isNear]);

  // The element stays when the picture is loaded: a tap that started on a removed element would be lost.
  return (
    <span ref={place} className={`${styles.place} ${isNear ? '' : styles.waiting}`}>
      {isNear ? (
        <Picture {...props} isPriority={isPriority} />
      ) : (
        <>
          <PictureFrame placeholder={props.picture?.placeholder} />
          <noscript>
            <Picture {...props} />
          </noscript>
        </>
      )}
    </span>
  );
}
