import type { Umgebung } from '../../../umgebung.ts';

/**
 * Why mail of this sender may be taken for spam, or `undefined`: receivers check whether the server may send
 * for the sender's domain (SPF, DKIM, DMARC), which can only be arranged for a domain of one's own.
 */
export function absenderHinweis(
  absender: string,
  { adresse, oeffentlich }: Pick<Umgebung, 'adresse' | 'oeffentlich'>,
): string | undefined {
  const domain = domainOf(absender);
  const host = URL.parse(adresse)?.hostname.replace(/^www\./, '') ?? '';
  if (domain === '' || !oeffentlich || !host.includes('.')) return undefined;
  if (isWithin(domain, host) || isWithin(host, domain)) return undefined;
  return `Der Absender gehört zu ${domain}, der Laden zu ${host}. Damit Ihre Post nicht als Spam gilt, nehmen Sie am besten eine Adresse mit @${host}; sonst muss der Mailserver für ${domain} senden dürfen (SPF, DKIM und DMARC).`;
}

function domainOf(email: string): string {
  return /@([^@\s]+\.[^@\s]+)$/.exec(email)?.[1]?.toLowerCase() ?? '';
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.endsWith(`.${outer}`);
}
