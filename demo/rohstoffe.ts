import { createBodyOf, type RohstoffForm } from '#features/rohstoffe/contract.ts';
import { type RohstoffTyp, rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { createRohstoff } from '#features/rohstoffpflege/server/index.ts';
import type { Db } from '#server/db/connect.ts';

type DemoRohstoffe = {
  [Typ in RohstoffTyp]?: (Partial<RohstoffForm<(typeof rohstoffKinds)[Typ]>> & { bezeichnung: string })[];
};

const seifenwerk = 'Seifenwerk Havelland';
const duftmanufaktur = 'Duftmanufaktur Elbtal';
const papierhof = 'Lieferung vom Papierhof Werder';

/**
 * The raw materials of the example workshop by kind: every soap, scent and packaging of requirements.md, admin §3 (Form
 * enumerations). Prices in euros; stock in grams, drops, pieces. Two are below their minimum: schwarz and Sandelholz.
 */
export const demoRohstoffe = {
  rohseife: [
    {
      bezeichnung: 'Sheabutter',
      beschreibung: 'Cremeweiße Seifenbasis mit 15 % Sheabutter, mild und rückfettend.',
      gesamtInGramm: 5000,
      ekPreis: 43.8,
      farbe: 'cremeweiß',
      lieferant: seifenwerk,
      aktuellVorrat: 8400,
      mindestbestand: 2000,
    },
    {
      bezeichnung: 'Aloe-Vera',
      beschreibung: 'Leichte Basis mit Saft der Aloe-Vera für empfindliche Haut.',
      gesamtInGramm: 5000,
      ekPreis: 34.9,
      farbe: 'zartgrün',
      lieferant: seifenwerk,
      aktuellVorrat: 6150,
      mindestbestand: 2000,
    },
    {
      bezeichnung: 'Honigseife',
      beschreibung: 'Basis mit Blütenhonig einer Imkerei aus der Nachbarschaft.',
      gesamtInGramm: 2000,
      ekPreis: 18.5,
      farbe: 'honiggelb',
      lieferant: 'Imkerei Sommerfeld',
      aktuellVorrat: 3200,
      mindestbestand: 1000,
    },
    {
      bezeichnung: 'transparent',
      beschreibung: 'Klare Glycerinseife, in der Einlagen sichtbar bleiben.',
      gesamtInGramm: 5000,
      ekPreis: 32.5,
      farbe: 'klar',
      lieferant: seifenwerk,
      aktuellVorrat: 4900,
      mindestbestand: 1500,
    },
    {
      bezeichnung: 'pink',
      beschreibung: 'Basis mit rosa Tonerde.',
      gesamtInGramm: 1000,
      ekPreis: 7.9,
      farbe: 'altrosa',
      lieferant: seifenwerk,
      aktuellVorrat: 1650,
      mindestbestand: 500,
    },
    {
      bezeichnung: 'schwarz',
      beschreibung: 'Basis mit Aktivkohle aus Kokosschalen.',
      gesamtInGramm: 1000,
      ekPreis: 11.9,
      farbe: 'schwarz',
      lieferant: 'Kontor Spreewald',
      aktuellVorrat: 340,
      mindestbestand: 800,
    },
  ],
  duftoel: [
    {
      bezeichnung: 'Lavendel',
      beschreibung: 'Ätherisches Öl aus der Haute-Provence.',
      gesamtInMl: 30,
      ekPreis: 14.9,
      hersteller: duftmanufaktur,
      duftrichtung: 'blumig',
      intensitaet: 'mittel',
      aktuellVorrat: 460,
      mindestbestand: 120,
    },
    {
      bezeichnung: 'Vanille',
      beschreibung: 'Vanilleextrakt in Jojobaöl, färbt helle Seifen leicht bräunlich.',
      gesamtInMl: 15,
      ekPreis: 9.9,
      hersteller: duftmanufaktur,
      duftrichtung: 'süß',
      intensitaet: 'stark',
      aktuellVorrat: 235,
      mindestbestand: 60,
    },
    {
      bezeichnung: 'Minze',
      beschreibung: 'Ackerminze, frisch und kühl.',
      gesamtInMl: 30,
      ekPreis: 12.8,
      hersteller: 'Kräuterhof Uckermark',
      duftrichtung: 'frisch',
      intensitaet: 'stark',
      empfohlungProSeife: 3,
      maximalProSeife: 8,
      aktuellVorrat: 510,
      mindestbestand: 120,
    },
    {
      bezeichnung: 'Yasmin',
      beschreibung: 'Jasmin als Duftmischung in Alkohol.',
      gesamtInMl: 15,
      ekPreis: 18.5,
      hersteller: duftmanufaktur,
      duftrichtung: 'blumig',
      intensitaet: 'stark',
      haltbarkeitMonate: 18,
      aktuellVorrat: 190,
      mindestbestand: 60,
    },
    {
      bezeichnung: 'Sandelholz',
      beschreibung: 'Australisches Sandelholz, warm und lange haftend.',
      gesamtInMl: 15,
      ekPreis: 24.9,
      hersteller: duftmanufaktur,
      duftrichtung: 'holzig',
      intensitaet: 'mittel',
      haltbarkeitMonate: 36,
      aktuellVorrat: 42,
      mindestbestand: 60,
    },
  ],
  verpackung: [
    {
      bezeichnung: 'viereck',
      notizen: papierhof,
      menge: 100,
      kostenInEuro: 34.9,
      form: 'viereck',
      groesse: '7 × 7 × 3 cm',
      material: 'karton',
      farbe: 'natur',
      maximalGewicht: 130,
      aktuellVorrat: 148,
      mindestbestand: 40,
    },
    {
      bezeichnung: 'länglich',
      notizen: papierhof,
      menge: 50,
      kostenInEuro: 19.9,
      form: 'länglich',
      groesse: '11 × 5 × 3 cm',
      material: 'karton',
      farbe: 'natur',
      maximalGewicht: 120,
      aktuellVorrat: 73,
      mindestbestand: 40,
    },
    {
      bezeichnung: 'tüte 100g 9x13',
      notizen: 'Kompostierbar, mit Sichtfenster',
      menge: 200,
      kostenInEuro: 23.8,
      form: 'tüte',
      groesse: '9 × 13 cm',
      material: 'papier',
      farbe: 'weiß',
      maximalGewicht: 120,
      aktuellVorrat: 162,
      mindestbestand: 50,
    },
  ],
} satisfies DemoRohstoffe;

/** Adds the raw materials inside the caller's transaction; their stock comes from the ledger's history. */
export async function addDemoRohstoffe(db: Db): Promise<void> {
  const rohstoffe: DemoRohstoffe = demoRohstoffe;
  for (const kind of Object.values(rohstoffKinds)) {
    for (const rohstoff of rohstoffe[kind.typ] ?? []) {
      const body = createBodyOf(kind).parse({ ...rohstoff, aktuellVorrat: 0 });
      await createRohstoff(db, { kind, body });
    }
  }
}
