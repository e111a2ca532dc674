import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { shop } from '#shop';

/** The public address of the shop (`https://…`, no slash at the end), for canonical links and shared previews. */
export const OriginContext = createContext('');

export type PageHeadProps = {
  /** Page title without the shop's name. */
  title: string;
  description: string;
  /** Path of the preview picture for shared links. */
  image?: string;
  type?: 'website' | 'product';
  /** Pages that search engines should leave out (sign-in, cart, headings only). */
  isHidden?: boolean;
};

/** Title, description, canonical address and preview data of a page; React lifts them into the document's head. */
export function PageHead({
  title,
  description,
  image = '/og.jpg',
  type = 'website',
  isHidden = false,
}: PageHeadProps) {
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
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + image} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content="de_DE" />
    </>
  );
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
