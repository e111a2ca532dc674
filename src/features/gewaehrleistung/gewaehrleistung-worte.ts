/** The alternative text of the notice's picture; its words are the owner's text below it, or on the linked page. */
export const hinweisAlt = 'Amtlicher Hinweis der Europäischen Union zum gesetzlichen Gewährleistungsrecht';

/** The server that a link leads to, without `www.`. */
export function zielOf(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '');
}
