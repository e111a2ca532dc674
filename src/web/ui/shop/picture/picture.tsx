import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LineIcon } from './icons.tsx';
import styles from './picture.module.css';

export type PictureData = {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** A tiny blurred data image, shown until the picture is loaded. */
  placeholder?: string;
  /** Better formats than `src`, best first. */
  sources: { type: string; srcSet: string }[];
};

export type PictureProps = {
  /** Without a picture, 'Kein Bild' is shown (requirements.md, storefront §2). */
  picture: PictureData | undefined;
  sizes: string;
  isPriority?: boolean;
  /**
   * A thumbnail: loaded after large pictures; without a picture it shows only an icon, because the text would not fit.
   */
  isSmall?: boolean;
};

/** A picture that fills its frame; the frame's size is set by the container, so that the layout does not shift. */
export function Picture({ picture, isSmall = false, ...props }: PictureProps) {
  if (!picture) return <Missing isSmall={isSmall}>Kein Bild</Missing>;
  return <LoadedPicture key={picture.src} picture={picture} isSmall={isSmall} {...props} />;
}

type LoadedPictureProps = PictureProps & { picture: PictureData };

function LoadedPicture({ picture, sizes, isPriority = false, isSmall = false }: LoadedPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const { src, alt, width, height, sources } = picture;
  // A better format may be missing although `src` exists, e.g. on a node with the previous version.
  const all = sources.length > 0 ? 2 : 1;
  const [ways, setWays] = useState(all);

  useEffect(() => {
    // A failure before hydration has already fired its error event; one that the browser remembers will fire it, too.
    if (image.current?.complete && image.current.naturalWidth === 0) setWays(all - 1);
  }, [all]);

  if (ways === 0) return <Missing isSmall={isSmall}>Bild nicht verfügbar</Missing>;
  return (
    <PictureFrame placeholder={picture.placeholder}>
      <picture>
        {ways === 2 &&
          sources.map(({ type, srcSet }) => <source key={type} type={type} srcSet={srcSet} sizes={sizes} />)}
        <img
          ref={image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          decoding={isPriority ? 'auto' : 'async'}
          fetchPriority={isPriority ? 'high' : isSmall ? 'low' : 'auto'}
          onError={() => setWays(ways - 1)}
        />
      </picture>
    </PictureFrame>
  );
}

type PictureFrameProps = { placeholder?: string | undefined; children?: ReactNode };

export function PictureFrame({ placeholder, children }: PictureFrameProps) {
  const ground = placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined;
  return (
    <span className={styles.frame} style={ground}>
      {children}
    </span>
  );
}

function Missing({ isSmall, children }: { isSmall: boolean; children: string }) {
  return (
    <span className={`${styles.frame} quiet ${styles.missing}`}>
      <LineIcon name="image" size={isSmall ? 24 : 36} />
      {!isSmall && <span>{children}</span>}
    </span>
  );
}
