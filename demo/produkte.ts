import { beschreibungen, type DemoBeschreibung } from './beschreibungen.ts';
import type { aromen, seifen, seifenformen, verpackungen } from './seife-auswahl.ts';

/**
 * One product of the demo; the values of the four lists are those of requirements.md, admin §3, Form
 * enumerations. The Geschenkdose is not among the raw materials, so its recipe has a gap (R10).
 */
export type DemoProdukt = {
  /** Also the base name of the product's pictures. */
  slug: string;
  name: string;
  seife: (typeof seifen)[number];
  aroma: (typeof aromen)[number];
  seifenform: (typeof seifenformen)[number];
  verpackung: (typeof verpackungen)[number] | 'Geschenkdose';
  /** Identifies the soap on its page (Art. 19 of (EU) 2023/988). */
  artikelnummer: string;
  /** Grams; `packgewicht` is that of one packed piece. */
  gramm: number;
  packgewicht: number;
  /** Sold from stock only where they are missing; otherwise also made to order, in so many working days. */
  aufBestellung?: true;
  fertigungstage?: number;
  /** Euros; a product without it shows 'Preis noch nicht festgelegt'. */
  preis?: number;
  weblink?: string;
  aktiv: boolean;
  reihenfolge: number;
  beschreibung: DemoBeschreibung;
};

export const demoProdukte: DemoProdukt[] = [
  {
    slug: 'lavendeltraum',
    name: 'Lavendeltraum',
    seife: 'Sheabutter',
    aroma: 'Lavendel',
    seifenform: 'quadratisch',
    verpackung: 'viereck',
    gramm: 100,
    artikelnummer: 'LAVENDELTRAUM-100',
    packgewicht: 116,
    preis: 7.9,
    aktiv: true,
    reihenfolge: 10,
    beschreibung: beschreibungen.lavendeltraum,
  },
  {
    slug: 'honigwabe',
    name: 'Honigwabe',
    seife: 'Honigseife',
    aroma: 'Vanille',
    seifenform: 'Bienenwabe',
    verpackung: 'viereck',
    gramm: 110,
    artikelnummer: 'HONIGWABE-110',
    packgewicht: 126,
    aufBestellung: true,
    fertigungstage: 5,
    preis: 8.5,
    aktiv: true,
    reihenfolge: 20,
    beschreibung: beschreibungen.honigwabe,
  },
  {
    slug: 'minzmorgen',
    name: 'Minzmorgen',
    seife: 'Aloe-Vera',
    aroma: 'Minze',
    seifenform: 'Soap länglich',
    verpackung: 'länglich',
    gramm: 95,
    artikelnummer: 'MINZMORGEN-95',
    packgewicht: 109,
    preis: 6.9,
    aktiv: true,
    reihenfolge: 30,
    beschreibung: beschreibungen.minzmorgen,
  },
  {
    slug: 'jasminbluete',
    name: 'Jasminblüte',
    seife: 'pink',
    aroma: 'Yasmin',
    seifenform: 'quadratisch',
    verpackung: 'tüte 100g 9x13',
    gramm: 90,
    artikelnummer: 'JASMINBLUETE-90',
    packgewicht: 94,
    preis: 6.5,
    aktiv: true,
    reihenfolge: 40,
    beschreibung: beschreibungen.jasminbluete,
  },
  {
    slug: 'schwarzer-sandel',
    name: 'Schwarzer Sandel',
    seife: 'schwarz',
    aroma: 'Sandelholz',
    seifenform: 'Fight Club',
    verpackung: 'viereck',
    gramm: 120,
    artikelnummer: 'SCHWARZER-SANDEL-120',
    packgewicht: 136,
    aufBestellung: true,
    fertigungstage: 10,
    preis: 9.9,
    aktiv: true,
    reihenfolge: 50,
    beschreibung: beschreibungen['schwarzer-sandel'],
  },
  {
    slug: 'minzglas',
    name: 'Minzglas',
    seife: 'transparent',
    aroma: 'Minze',
    seifenform: 'quadratisch',
    verpackung: 'tüte 100g 9x13',
    gramm: 80,
    artikelnummer: 'MINZGLAS-80',
    packgewicht: 84,
    preis: 5.5,
    aktiv: true,
    reihenfolge: 60,
    beschreibung: beschreibungen.minzglas,
  },
  {
    slug: 'vanillewolke',
    name: 'Vanillewolke',
    seife: 'Sheabutter',
    aroma: 'Vanille',
    seifenform: 'Soap länglich',
    verpackung: 'länglich',
    gramm: 100,
    artikelnummer: 'VANILLEWOLKE-100',
    packgewicht: 114,
    preis: 7.5,
    aktiv: true,
    reihenfolge: 70,
    beschreibung: beschreibungen.vanillewolke,
  },
  {
    slug: 'gartenruhe',
    name: 'Gartenruhe',
    seife: 'Aloe-Vera',
    aroma: 'Lavendel',
    seifenform: 'Bienenwabe',
    verpackung: 'viereck',
    gramm: 105,
    artikelnummer: 'GARTENRUHE-105',
    packgewicht: 121,
    preis: 7.2,
    aktiv: true,
    reihenfolge: 80,
    beschreibung: beschreibungen.gartenruhe,
  },
  {
    slug: 'goldstueck',
    name: 'Goldstück',
    seife: 'Honigseife',
    aroma: 'Sandelholz',
    seifenform: 'Fight Club',
    verpackung: 'tüte 100g 9x13',
    gramm: 115,
    artikelnummer: 'GOLDSTUECK-115',
    packgewicht: 119,
    preis: 8.9,
    weblink: 'https://lindenblatt.example/dokumentation/goldstueck',
    aktiv: true,
    reihenfolge: 90,
    beschreibung: beschreibungen.goldstueck,
  },
  {
    slug: 'nachtjasmin',
    name: 'Nachtjasmin',
    seife: 'schwarz',
    aroma: 'Yasmin',
    seifenform: 'Soap länglich',
    verpackung: 'länglich',
    gramm: 90,
    artikelnummer: 'NACHTJASMIN-90',
    packgewicht: 104,
    aktiv: true,
    reihenfolge: 100,
    beschreibung: beschreibungen.nachtjasmin,
  },
  {
    slug: 'wintergruss',
    name: 'Wintergruß',
    seife: 'transparent',
    aroma: 'Vanille',
    seifenform: 'Bienenwabe',
    verpackung: 'Geschenkdose',
    gramm: 85,
    artikelnummer: 'WINTERGRUSS-85',
    packgewicht: 145,
    preis: 6.8,
    aktiv: false,
    reihenfolge: 110,
    beschreibung: beschreibungen.wintergruss,
  },
];
