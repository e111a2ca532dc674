import type { DnsLage, Nachricht, NachrichtZeile, Postausgang, PostLage } from './contract.ts';
import { type NachrichtArt, type NachrichtStand, nachrichtArten, nachrichtStaende } from './nachricht.ts';

/** Another server's answer may lack fields: what is missing is empty, and a message without an id is left out. */
export function readPostausgang(data: unknown): Postausgang {
  const { nachrichten, weitere, anzahl, smtp } = Object(data);
  const gezaehlt = Object(anzahl);
  return {
    nachrichten: listOf(nachrichten).flatMap((zeile) => readZeile(zeile) ?? []),
    weitere: weitere === true,
    anzahl: Object.fromEntries(
      nachrichtStaende.map((stand) => [stand, Number(gezaehlt[stand]) || 0]),
    ) as Postausgang['anzahl'],
    // Only a server that says so has none.
    smtp: smtp !== false,
  };
}

export function readZeile(data: unknown): NachrichtZeile | undefined {
  const zeile = Object(data);
  if (typeof zeile._id !== 'string') return undefined;
  return {
    _id: zeile._id,
    art: Object.hasOwn(nachrichtArten, text(zeile.art)) ? (zeile.art as NachrichtArt) : 'test',
    stand: nachrichtStaende.includes(zeile.stand) ? (zeile.stand as NachrichtStand) : 'wartet',
    an: text(zeile.an),
    anName: text(zeile.anName),
    betreff: text(zeile.betreff),
    createdAt: text(zeile.createdAt),
    gesendetAt: text(zeile.gesendetAt) || null,
    faelligAt: text(zeile.faelligAt) || null,
    versuche: Number(zeile.versuche) || 0,
    zuerstGesendetAt: text(zeile.zuerstGesendetAt) || null,
    fehler: text(zeile.fehler),
    istErledigt: zeile.istErledigt === true,
    auftragId: text(zeile.auftragId) || null,
  };
}

export function parseNachricht(data: unknown): Nachricht | undefined {
  const zeile = readZeile(data);
  const { antwortAn, html, text: inhalt, anhaenge, hatGeheimnis } = Object(data);
  return (
    zeile && {
      ...zeile,
      antwortAn: text(antwortAn),
      html: text(html),
      text: text(inhalt),
      anhaenge: listOf(anhaenge).flatMap((anhang) => {
        const { nr, name } = Object(anhang);
        return Number.isInteger(nr) ? [{ nr: Number(nr), name: text(name) || 'Anhang' }] : [];
      }),
      hatGeheimnis: hatGeheimnis === true,
    }
  );
}

export function parsePostLage(data: unknown): PostLage {
  const { problem, nichtZugestellt } = Object(data);
  return { problem: text(problem), nichtZugestellt: Number(nichtZugestellt) || 0 };
}

export function readDnsLage(data: unknown): DnsLage {
  const { domain, eintraege } = Object(data);
  return {
    domain: text(domain),
    eintraege: listOf(eintraege).flatMap((eintrag) => {
      const { name, stand, wert, hinweis } = Object(eintrag);
      if (!['SPF', 'DKIM', 'DMARC'].includes(name)) return [];
      const known = stand === 'da' || stand === 'fehlt' ? stand : 'unbekannt';
      return [{ name, stand: known, wert: text(wert), hinweis: text(hinweis) }];
    }),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
