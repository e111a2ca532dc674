import { bildQuellen } from '../../bild-adresse.ts';
import type { LadenBild } from '../../contract.ts';

type LadenBildProps = {
  bild: LadenBild;
  /** The widths of the cut for phones, and of the one for wider screens. */
  sizes: { hoch: string; quer: string };
  className?: string | undefined;
  isPriority?: boolean;
};

/** An owner's picture of the shop, in the cut for this screen. */
export function LadenBildPicture({ bild, sizes, className, isPriority = false }: LadenBildProps) {
  const { quer, hoch, altText } = bild;
  return (
    <picture className={className}>
      <Sources ansicht={hoch} sizes={sizes.hoch} media="(max-width: 599.98px)" />
      <Sources ansicht={quer} sizes={sizes.quer} />
      <img
        src={quer.url}
        alt={altText}
        width={quer.breite}
        height={quer.hoehe}
        fetchPriority={isPriority ? 'high' : 'auto'}
      />
    </picture>
  );
}

type SourcesProps = { ansicht: LadenBild['quer']; sizes: string; media?: string };

function Sources({ ansicht: { url, breite, hoehe }, sizes, media }: SourcesProps) {
  return bildQuellen(url, breite).map(({ format, srcSet }) => (
    <source
      key={format}
      media={media}
      type={`image/${format}`}
      srcSet={srcSet}
      sizes={sizes}
      width={breite}
      height={hoehe}
    />
  ));
}
