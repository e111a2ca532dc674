/**
 * Structured data of a page. As data, not a script, it is allowed by the content security policy. Search
 * engines read the server's HTML, so the browser has no `data` (`import.meta.env.SSR && …`, which takes its
 * code out of the browser's program) and leaves that of the server as it is.
 */
export function JsonLd({ data }: { data: object | false | undefined }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped cannot end the element.
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR
          ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
          : '',
      }}
    />
  );
}
