import type { TexteAngaben } from '#features/einstellung/gruppen/texte-angaben.ts';
import { umweltAussagen } from '#features/einstellung/umweltaussagen/umwelt-aussagen.ts';
import type { BereitFakten } from './bereit-fakten.ts';
import type { Pruefung, Punkt } from './bereit-punkt.ts';

/** Places that are named before the others are only counted. */
const hoechstens = 5;

/** (EU) 2024/825: general environmental claims without a proof, in what the shop says about itself and its products. */
export const umweltaussagen: Pruefung = {
  id: 'umwelt',
  titel: 'Umwelt\u00adaussagen in den Texten',
  pruefe: (fakten) => {
    const points = [...eigeneStellen(fakten), ...produktStellen(fakten)].flatMap(punkteOf);
    const rest = points.slice(hoechstens);
    const [first] = rest;
    if (!first) return points;
    const text = rest.length === 1 ? 'Eine weitere Stelle ändern.' : `${rest.length} weitere Stellen ändern.`;
    const [ziel = null] = first.ziel?.split('?') ?? [];
    return [...points.slice(0, hoechstens), { stufe: 'gelb', text, ziel }];
  },
};

/** Fields that belong together under one name: a product, or a heading with its text. */
type Stelle = { name: string; felder: { ziel: string; text: string }[] };

function eigeneStellen({ einstellungen: { laden, texte, post } }: BereitFakten): Stelle[] {
  const { begruessung, merkmale, fussSatz, ueberUns, geschichte, bereiche, werte } = texte.angaben;
  return [
    stelle('Slogan', { 'laden.slogan': laden.angaben.slogan }),
    stelle('Begrüßung', { 'texte.begruessung': begruessung }),
    ...abschnitte('Wofür wir stehen, Karte', 'texte.merkmale', merkmale),
    stelle('Satz am Ende jeder Seite', { 'texte.fussSatz': fussSatz }),
    stelle('Erster Satz auf „Das sind wir“', { 'texte.ueberUns': ueberUns }),
    stelle('Wie es anfing', { 'texte.geschichte': geschichte }),
    ...abschnitte('Was wir machen, Bereich', 'texte.bereiche', bereiche),
    ...abschnitte('Was uns wichtig ist, Wert', 'texte.werte', werte),
    stelle('Unterschrift der E-Mails', { 'post.signatur': post.angaben.signatur }),
  ];
}

function abschnitte(name: string, feld: string, all: TexteAngaben['werte']): Stelle[] {
  return all.map(({ titel, text }, at) =>
    stelle(`${name} ${at + 1}`, { [`${feld}.${at}.titel`]: titel, [`${feld}.${at}.text`]: text }),
  );
}

function stelle(name: string, texte: Record<string, string>): Stelle {
  const felder = Object.entries(texte).map(([feld, text]) => ({
    ziel: `/admin/einstellungen?feld=${feld}`,
    text,
  }));
  return { name, felder };
}

function produktStellen({ produkte }: BereitFakten): Stelle[] {
  return produkte.map(({ id, name, texte }) => ({
    name,
    felder: texte.map(({ feld, text }) => ({
      ziel: `/admin/portfolio?produkt=${id}&feld=${feld}`,
      text,
    })),
  }));
}

/** What to do with the claims of a place, at the first field that makes one; nothing if none does. */
function punkteOf({ name, felder }: Stelle): Punkt[] {
  const found = felder.flatMap(({ ziel, text }) => umweltAussagen(text).map(({ wort }) => ({ ziel, wort })));
  const [first] = found;
  if (!first) return [];
  const worte = [...new Set(found.map(({ wort }) => `„${wort}“`))];
  const text = `${name}: ${new Intl.ListFormat('de-DE').format(worte)} durch das ersetzen, was genau stimmt. Allgemeine Umweltaussagen sind ohne anerkannten Nachweis verboten.`;
  return [{ stufe: 'gelb', text, ziel: first.ziel }];
}
