import { type SteuerAngaben, steuermodusAm } from '#features/einstellung/gruppen/steuer-angaben.ts';
import type { VerkaufsProdukt } from '#features/portfolio/verkauf/verkaufs-produkt.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { type Dringlichkeit, frage, type Pruefung, type Punkt, wenn } from './bereit-punkt.ts';
import { hoechstensGenannt } from './produkt-namen.ts';

const portfolio = '/admin/portfolio';

/** A product that shoppers see can be bought when it has a price. */
export function isVerkaeuflich({ preisCent }: Pick<VerkaufsProdukt, 'preisCent'>): boolean {
  return preisCent !== null && preisCent > 0;
}

/** There is something to sell. */
export const sortiment: Pruefung = {
  id: 'sortiment',
  titel: 'Etwas zu verkaufen',
  fragen: [
    frage(['produkte'], ({ produkte }) =>
      wenn(!produkte.some(isVerkaeuflich), {
        stufe: 'rot',
        text: 'Mindestens ein Produkt aktiv schalten und ihm einen Preis geben.',
        ziel: portfolio,
      }),
    ),
  ],
};

/** Each product that can be bought has what the law asks beside its price; one without a price only is not sold. */
export const produktAngaben: Pruefung = {
  id: 'produkte',
  titel: 'Angaben zu den Produkten',
  fragen: [
    frage(['produkte', 'steuer', 'tag'], ({ produkte, steuer, tag }) => {
      const saetze = gueltigeSaetze(steuer.angaben, tag);
      return ersteProdukte(produkte.flatMap((one) => unvollstaendig(one, saetze)));
    }),
  ],
};

/** What a product lacks, and the field of its form. */
type Luecke = { feld: string; was: string };

const undListe = new Intl.ListFormat('de-DE');
const oderListe = new Intl.ListFormat('de-DE', { type: 'disjunction' });

/** The tax rates that a product may have, and their names; any rate is good where none is used. */
type Saetze = { erlaubt: Set<number>; namen: string; isJederGut: boolean };

function gueltigeSaetze({ saetze, modi }: SteuerAngaben, tag: string): Saetze {
  return {
    erlaubt: new Set(saetze),
    namen: oderListe.format(saetze.map((satz) => `${formatZahl(satz)} %`)),
    // Under § 19 UStG no rate is used.
    isJederGut: steuermodusAm(modi, tag) === 'kleinunternehmer',
  };
}

function unvollstaendig(produkt: VerkaufsProdukt, saetze: Saetze): Punkt[] {
  const { name } = produkt;
  const ziel = (feld: string) => produktZiel(produkt, feld);
  if (!isVerkaeuflich(produkt)) {
    const text = `${name}: Ohne Preis kann es niemand kaufen. Einen Preis eintragen oder es ausblenden.`;
    return [{ stufe: 'gelb', text, ziel: ziel('preis') }];
  }
  const [erste, ...weitere] = lueckenOf(produkt, saetze);
  if (!erste) return [];
  const was = undListe.format([erste, ...weitere].map((luecke) => luecke.was));
  return [{ stufe: 'rot', text: `${name}: ${was} eintragen.`, ziel: ziel(erste.feld) }];
}

function lueckenOf({ packgewicht, hatInhaltsstoffe, steuersatz }: VerkaufsProdukt, saetze: Saetze): Luecke[] {
  const isSatzGut = saetze.isJederGut || saetze.erlaubt.has(steuersatz);
  return [
    ...(packgewicht === null ? [{ feld: 'packgewicht', was: 'das Gewicht' }] : []),
    ...(hatInhaltsstoffe ? [] : [{ feld: 'beschreibung.inhaltsstoffe', was: 'die Inhaltsstoffe (INCI)' }]),
    ...(isSatzGut ? [] : [{ feld: 'steuersatz', was: `den Steuersatz ${saetze.namen}` }]),
  ];
}

/** The address of a field of a product's form. */
export function produktZiel({ id }: Pick<VerkaufsProdukt, 'id'>, feld: string): string {
  return `${portfolio}?produkt=${id}&feld=${feld}`;
}

/** The first points, the urgent ones first; the others are only counted. */
export function ersteProdukte<Stufe extends Dringlichkeit>(points: Punkt<Stufe>[]): Punkt<Stufe>[] {
  const sorted = points.toSorted((a, b) => Number(a.stufe === 'gelb') - Number(b.stufe === 'gelb'));
  const rest = sorted.slice(hoechstensGenannt);
  const [first] = rest;
  if (!first) return sorted;
  const text =
    rest.length === 1 ? 'Ein weiteres Produkt ergänzen.' : `${rest.length} weitere Produkte ergänzen.`;
  return [...sorted.slice(0, hoechstensGenannt), { stufe: first.stufe, text, ziel: portfolio }];
}
