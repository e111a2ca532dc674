import type { TexteAngaben } from '#features/einstellung/gruppen/texte-angaben.ts';
import { type Aussagen, aussagenIn } from '#features/einstellung/umweltaussagen/umwelt-aussagen.ts';
import type { BereitFakten } from './bereit-fakten.ts';
import { produktZiel } from './bereit-produkte.ts';
import { hinweisFrage, type Pruefung, type Punkt } from './bereit-punkt.ts';

/** Places that are named before the others are only counted. */
const hoechstens = 5;

/** (EU) 2024/825: general environmental claims without a proof, in what the shop says about itself and its products. */
export const umweltaussagen: Pruefung = {
  id: 'umwelt',
  titel: 'Umwelt\u00adaussagen in den Texten',
  fragen: [
    hinweisFrage(['laden', 'texte', 'post', 'produkte', 'aussagen'], (fakten) => {
      const points = [...eigenePunkte(fakten), ...produktPunkte(fakten)];
      const rest = points.slice(hoechstens);
      const [first] = rest;
      if (!first) return points;
      const text =
        rest.length === 1 ? 'Eine weitere Stelle ändern.' : `${rest.length} weitere Stellen ändern.`;
      const [ziel = null] = first.ziel?.split('?') ?? [];
      return [...points.slice(0, hoechstens), { stufe: 'gelb', text, ziel }];
    }),
  ],
};

/** Fields of the settings that belong together under one name: a heading with its text. */
type Stelle = { name: string; felder: Record<string, string> };

function eigenePunkte(fakten: Pick<BereitFakten, 'laden' | 'texte' | 'post'>): Punkt<'gelb'>[] {
  return eigeneStellen(fakten).flatMap(({ name, felder }) => {
    const found = aussagenIn(felder);
    return found ? [punktOf(name, found, `/admin/einstellungen?feld=${found.feld}`)] : [];
  });
}

function eigeneStellen({ laden, texte, post }: Pick<BereitFakten, 'laden' | 'texte' | 'post'>): Stelle[] {
  const { begruessung, merkmale, fussSatz, ueberUns, geschichte, bereiche, werte } = texte.angaben;
  return [
    { name: 'Slogan', felder: { 'laden.slogan': laden.angaben.slogan } },
    { name: 'Begrüßung', felder: { 'texte.begruessung': begruessung } },
    ...abschnitte('Wofür wir stehen, Karte', 'texte.merkmale', merkmale),
    { name: 'Satz am Ende jeder Seite', felder: { 'texte.fussSatz': fussSatz } },
    { name: 'Erster Satz auf „Das sind wir“', felder: { 'texte.ueberUns': ueberUns } },
    { name: 'Wie es anfing', felder: { 'texte.geschichte': geschichte } },
    ...abschnitte('Was wir machen, Bereich', 'texte.bereiche', bereiche),
    ...abschnitte('Was uns wichtig ist, Wert', 'texte.werte', werte),
    { name: 'Unterschrift der E-Mails', felder: { 'post.signatur': post.angaben.signatur } },
  ];
}

function abschnitte(name: string, feld: string, all: TexteAngaben['werte']): Stelle[] {
  return all.map(({ titel, text }, at) => ({
    name: `${name} ${at + 1}`,
    felder: { [`${feld}.${at}.titel`]: titel, [`${feld}.${at}.text`]: text },
  }));
}

function produktPunkte({ produkte, aussagen }: Pick<BereitFakten, 'produkte' | 'aussagen'>): Punkt<'gelb'>[] {
  return produkte.flatMap((produkt) => {
    const found = aussagen.get(produkt.id);
    return found ? [punktOf(produkt.name, found, produktZiel(produkt, found.feld))] : [];
  });
}

const undListe = new Intl.ListFormat('de-DE');

/** What to do with the claims of a place, at the first field that makes one. */
function punktOf(name: string, { worte }: Aussagen, ziel: string): Punkt<'gelb'> {
  const namen = undListe.format(worte.map((wort) => `„${wort}“`));
  const text = `${name}: ${namen} durch das ersetzen, was genau stimmt. Allgemeine Umweltaussagen sind ohne anerkannten Nachweis verboten.`;
  return { stufe: 'gelb', text, ziel };
}
