import { bestellMarke, geheimMarke } from './bloecke.ts';

/** What stands in the back office in place of a link that works for its receiver alone. */
export const verborgenerLink = '[Link nur für die Empfängerin oder den Empfänger]';

/** The same for the page of an order. */
export const bestellLink = '[Link zur Bestellung]';

/** What is shown in place of an address that opens something; `undefined` for any other word. */
function ersatzOf(wort: string): string | undefined {
  if (wort.includes(geheimMarke)) return verborgenerLink;
  return wort.includes(bestellMarke) ? bestellLink : undefined;
}

function hasVerborgenes(text: string): boolean {
  return text.includes(geheimMarke) || text.includes(bestellMarke);
}

/** A message's HTML without the addresses of links that open something: they lead nowhere. */
export function hideInHtml(html: string): string {
  if (!hasVerborgenes(html)) return html;
  return html.replace(/(href=")?[^\s"'<>]+/g, (wort, href: string | undefined) => {
    const ersatz = ersatzOf(wort);
    return ersatz === undefined ? wort : href === undefined ? ersatz : `${href}#`;
  });
}

/** The same for its text. Only lines with such an address are taken apart: they are few of a long message. */
export function hideInText(text: string): string {
  return hasVerborgenes(text) ? text.split('\n').map(hideInLine).join('\n') : text;
}

function hideInLine(line: string): string {
  return hasVerborgenes(line) ? line.replace(/[^\s"'<>]+/g, (wort) => ersatzOf(wort) ?? wort) : line;
}

/** What a mail server said, which may quote the link of the message that it refused. */
export function hideGeheim(fehler: string, geheim: string | null): string {
  return geheim ? fehler.replaceAll(geheim, '…') : fehler;
}

export function hasGeheimnis(text: string): boolean {
  return text.includes(geheimMarke);
}
