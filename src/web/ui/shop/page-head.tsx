import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { shop } from '#shop';

/** The public address of the shop (`https://…`, no slash at the end), for canonical links and shared previews. */
export const OriginContext = createContext('');

/** A picture for shared links, as a JPEG: some messengers take nothing else. Sizes in pixels. */
export type PreviewPicture = { src: string; width: number; height: number; alt: string };

/** Made from the start page's picture when the shop is built. */
const shopPicture: PreviewPicture = {
  src: '/og.jpg',
  width: 1200,
  height: 630,
  alt: 'Handgemachte Naturseifen aus unserer Werkstatt',
};

export type PageHeadProps = {
  /** Page title without the shop's name. */
  title: string;
  description: string;
  image?: PreviewPicture | undefined;
  type?: 'website' | 'product';
  /** Pages that search engines should leave out (sign-in, cart, headings only). */
  isHidden?: boolean;
};

/** Title, description, canonical address and preview data of a page; React lifts them into the document's head. */
export function PageHead({ title, description, isHidden, ...preview }: PageHeadProps) {
  const origin = use(OriginContext);
  const { pathname } = useLocation();
  const fullTitle = `${title} | ${shop.name}`;
  const url = origin + pathname;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      {import.meta.env.SSR && <Preview {...preview} title={fullTitle} description={description} url={url} />}
    </>
  );
}

type PreviewProps = Omit<PageHeadProps, 'isHidden'> & { url: string };

/** What messengers show of a shared link. They read what the server sends, so no browser loads this. */
function Preview({ title, description, url, image = shopPicture, type = 'website' }: PreviewProps) {
  const origin = use(OriginContext);
  const preview = {
    ...{ title, description, type, url },
    image: origin + image.src,
    'image:type': 'image/jpeg',
    'image:width': image.width,
    'image:height': image.height,
    'image:alt': image.alt,
    site_name: shop.name,
    locale: 'de_DE',
  };
  return Object.entries(preview).map(([name, content]) => (
    <meta key={name} property={`og:${name}`} content={String(content)} />
  ));
}

/** Structured data of a page. It is data, not a script, so the content policy allows it. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped cannot end the element.
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
      }}
    />
  );
}
