/** An element of XML as it was read: with its text if it has one, else with its elements. */
export type XmlElement = {
  name: string;
  merkmale: Record<string, string>;
  text: string;
  kinder: XmlElement[];
};

const teil = /<\?xml [^?]*\?>|<\/([\w:]+)>|<([\w:]+)((?: [\w:]+="[^"<]*")*)>|([^<]+)/gy;
const zeichen: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const erlaubt = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;

/** Reads the plain XML that the shop writes, and throws at anything else: comments, sections, empty elements. */
export function readXml(xml: string): XmlElement {
  if (!erlaubt.test(xml)) throw new Error('a character that XML cannot hold');
  const wurzel: XmlElement = { name: '', merkmale: {}, text: '', kinder: [] };
  const offen = [wurzel];
  let ende = 0;
  for (const [stueck, zu, auf, merkmale = '', text = ''] of xml.matchAll(teil)) {
    ende += stueck.length;
    const innen = offen.at(-1) ?? wurzel;
    if (auf !== undefined) {
      const element: XmlElement = { name: auf, merkmale: readMerkmale(merkmale), text: '', kinder: [] };
      innen.kinder.push(element);
      offen.push(element);
    } else if (zu === undefined) innen.text += readText(text);
    else if (offen.pop()?.name !== zu) throw new Error(`${zu} ends, and did not begin`);
    else if (innen.text.trim() === '' && innen.kinder.length === 0) throw new Error(`${zu} is empty`);
  }
  const [einzige] = wurzel.kinder;
  if (ende !== xml.length || offen.length !== 1 || !einzige || wurzel.kinder.length !== 1)
    throw new Error(`no XML of ours from ${ende} on`);
  return einzige;
}

function readMerkmale(text: string): Record<string, string> {
  const paare = [...text.matchAll(/ ([\w:]+)="([^"]*)"/g)];
  return Object.fromEntries(paare.map(([, name = '', wert = '']) => [name, readText(wert)]));
}

function readText(text: string): string {
  return text.replaceAll(/&(?:(\w+);)?/g, (all, name: string) => {
    const sign = zeichen[name];
    if (sign === undefined) throw new Error(`${all} is no sign`);
    return sign;
  });
}

/** All elements on a way of names from an element, without their prefix: `'Buyer/Name'`. */
export function findAll(element: XmlElement, weg: string): XmlElement[] {
  const [name, ...rest] = weg.split('/');
  const kinder = element.kinder.filter((kind) => kind.name.replace(/^\w+:/, '') === name);
  return rest.length === 0 ? kinder : kinder.flatMap((kind) => findAll(kind, rest.join('/')));
}

/** The text at the end of a way, '' if there is none. */
export function findText(element: XmlElement, weg: string): string {
  return findAll(element, weg)[0]?.text ?? '';
}
