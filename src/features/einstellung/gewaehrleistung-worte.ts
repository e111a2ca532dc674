/** The alternative text of the notice's picture; its words are the owner's text below it, or on the linked page. */
export const hinweisAlt = 'Amtlicher Hinweis der Europäischen Union zum gesetzlichen Gewährleistungsrecht';

/** A size in bytes as a German text. */
export function groesseText(bytes: number): string {
  const kilo = bytes / 1000;
  if (kilo < 1000) return `${Math.max(1, Math.round(kilo))} kB`;
  return `${(kilo / 1000).toFixed(1).replace('.', ',')} MB`;
}

/** The server that a link leads to, without `www.`. */
export function zielOf(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '');
}
