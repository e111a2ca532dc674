import type { AngabenOf, EinstellungName, Stand } from '#features/einstellung/gruppen/gruppen.ts';
import { leereNummern } from '#features/einstellung/gruppen/nummern-angaben.ts';
import { anfangsPhase } from '#features/einstellung/gruppen/phase-angaben.ts';
import { leereSteuer } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { leereTexte } from '#features/einstellung/gruppen/texte-angaben.ts';
import { leererVersand } from '#features/einstellung/gruppen/versand-angaben.ts';
import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import type { BereitFakten } from '#features/oeffnung/bereitschaft/bereit-fakten.ts';

function saved<N extends EinstellungName>(_name: N, angaben: AngabenOf<N>): Stand<N> {
  return { version: 1, angaben, geaendertAt: '2026-11-01T08:00:00.000Z', von: 'Ada Beispiel' };
}

/** The facts of a shop that lacks nothing and that others can reach. */
export const vollstaendig: BereitFakten = {
  tag: '2026-11-23',
  umgebung: {
    ...{ oeffentlich: true, https: true, sicherung: true, smtp: true, proxyGeklaert: true },
    adresse: 'https://seifenhof.de',
  },
  onlineWege: [],
  probelauf: { bestanden: true },
  bilder: { startseite: null, dasSindWir: null },
  gewaehrleistung: { text: 'Sie haben ein gesetzliches Gewährleistungsrecht.' },
  aussagen: new Map(),
  rechtstexte: [
    {
      art: 'agb',
      titel: 'AGB',
      text: '{{versandkostenAbsatz}}',
      geprueftAm: '2026-10-02',
      istVerantwortet: false,
    },
    {
      art: 'impressum',
      titel: 'Impressum',
      text: '{{inhaberin}}',
      geprueftAm: '2026-10-02',
      istVerantwortet: false,
    },
  ],
  produkte: [
    {
      ...{ id: 'honig', version: 1 },
      name: 'Honigseife',
      preisCent: 850,
      packgewicht: 110,
      steuersatz: 19,
      hatInhaltsstoffe: true,
      artikelnummer: 'HONIG-100',
    },
  ],
  laden: saved('laden', {
    name: 'Seifenhof',
    slogan: '',
    inhaberin: 'Ada Lovelace',
    adresse: { strasse: 'Hofweg', hausnummer: '3', plz: '04103', stadt: 'Leipzig', land: 'Deutschland' },
    email: 'hallo@seifenhof.de',
    telefon: '0341 555 01',
    fotoProfil: { name: '', url: '' },
    team: [],
    verantwortlich: '',
    lucid: 'DE4000000000001',
  }),
  steuer: saved('steuer', { ...leereSteuer, steuernummer: '231/123/45678' }),
  versand: saved('versand', {
    ...leererVersand,
    abholung: { aktiv: true, ort: 'Hofweg 3, Leipzig', zeiten: 'Freitag 15–18 Uhr' },
  }),
  zahlung: saved('zahlung', {
    ...leereZahlung,
    vorkasse: {
      aktiv: true,
      kontoinhaber: 'Ada Lovelace',
      iban: 'DE02120300000000202051',
      bank: '',
      zahlungstage: 7,
      erinnernNachTagen: 5,
      stornierenNachTagen: 10,
    },
    abholung: { aktiv: true },
  }),
  post: saved('post', { absenderName: '', absender: 'hallo@seifenhof.de', antwortAn: '', signatur: '' }),
  texte: saved('texte', {
    ...leereTexte,
    merkmale: leereTexte.merkmale.with(0, { titel: 'Klar', text: 'Was drin ist, steht drauf.' }),
  }),
  nummern: saved('nummern', leereNummern),
  phase: saved('phase', anfangsPhase),
};
