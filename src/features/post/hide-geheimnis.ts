import { bestellMarke, geheimMarke } from './bloecke.ts';

/** What stands in the back office in place of a link that works for its receiver alone. */
export const verborgenerLink = '[Link nur für die Empfängerin oder den Empfänger]';

/** The same for the page of an order. */
export const bestellLink = '[Link zur Bestellung]';

const verborgene = [linksMit(geheimMarke, verborgenerLink), linksMit(bestellMarke, bestellLink)];

function linksMit(marke: string, ersatz: string) {
  // As long as an address can be; a text without spaces is not searched from each of its letters.
  const wort = `[^\\s"'<>]{0,500}${marke.replace(/[{}]/g, '\\$&')}[^\\s"'<>]{0,500}`;
  return { inHref: new RegExp(`href="${wort}"`, 'g'), address: new RegExp(wort, 'g'), ersatz };
}

/** A message's HTML without the addresses of links that open something: they lead nowhere. */
export function hideInHtml(html: string): string {
  return verborgene.reduce(
    (shown, { inHref, address, ersatz }) => shown.replace(inHref, 'href="#"').replace(address, ersatz),
    html,
  );
}

export function hideInText(text: string): string {
  return verborgene.reduce((shown, { address, ersatz }) => shown.replace(address, ersatz), text);
}

/** What a mail server said, which may quote the link of the message that it refused. */
export function hideGeheim(fehler: string, geheim: string | null): string {
  return geheim ? fehler.replaceAll(geheim, '…') : fehler;
}

export function hasGeheimnis(text: string): boolean {
  return text.includes(geheimMarke);
}
