import type { Stueck } from '../bloecke.ts';

/** A piece with the address that its link leads to, if it has a safe one. */
export type Teil = { text: string; isBold: boolean; href: string | undefined };

/** The pieces of a line; `adresse` is the shop's. */
export function textTeileOf(stuecke: Stueck[], adresse: string): Teil[] {
  return stuecke
    .map((stueck) => (typeof stueck === 'string' ? { text: stueck } : stueck))
    .filter(({ text }) => text !== '')
    .map(({ text, isBold = false, href }) => ({ text, isBold, href: hrefOf(href, adresse) }));
}

/**
 * The full address of a link: a path of the shop, http(s), or mail. Every other one is `undefined`, and the
 * text stands without a link.
 */
export function hrefOf(href: string | undefined, adresse: string): string | undefined {
  if (href === undefined || /[\s\\"'<>`\p{Cc}]/u.test(href)) return undefined;
  if (/^\/(?!\/)/.test(href)) return `${adresse}${href}`;
  if (/^mailto:[^:]+@[^:]+$/i.test(href)) return href;
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? href : undefined;
}

/** Whether the text of a link shows its address itself. */
export function showsAddress({ text, href }: { text: string; href: string }): boolean {
  return href === text || href === `mailto:${text}`;
}
