import {
  type SitePictureName,
  sitePictureFile,
  sitePictureFormats,
  sitePictures,
  sitePictureWidths,
} from '#shared/site-pictures.ts';

type SitePictureProps = {
  name: SitePictureName;
  alt: string;
  sizes: string;
  className?: string | undefined;
  isPriority?: boolean;
};

/** One of the site's own pictures, made by `npm run demo:pictures`. */
export function SitePicture({ name, alt, sizes, className, isPriority = false }: SitePictureProps) {
  const url = (width: number, format: string) => `/pictures/${sitePictureFile(name, width, format)}`;
  return (
    <picture className={className}>
      {sitePictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sitePictureWidths.map((width) => `${url(width, format)} ${width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      <img
        src={url(1000, 'webp')}
        alt={alt}
        {...sitePictures[name]}
        fetchPriority={isPriority ? 'high' : 'auto'}
      />
    </picture>
  );
}
