/** What XML 1.0 cannot hold, escaped or not: controls, and two code points that are no characters. */
const verboten = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const zeichen: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as one line that every reader of XML takes. */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(verboten, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[&<>"]/g, (sign) => zeichen[sign] ?? sign);
}

/** An element with a text; nothing without one, because readers refuse empty elements. */
export function xmlWert(name: string, text: string, merkmale: Record<string, string> = {}): string {
  const inhalt = xmlText(text);
  if (inhalt === '') return '';
  const liste = Object.entries(merkmale).map(([merkmal, wert]) => ` ${merkmal}="${xmlText(wert)}"`);
  return `<${name}${liste.join('')}>${inhalt}</${name}>`;
}

/** An element with others in it, each on its line; nothing without any. */
export function xmlGruppe(name: string, ...teile: string[]): string {
  const inhalt = teile.filter((teil) => teil !== '').join('\n');
  return inhalt === '' ? '' : `<${name}>\n${inhalt}\n</${name.replace(/ .*/s, '')}>`;
}

/** Whole cents as an amount: `-0.05`. */
export function xmlBetrag(name: string, cent: number, merkmale?: Record<string, string>): string {
  const betrag = Math.abs(cent);
  const zahl = `${Math.floor(betrag / 100)}.${String(betrag % 100).padStart(2, '0')}`;
  return xmlWert(name, cent < 0 ? `-${zahl}` : zahl, merkmale);
}

/** A day as it is stored (`2026-11-23`), in the form that the standard calls 102. */
export function xmlTag(name: string, tag: string, art: 'udt' | 'qdt' = 'udt'): string {
  return xmlGruppe(name, xmlWert(`${art}:DateTimeString`, tag.replaceAll('-', ''), { format: '102' }));
}
