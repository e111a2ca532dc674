import { createContext, use } from 'react';
import { useLocation } from 'react-router';

/** The public address of the shop (`https://…`, no trailing slash), for canonical links and link previews. */
export const OriginContext = createContext('');

/** How the shop is called, at the end of every title. */
export const SiteNameContext = createContext('');

/** A picture for link previews, as a JPEG: some messengers accept no other format. Sizes in pixels. */
export type PreviewPicture = { src: string; width: number; height: number; alt: string };

/** The shop's own picture, for pages without one of theirs. */
export const ShopPictureContext = createContext<PreviewPicture | undefined>(undefined);

export type PageHeadProps = {
  /** Page title without the shop's name. */
  title: string;
  description: string;
  image?: PreviewPicture | undefined;
  type?: 'website' | 'product';
  /** Excludes the page from search engines (sign-in, cart, headings only). */
  isHidden?: boolean;
  /**
   * The one page of many addresses, such as all that name nothing: hidden as well, and without an address of
   * its own.
   */
  isMissing?: boolean;
};

/** Title, description, canonical address and preview data of a page; React hoists them into the document's head. */
export function PageHead({ title, description, isHidden, isMissing, ...preview }: PageHeadProps) {
  const origin = use(OriginContext);
  const { pathname } = useLocation();
  const fullTitle = `${title} | ${use(SiteNameContext)}`;
  const url = isMissing ? undefined : origin + pathname;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {(isHidden || isMissing) && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {import.meta.env.SSR && <Preview {...preview} title={fullTitle} description={description} url={url} />}
    </>
  );
}

type PreviewProps = Omit<PageHeadProps, 'isHidden' | 'isMissing'> & { url: string | undefined };

/** Data for link previews. Messengers read the server's HTML, so no browser loads this. */
function Preview({ title, description, url, image, type = 'website' }: PreviewProps) {
  const origin = use(OriginContext);
  const shopPicture = use(ShopPictureContext);
  const picture = image ?? shopPicture;
  const preview = {
    ...{ title, description, type, ...(url ? { url } : {}) },
    ...(picture && {
      image: origin + picture.src,
      'image:type': 'image/jpeg',
      'image:width': picture.width,
      'image:height': picture.height,
      'image:alt': picture.alt,
    }),
    site_name: use(SiteNameContext),
    locale: 'de_DE',
  };
  return Object.entries(preview).map(([name, content]) => (
    <meta key={name} property={`og:${name}`} content={String(content)} />
  ));
}
