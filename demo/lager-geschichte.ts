import { tropfenOf } from '#features/portfolio/rezept.ts';
import { type DemoProdukt, demoProdukte } from './produkte.ts';
import { demoRohstoffe } from './rohstoffe.ts';

/** An event in the workshop `tage` days ago; articles are referred to by name. Hours are UTC. */
export type Ereignis = { tage: number; stunde: number } & (
  | { was: 'korrektur'; artikel: string; aenderung: number; grund: string; notizen?: string }
  | { was: 'produktion'; slug: string; anzahl: number; isStorniert?: boolean }
  | { was: 'zaehlung'; abweichungen: Record<string, number>; notizen: string }
);

const wochen = 20;
const tageProWoche = 7;
const ersterTag = wochen * tageProWoche + 1;
const tropfenProMl = 20;

/** Soaps with a complete recipe, in their rotation. */
const seifen = demoProdukte.filter(({ slug }) => slug !== 'wintergruss');
const stueckzahlen = [12, 10, 14, 8, 12];

/** Pieces in stock at the beginning of the history, and the minimum. */
const anfangsbestand = 6;
export const mindestbestand = 6;

/** Two soaps are produced every week. */
function produktionen(woche: number): Ereignis[] {
  return [0, 1].map((i) => {
    const nummer = 2 * (wochen - woche) + i;
    const { slug } = seifen[nummer % seifen.length] as DemoProdukt;
    const anzahl = stueckzahlen[nummer % stueckzahlen.length] as number;
    return { tage: woche * tageProWoche - 2 - i, stunde: 9 + 5 * i, was: 'produktion', slug, anzahl };
  });
}

/** Sales at the Saturday market for each soap: sometimes none, never more than the stock. */
function sales(woche: number, vorrat: Map<string, number>): Ereignis[] {
  return seifen.flatMap(({ name }, i): Ereignis[] => {
    const gefragt = (woche * 3 + i * 5) % 4;
    const aenderung = -Math.min(gefragt, vorrat.get(name) ?? 0);
    if (aenderung === 0) return [];
    vorrat.set(name, (vorrat.get(name) ?? 0) + aenderung);
    const tage = woche * tageProWoche - 5;
    return [
      {
        tage,
        stunde: 14,
        was: 'korrektur',
        artikel: name,
        aenderung,
        grund: 'Verkauf',
        notizen: 'Wochenmarkt',
      },
    ];
  });
}

/** Irregular events. */
const besonderes: Ereignis[] = [
  {
    tage: 121,
    stunde: 8,
    was: 'zaehlung',
    abweichungen: { Sheabutter: -45, 'Aloe-Vera': 20, pink: 0 },
    notizen: 'Quartalsinventur',
  },
  {
    tage: 96,
    stunde: 10,
    was: 'korrektur',
    artikel: 'pink',
    aenderung: -180,
    grund: 'Verdorben',
    notizen: 'Beim Schmelzen zu heiß geworden',
  },
  {
    tage: 83,
    stunde: 15,
    was: 'korrektur',
    artikel: 'viereck',
    aenderung: -4,
    grund: 'Bruch',
    notizen: 'Kartons nass geworden',
  },
  { tage: 71, stunde: 11, was: 'produktion', slug: 'honigwabe', anzahl: 16, isStorniert: true },
  {
    tage: 58,
    stunde: 16,
    was: 'korrektur',
    artikel: 'Lavendeltraum',
    aenderung: -2,
    grund: 'Muster',
    notizen: 'Für den Hofladen',
  },
  {
    tage: 44,
    stunde: 12,
    was: 'korrektur',
    artikel: 'Minze',
    aenderung: -30,
    grund: 'Schwund',
    notizen: 'Tropfer undicht',
  },
  {
    tage: 30,
    stunde: 8,
    was: 'zaehlung',
    abweichungen: { Lavendel: -6, Vanille: 2, Minze: 0, Yasmin: -3, Sandelholz: 0 },
    notizen: 'Quartalsinventur',
  },
  {
    tage: 29,
    stunde: 8,
    was: 'zaehlung',
    abweichungen: { viereck: -2, länglich: 0, 'tüte 100g 9x13': 1 },
    notizen: 'Quartalsinventur',
  },
  {
    tage: 16,
    stunde: 13,
    was: 'korrektur',
    artikel: 'Vanillewolke',
    aenderung: 1,
    grund: 'Rückgabe',
    notizen: 'Karton eingedrückt, Seife einwandfrei',
  },
  {
    tage: 3,
    stunde: 10,
    was: 'zaehlung',
    abweichungen: { Lavendeltraum: -1, Honigwabe: 0, Minzmorgen: 0 },
    notizen: 'Vor dem Weihnachtsmarkt',
  },
];

/** All events except purchases, oldest first. */
function workshopLife(): Ereignis[] {
  const vorrat = new Map(seifen.map(({ name }) => [name, anfangsbestand]));
  const verlauf: Ereignis[] = [];
  for (let woche = wochen; woche >= 1; woche -= 1) {
    verlauf.push(...sales(woche, vorrat), ...produktionen(woche));
    for (const ereignis of produktionen(woche)) addTo(vorrat, changesOf(ereignis));
  }
  const uebrig = (vorrat.get('Minzglas') ?? 0) - mindestbestand / 2;
  verlauf.push({
    tage: 1,
    stunde: 9,
    was: 'korrektur',
    artikel: 'Minzglas',
    aenderung: -uebrig,
    grund: 'Verkauf',
    notizen: 'Großbestellung',
  });
  return [...verlauf, ...besonderes].sort(byTime);
}

/** The change of each article by name; a reversed production still needs its material for a while. */
function changesOf(ereignis: Ereignis): [artikel: string, menge: number][] {
  if (ereignis.was === 'korrektur') return [[ereignis.artikel, ereignis.aenderung]];
  if (ereignis.was === 'zaehlung') return Object.entries(ereignis.abweichungen);
  const { anzahl, slug, isStorniert } = ereignis;
  const { name, seife, aroma, verpackung, gramm } = seifen.find((one) => one.slug === slug) as DemoProdukt;
  const changes: [string, number][] = [
    [name, anzahl],
    [seife, -gramm * anzahl],
    [aroma, -tropfenOf(gramm) * anzahl],
    [verpackung, -anzahl],
  ];
  return isStorniert
    ? [...changes, ...changes.map(([artikel, menge]): [string, number] => [artikel, -menge])]
    : changes;
}

function addTo(vorrat: Map<string, number>, changes: [string, number][]): void {
  for (const [artikel, menge] of changes) vorrat.set(artikel, (vorrat.get(artikel) ?? 0) + menge);
}

type DemoRohstoff = { name: string; ziel: number; mindestens: number; gebinde: number };

/** Every raw material with the stock at the end of the demo, its minimum, and the amount per purchase. */
function listRohstoffe(): DemoRohstoff[] {
  const { rohseife, duftoel, verpackung } = demoRohstoffe;
  return [
    ...rohseife.map((one) => ({ ...one, gebinde: one.gesamtInGramm })),
    ...duftoel.map((one) => ({ ...one, gebinde: (one.gesamtInMl ?? 0) * tropfenProMl })),
    ...verpackung.map((one) => ({ ...one, gebinde: one.menge })),
  ].map(({ bezeichnung: name, aktuellVorrat: ziel = 0, mindestbestand: mindestens = 0, gebinde = 1 }) => ({
    name,
    ziel,
    mindestens,
    gebinde,
  }));
}

/** The opening stock and the purchases, so that the level stays above its minimum and ends at `ziel`. */
function supply({ name, ziel, mindestens, gebinde }: DemoRohstoff, leben: Ereignis[]): Ereignis[] {
  const changes = leben.flatMap((ereignis) =>
    changesOf(ereignis).flatMap(([artikel, menge]) =>
      artikel === name ? [{ tage: ereignis.tage, menge }] : [],
    ),
  );
  const verbrauch = -changes.reduce((sum, { menge }) => sum + menge, 0);
  let offen = Math.max(0, Math.floor(verbrauch / gebinde));
  let bestand = ziel + verbrauch - offen * gebinde;
  const ereignisse = [opening(name, bestand)];
  for (const { tage, menge } of changes) {
    const gebraucht = Math.ceil((mindestens - bestand - menge) / gebinde);
    const gekauft = Math.min(offen, Math.max(0, gebraucht));
    if (gekauft > 0) ereignisse.push(purchase(name, gekauft * gebinde, tage + 1));
    offen -= gekauft;
    bestand += gekauft * gebinde;
    bestand += menge;
  }
  return offen > 0 ? [...ereignisse, purchase(name, offen * gebinde, 2)] : ereignisse;
}

function opening(artikel: string, aenderung: number): Ereignis {
  return { tage: ersterTag, stunde: 7, was: 'korrektur', artikel, aenderung, grund: 'Anfangsbestand' };
}

function purchase(artikel: string, aenderung: number, tage: number): Ereignis {
  return { tage, stunde: 8, was: 'korrektur', artikel, aenderung, grund: 'Einkauf' };
}

function byTime(a: Ereignis, b: Ereignis): number {
  return b.tage - a.tage || a.stunde - b.stunde;
}

/** Some months of events, oldest first. The raw materials end at the stock that `demoRohstoffe` lists. */
export function listEreignisse(): Ereignis[] {
  const leben = workshopLife();
  const rohstoffe = listRohstoffe().flatMap((rohstoff) => supply(rohstoff, leben));
  const produkte = seifen.map(({ name }) => opening(name, anfangsbestand));
  return [...rohstoffe, ...produkte, ...leben].sort(byTime);
}
