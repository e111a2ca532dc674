import { geheimMarke } from './bloecke.ts';

/** What stands in the back office in place of a link that works for its receiver alone. */
export const verborgenerLink = '[Link nur für die Empfängerin oder den Empfänger]';

const wort = `[^\\s"'<>]*${geheimMarke.replace(/[{}]/g, '\\$&')}[^\\s"'<>]*`;
const inHref = new RegExp(`href="${wort}"`, 'g');
const address = new RegExp(wort, 'g');

/** A message's HTML without the addresses of secret links: they lead nowhere. */
export function hideInHtml(html: string): string {
  return html.replace(inHref, 'href="#"').replace(address, verborgenerLink);
}

export function hideInText(text: string): string {
  return text.replace(address, verborgenerLink);
}

/** What a mail server said, which may quote the link of the message that it refused. */
export function hideGeheim(fehler: string, geheim: string | null): string {
  return geheim ? fehler.replaceAll(geheim, '…') : fehler;
}

export function hasGeheimnis(text: string): boolean {
  return text.includes(geheimMarke);
}
