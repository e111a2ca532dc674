import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hauptUrl } from '#features/bild/bild-adresse.ts';
import type { AngabenOf, Gruppe } from '#features/einstellung/gruppen/gruppen.ts';
import { gruppen, gruppenNamen } from '#features/einstellung/gruppen/gruppen.ts';
import { leereSteuer } from '#features/einstellung/gruppen/steuer-angaben.ts';
import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import type { VerkaufsProdukt } from '#features/portfolio/verkauf/verkaufs-produkt.ts';
import type { TextPruefung } from '#features/rechtstexte/rechtstext-fassung.ts';
import { vollstaendig } from '#test/einstellung/bereit-fakten.ts';
import { beispielBilder } from './beispiel-werte.ts';
import type { BereitFakten } from './bereit-fakten.ts';
import type { Fakt } from './bereit-punkt.ts';
import {
  bereitschaft,
  gefragteFakten,
  hinderndePruefungen,
  hindernisse,
  neueHindernisse,
  type Stufe,
} from './bereitschaft.ts';

const hier = { ...vollstaendig.umgebung, oeffentlich: false, https: false, sicherung: false, smtp: false };
const { umgebung } = vollstaendig;
const agb = vollstaendig.rechtstexte[0] as TextPruefung;
const honig = vollstaendig.produkte[0] as VerkaufsProdukt;

/** The complete facts with another value of a group. */
function mit<G extends Gruppe>(gruppe: G, angaben: Partial<AngabenOf<G>>): BereitFakten {
  const stand = vollstaendig[gruppe];
  return { ...vollstaendig, [gruppe]: { ...stand, angaben: { ...stand.angaben, ...angaben } } };
}

function mitProdukt(produkt: Partial<VerkaufsProdukt>): BereitFakten {
  return { ...vollstaendig, produkte: [honig, { ...honig, id: 'oel', name: 'Ölseife', ...produkt }] };
}

function zeileOf(fakten: BereitFakten, id: string) {
  const zeile = bereitschaft(fakten).find((one) => one.id === id);
  if (!zeile) throw new Error(id);
  return zeile;
}

/** Paying online is on, in this environment, and the provider offers a way if `wege` says so. */
function mitOnline(
  zahlung: BereitFakten['umgebung']['zahlung'],
  wege: BereitFakten['onlineWege'] = [],
  schalter = leereZahlung.online.wege,
) {
  const fakten = mit('zahlung', { online: { ...leereZahlung.online, aktiv: true, wege: schalter } });
  return { ...fakten, umgebung: { ...umgebung, zahlung }, onlineWege: wege };
}

test('a tax mode that was never chosen links to the row that is valid today', () => {
  const zielOf = (...days: string[]) => {
    const modi = days.map((ab) => ({ ab, modus: 'regelbesteuerung' as const }));
    const fakten = mit('steuer', { modi });
    return zeileOf({ ...fakten, steuer: { ...fakten.steuer, version: 0 } }, 'steuer').fehlt[0]?.ziel;
  };
  expect([
    zielOf('2025-01-01'),
    zielOf('2024-01-01', '2025-01-01', '2999-01-01'),
    zielOf('2999-01-01'),
  ]).toEqual([0, 1, 0].map((at) => `/admin/einstellungen?feld=steuer.modi.${at}.modus`));
});

test('what the server lacks is said in a plain sentence first', () => {
  const texts = ['post', 'betrieb'].flatMap((id) =>
    zeileOf({ ...vollstaendig, umgebung: hier }, id).fehlt.map(({ text }) => text),
  );
  expect(texts[0]).toBe('Der Laden kann noch keine E-Mails verschicken: den Mailserver eintragen.');
  for (const text of texts) expect(text).toMatch(/^Der |^Die /);
});

test('a shop that lacks nothing has good lines only', () => {
  expect(bereitschaft(vollstaendig).filter(({ stufe }) => stufe !== 'gut')).toEqual([]);
});

const { laden, versand, zahlung } = vollstaendig;
const dhl = versand.angaben.dhl;
const leicht = { ...dhl, tabelle: [{ bisGramm: 200, preis: 4 }] };
const ruhe = { titel: 'Ruhe', text: 'Seife braucht Zeit.' };
const keineAbholung = { ...versand.angaben.abholung, aktiv: false };

const kleinunternehmer = [{ ab: '2026-01-01', modus: 'kleinunternehmer' as const }];

const cases: [string, BereitFakten, Stufe, string | RegExp, string][] = [
  [
    'impressum',
    mit('laden', { telefon: '' }),
    'rot',
    /Telefonnummer/,
    '/admin/einstellungen?feld=laden.telefon',
  ],
  [
    'impressum',
    mit('laden', { adresse: { ...laden.angaben.adresse, plz: '' } }),
    'rot',
    /Postleitzahl/,
    '/admin/einstellungen?feld=laden.adresse.plz',
  ],
  [
    'eigene-angaben',
    mit('laden', { email: 'hallo@lindenblatt.example' }),
    'rot',
    /E-Mail-Adresse/,
    '/admin/einstellungen?feld=laden.email',
  ],
  [
    'eigene-angaben',
    mit('zahlung', { vorkasse: { ...zahlung.angaben.vorkasse, iban: 'DE89370400440532013000' } }),
    'rot',
    /IBAN/,
    '/admin/einstellungen?feld=zahlung.vorkasse.iban',
  ],
  [
    'eigene-angaben',
    mit('laden', { inhaberin: 'Maria Lindner' }),
    'gelb',
    /^Inhaberin: So heißt auch das Beispiel/,
    '/admin/einstellungen?feld=laden.inhaberin',
  ],
  [
    'eigene-angaben',
    mit('laden', { adresse: { ...laden.angaben.adresse, strasse: 'Am Lindenhof', hausnummer: '7' } }),
    'rot',
    /^Straße/,
    '/admin/einstellungen?feld=laden.adresse.strasse',
  ],
  [
    'eigene-angaben',
    mit('laden', { adresse: { ...laden.angaben.adresse, strasse: 'Musterstraße' } }),
    'rot',
    /^Straße/,
    '/admin/einstellungen?feld=laden.adresse.strasse',
  ],
  [
    'eigene-angaben',
    mit('zahlung', { vorkasse: { ...zahlung.angaben.vorkasse, kontoinhaber: 'Maria Lindner' } }),
    'gelb',
    /Konto/,
    '/admin/einstellungen?feld=zahlung.vorkasse.kontoinhaber',
  ],
  [
    'steuer',
    mit('steuer', { steuernummer: '' }),
    'rot',
    /Steuernummer oder die USt-IdNr/,
    '/admin/einstellungen?feld=steuer.steuernummer',
  ],
  [
    'steuer',
    mit('steuer', { modi: kleinunternehmer, steuernummer: '', ustIdNr: '' }),
    'rot',
    /§ 19/,
    '/admin/einstellungen?feld=steuer.steuernummer',
  ],
  [
    'versand',
    mit('versand', { dhl: { ...dhl, aktiv: false }, abholung: keineAbholung }),
    'rot',
    /Versand oder Abholung/,
    '/admin/einstellungen?feld=versand.dhl.aktiv',
  ],
  [
    'versand',
    mit('versand', { dhl: leicht, abholung: keineAbholung }),
    'rot',
    /bis 200 g mit Verpackung\): Honigseife\./,
    '/admin/einstellungen?feld=versand.dhl.tabelle',
  ],
  [
    'versand',
    mit('versand', { dhl: leicht }),
    'gelb',
    /Honigseife/,
    '/admin/einstellungen?feld=versand.dhl.tabelle',
  ],
  [
    'versand',
    mit('versand', { abholung: { aktiv: true, ort: '', zeiten: '' } }),
    'rot',
    /wann abgeholt/,
    '/admin/einstellungen?feld=versand.abholung.zeiten',
  ],
  [
    'zahlung',
    mit('zahlung', {
      vorkasse: { ...zahlung.angaben.vorkasse, aktiv: false },
      abholung: { aktiv: false },
    }),
    'rot',
    /Mindestens eine Zahlungsart/,
    '/admin/einstellungen?feld=zahlung.vorkasse.aktiv',
  ],
  [
    'zahlung',
    mit('zahlung', { vorkasse: { ...zahlung.angaben.vorkasse, kontoinhaber: '' } }),
    'rot',
    /genau wie bei der Bank/,
    '/admin/einstellungen?feld=zahlung.vorkasse.kontoinhaber',
  ],
  [
    'zahlung',
    mit('versand', { abholung: keineAbholung }),
    'rot',
    /die Abholung einschalten/,
    '/admin/einstellungen?feld=versand.abholung.aktiv',
  ],
  [
    'zahlung',
    mit('zahlung', { vorkasse: { ...zahlung.angaben.vorkasse, aktiv: false } }),
    'rot',
    /Für Pakete gibt es keine Zahlungsart/,
    '/admin/einstellungen?feld=zahlung.vorkasse.aktiv',
  ],
  [
    'zahlung',
    mitOnline(undefined),
    'gelb',
    /wird aber niemandem angeboten: den Zahlungsanbieter eintragen/,
    '/admin/einstellungen?feld=zugaenge.zahlung',
  ],
  [
    'zahlung',
    mitOnline({ anbieter: 'stripe', modus: 'live' }),
    'gelb',
    /hat noch keine Zahlungsart genannt/,
    '/admin/einstellungen?feld=zahlung.online.aktiv',
  ],
  [
    'zahlung',
    mitOnline({ anbieter: 'stripe', modus: 'live' }, ['paypal'], {
      ...leereZahlung.online.wege,
      paypal: { aktiv: false, prozent: 0, cent: 0 },
    }),
    'gelb',
    /Alle Zahlungsarten des Zahlungsanbieters sind ausgeschaltet/,
    '/admin/einstellungen?feld=zahlung.online.wege.paypal.aktiv',
  ],
  [
    'post',
    mit('post', { absender: '' }),
    'rot',
    /Absenderadresse/,
    '/admin/einstellungen?feld=post.absender',
  ],
  [
    'sortiment',
    { ...vollstaendig, produkte: [{ ...honig, preisCent: 0 }] },
    'rot',
    /Mindestens ein Produkt/,
    '/admin/portfolio',
  ],
  [
    'produkte',
    mitProdukt({ packgewicht: null, hatInhaltsstoffe: false }),
    'rot',
    'Ölseife: das Gewicht und die Inhaltsstoffe (INCI) eintragen.',
    '/admin/portfolio?produkt=oel&feld=packgewicht',
  ],
  [
    'produkte',
    mitProdukt({ steuersatz: 16 }),
    'rot',
    'Ölseife: den Steuersatz 19 % oder 7 % eintragen.',
    '/admin/portfolio?produkt=oel&feld=steuersatz',
  ],
  [
    'produkte',
    mitProdukt({ preisCent: null }),
    'gelb',
    /Ohne Preis/,
    '/admin/portfolio?produkt=oel&feld=preis',
  ],
  [
    'produktsicherheit',
    mit('laden', { adresse: { ...laden.angaben.adresse, plz: '' } }),
    'rot',
    /stehen als Hersteller auf jeder Produktseite/,
    '/admin/einstellungen?feld=laden.adresse.plz',
  ],
  [
    'produktsicherheit',
    mit('laden', { email: '' }),
    'rot',
    /^Name, Anschrift und E-Mail-Adresse/,
    '/admin/einstellungen?feld=laden.email',
  ],
  [
    'produktsicherheit',
    mitProdukt({ artikelnummer: null }),
    'gelb',
    'Ölseife: Eine Artikelnummer eintragen, an der man das Produkt erkennt.',
    '/admin/portfolio?produkt=oel&feld=artikelnummer',
  ],
  [
    'verantwortlich',
    mit('laden', { verantwortlich: 'Dr. Grace Hopper, Leipzig' }),
    'rot',
    /^Dr\. Grace Hopper, Leipzig: Straße, Postleitzahl und Ort/,
    '/admin/einstellungen?feld=laden.verantwortlich',
  ],
  [
    'rechtstexte',
    {
      ...mit('zahlung', {
        ...zahlung.angaben,
        vorkasse: { ...zahlung.angaben.vorkasse, aktiv: false },
        abholung: { aktiv: false },
      }),
      rechtstexte: [{ ...agb, text: 'Wir gießen Seifen.\n\n{{zahlungsarten}}' }],
    },
    'rot',
    /^AGB: Es fehlt noch: „Wie man bezahlen kann“\./,
    '/admin/einstellungen?feld=zahlung.vorkasse.aktiv',
  ],
  [
    'rechtstexte',
    {
      ...mit('laden', { inhaberin: '' }),
      rechtstexte: [{ ...agb, text: '{{inhaberin}}\n\n{{zahlungsarten}}\n\n{{inhaberin}}' }],
    },
    'rot',
    'AGB: Es fehlt noch: „Wem der Laden gehört“. Bitte ausfüllen oder den Text ändern.',
    '/admin/einstellungen?feld=laden.inhaberin',
  ],
  [
    'gewaehrleistung',
    { ...vollstaendig, gewaehrleistung: { text: '' } },
    'gelb',
    /^Die Worte des Hinweises als Text eintragen/,
    '/admin/einstellungen?feld=gewaehrleistung',
  ],
  [
    'verantwortlich',
    mit('laden', { inhaberin: '' }),
    'rot',
    /verantwortliche Person/,
    '/admin/einstellungen?feld=laden.verantwortlich',
  ],
  [
    'eigene-angaben',
    {
      ...vollstaendig,
      bilder: {
        startseite: {
          quer: { url: hauptUrl(beispielBilder.startseite.hash, 1600), breite: 1600, hoehe: 900 },
          hoch: { url: hauptUrl('b'.repeat(32), 864), breite: 864, hoehe: 1080 },
          altText: '',
        },
        dasSindWir: null,
      },
    },
    'rot',
    /^Bild der Startseite: Es zeigt die Seifen des Beispiels/,
    '/admin/einstellungen?feld=bilder',
  ],
  [
    'umwelt',
    mit('laden', { slogan: 'Nachhaltige Seife' }),
    'gelb',
    /^Slogan: „Nachhaltige“ durch das ersetzen, was genau stimmt/,
    '/admin/einstellungen?feld=laden.slogan',
  ],
  [
    'umwelt',
    mit('texte', { werte: [ruhe, { titel: 'Natur', text: 'klimaneutral, nachhaltig, klimaneutral' }] }),
    'gelb',
    /^Was uns wichtig ist, Wert 2: „klimaneutral“ und „nachhaltig“ /,
    '/admin/einstellungen?feld=texte.werte.1.text',
  ],
  [
    'umwelt',
    mit('texte', { merkmale: [{ titel: 'Natürlich & nachhaltig', text: 'Kartons verwenden wir wieder.' }] }),
    'gelb',
    /^Wofür wir stehen, Karte 1: .*„nachhaltig“/,
    '/admin/einstellungen?feld=texte.merkmale.0.titel',
  ],
  [
    'umwelt',
    {
      ...mitProdukt({}),
      aussagen: new Map([['oel', { feld: 'beschreibung.lang', worte: ['Umweltfreundlich'] }]]),
    },
    'gelb',
    /^Ölseife: „Umweltfreundlich“ /,
    '/admin/portfolio?produkt=oel&feld=beschreibung.lang',
  ],
];

test.each(cases)('%s: what is missing is named, with its field (%#)', (id, fakten, stufe, text, ziel) => {
  const zeile = zeileOf(fakten, id);
  expect(zeile).toMatchObject({ stufe, fehlt: [{ ziel }] });
  expect(zeile.fehlt[0]?.text).toMatch(text);
});

test('a provider that was not tried is to be tried, whatever its key; nobody is asked to without one', () => {
  const zeile = (fakten: BereitFakten, bestanden = false) =>
    zeileOf({ ...fakten, probelauf: { bestanden } }, 'probezahlung');
  for (const [anbieter, modus] of [
    ['stripe', 'live'],
    ['mollie', 'test'],
    ['probe', 'probe'],
  ] as const) {
    const fakten = mitOnline({ anbieter, modus });
    expect(zeile(fakten)).toMatchObject({
      stufe: 'gelb',
      fehlt: [
        {
          text: 'Probieren Sie die Bezahlseite aus: einen Euro bezahlen, der Laden zahlt ihn gleich zurück.',
          ziel: '/admin/einstellungen?feld=probezahlung',
        },
      ],
    });
    expect(zeile(fakten, true).fehlt).toEqual([]);
    expect(zeile({ ...vollstaendig, umgebung: fakten.umgebung }).fehlt).toEqual([]);
  }
  expect(zeile(mitOnline(undefined)).fehlt).toEqual([]);
});

test('who can pay online alone can pay, but not while no provider offers a way', () => {
  const { vorkasse } = zahlung.angaben;
  const nurOnline = (wege: BereitFakten['onlineWege']) => {
    const fakten = mitOnline({ anbieter: 'stripe', modus: 'live' }, wege);
    const angaben = {
      ...fakten.zahlung.angaben,
      vorkasse: { ...vorkasse, aktiv: false },
      abholung: { aktiv: false },
    };
    return zeileOf({ ...fakten, zahlung: { ...fakten.zahlung, angaben } }, 'zahlung');
  };
  expect(nurOnline(['karte']).stufe).toBe('gut');
  expect(nurOnline([]).fehlt[0]).toMatchObject({
    stufe: 'rot',
    text: 'Mindestens eine Zahlungsart einschalten.',
  });
});

test.each([
  ['', 'Ada Lovelace'],
  ['Ada Lovelace', 'Ada Lovelace'],
  ['Dr. Grace Hopper, Weg 1, 04103 Leipzig', 'Ada Lovelace'],
])('the responsible person %j of the shop of %j lacks nothing', (verantwortlich, inhaberin) => {
  expect(zeileOf(mit('laden', { verantwortlich, inhaberin }), 'verantwortlich').stufe).toBe('gut');
});

test.each([
  { steuernummer: '231/123/45678', ustIdNr: '' },
  { steuernummer: '', ustIdNr: 'DE811569869' },
])('%o is enough for invoices in both tax modes (§ 34a UStDV)', (nummern) => {
  for (const modi of [kleinunternehmer, leereSteuer.modi])
    expect(zeileOf(mit('steuer', { ...nummern, modi }), 'steuer').stufe).toBe('gut');
});

test('a rate that no product can have does not matter under § 19 UStG', () => {
  const { steuer } = mit('steuer', { modi: kleinunternehmer });
  const fakten = { ...mitProdukt({ steuersatz: 16 }), steuer };
  expect(zeileOf(fakten, 'produkte').stufe).toBe('gut');
});

test('taxes that were never saved are missing, although they have a first value', () => {
  const fakten = { ...vollstaendig, steuer: { ...vollstaendig.steuer, version: 0 } };
  expect(zeileOf(fakten, 'steuer').stufe).toBe('rot');
});

describe('what only matters for a shop that others can reach', () => {
  const geprueft = (geprueftAm: string | null) => ({
    ...vollstaendig,
    rechtstexte: [{ ...agb, text: 'Text', geprueftAm }],
  });
  test.each<[string, BereitFakten]>([
    ['lucid', mit('laden', { lucid: '' })],
    ['rechtstexte', geprueft('2026-09-27')],
    ['gewaehrleistung', { ...vollstaendig, gewaehrleistung: undefined }],
    ['post', { ...vollstaendig, umgebung: { ...umgebung, smtp: false } }],
    ['zahlung', mitOnline({ anbieter: 'stripe', modus: 'test' }, ['karte'])],
    ['betrieb', { ...vollstaendig, umgebung: { ...umgebung, https: false } }],
    ['betrieb', { ...vollstaendig, umgebung: { ...umgebung, sicherung: false } }],
  ])('%s prevents its opening, and only warns on this machine', (id, fakten) => {
    expect(zeileOf(fakten, id).stufe).toBe('rot');
    const local = { ...fakten, umgebung: { ...fakten.umgebung, oeffentlich: false } };
    expect(zeileOf(local, id).stufe).toBe('gelb');
  });

  test('a proxy that the settings do not mention only warns: the limits count for all together then', () => {
    const { stufe, fehlt } = zeileOf(
      { ...vollstaendig, umgebung: { ...umgebung, proxyGeklaert: false } },
      'betrieb',
    );
    expect([stufe, fehlt.map(({ text }) => text)]).toEqual([
      'gelb',
      [expect.stringMatching(/ob vor dem Laden ein Proxy steht.*TRUST_PROXY/)],
    ]);
  });

  const widerruf = (text: string) => ({
    ...vollstaendig,
    rechtstexte: [{ ...agb, art: 'widerruf', titel: 'Widerrufsbelehrung', text }],
  });
  test.each(['Sie können widerrufen.', 'https://seifenhof.de/widerrufsbelehrung', '[Online](/widerruf)'])(
    'the withdrawal notice %j lacks the address of its function',
    (text) => {
      const { stufe, fehlt } = zeileOf(widerruf(text), 'rechtstexte');
      expect([stufe, fehlt]).toEqual([
        'rot',
        [
          {
            stufe: 'rot',
            text: 'Widerrufsbelehrung: Die Adresse https://seifenhof.de/widerruf ergänzen, am einfachsten mit dem Platzhalter dafür.',
            ziel: '/admin/einstellungen?feld=rechtstexte.widerruf',
          },
        ],
      ]);
      expect(zeileOf({ ...widerruf(text), umgebung: hier }, 'rechtstexte').stufe).toBe('gelb');
    },
  );

  test.each(['Online: {{widerrufsadresse}}.', 'Unter https://seifenhof.de/widerruf, oder per Brief.'])(
    'the withdrawal notice %j has it',
    (text) => {
      expect(zeileOf(widerruf(text), 'rechtstexte').stufe).toBe('gut');
    },
  );

  test('a text that was checked since the new law is good, and one that somebody of the shop answers for', () => {
    expect(zeileOf(geprueft('2026-09-28'), 'rechtstexte').stufe).toBe('gut');
    const selbst = { ...vollstaendig, rechtstexte: [{ ...agb, geprueftAm: null, istVerantwortet: true }] };
    expect(zeileOf(selbst, 'rechtstexte').stufe).toBe('gut');
  });

  test('without either no shop opens, but for an example on this machine', () => {
    const { stufe, fehlt } = zeileOf(geprueft(null), 'rechtstexte');
    expect([stufe, fehlt[0]?.ziel]).toEqual(['rot', '/admin/einstellungen?feld=rechtstexte.agb.geprueftAm']);
    expect(zeileOf({ ...geprueft(null), umgebung: hier }, 'rechtstexte').stufe).toBe('rot');
    const { rechtstexte } = geprueft(null);
    const beispiel = { ...mit('laden', { email: 'hallo@lindenblatt.example' }), rechtstexte };
    expect(zeileOf({ ...beispiel, umgebung: hier }, 'rechtstexte').stufe).toBe('gelb');
  });

  test('examples are allowed on this machine', () => {
    const fakten = { ...mit('laden', { email: 'hallo@lindenblatt.example' }), umgebung: hier };
    expect(hindernisse(bereitschaft(fakten))).toEqual([]);
  });
});

test('at most five products are named, the urgent ones first, and the others are counted', () => {
  const ohne = (id: string, preisCent: number | null) => ({
    ...honig,
    ...{ id, name: id, preisCent },
    hatInhaltsstoffe: false,
  });
  const produkte = [ohne('leise', null), ...Array.from({ length: 7 }, (_, at) => ohne(`Seife ${at}`, 500))];
  const { fehlt } = zeileOf({ ...vollstaendig, produkte }, 'produkte');
  expect(fehlt).toHaveLength(6);
  expect(fehlt[0]).toMatchObject({ stufe: 'rot', text: 'Seife 0: die Inhaltsstoffe (INCI) eintragen.' });
  expect(fehlt.at(-1)).toEqual({
    stufe: 'rot',
    text: '3 weitere Produkte ergänzen.',
    ziel: '/admin/portfolio',
  });
});

test('of many environmental claims five are named, and the others are counted', () => {
  const produkte = Array.from({ length: 7 }, (_, at) => ({ ...honig, id: `${at}` }));
  const aussagen = new Map(produkte.map(({ id }) => [id, { feld: 'name', worte: ['Ökoseife'] }]));
  const { fehlt } = zeileOf({ ...vollstaendig, produkte, aussagen }, 'umwelt');
  expect(fehlt).toHaveLength(6);
  expect(fehlt.at(-1)).toMatchObject({ text: '2 weitere Stellen ändern.', ziel: '/admin/portfolio' });
});

test('completing facts never makes a line worse', () => {
  const rang = { rot: 0, gelb: 1, gut: 2 };
  fc.assert(
    fc.property(done, done, fc.boolean(), (first, more, oeffentlich) => {
      const both = {
        gruppen: [...first.gruppen, ...more.gruppen],
        umgebung: first.umgebung || more.umgebung,
        produkte: first.produkte || more.produkte,
        rechtstexte: first.rechtstexte || more.rechtstexte,
        hinweis: first.hinweis || more.hinweis,
      };
      const before = bereitschaft(faktenOf(first, oeffentlich));
      const after = bereitschaft(faktenOf(both, oeffentlich));
      for (const [at, { stufe, id }] of after.entries())
        expect(rang[stufe], id).toBeGreaterThanOrEqual(rang[before[at]?.stufe ?? 'gut']);
    }),
  );
});

const done = fc.record({
  gruppen: fc.subarray(gruppenNamen),
  umgebung: fc.boolean(),
  produkte: fc.boolean(),
  rechtstexte: fc.boolean(),
  hinweis: fc.boolean(),
});

test.each(gruppenNamen)('the lines that ask %s find all that saving it puts in the way', (gruppe) => {
  const welche = hinderndePruefungen(gruppe);
  const werte = [gruppen[gruppe].leer, ...cases.map(([, fakten]) => fakten[gruppe].angaben)];
  fc.assert(
    fc.property(done, fc.boolean(), fc.constantFrom(...werte), (first, oeffentlich, angaben) => {
      const vorher = faktenOf(first, oeffentlich);
      const nachher = { ...vorher, [gruppe]: { ...vorher[gruppe], angaben, version: 1 } };
      expect(neueHindernisse(bereitschaft(vorher, welche), bereitschaft(nachher, welche))).toEqual(
        neueHindernisse(bereitschaft(vorher), bereitschaft(nachher)),
      );
    }),
  );
});

test('a save computes nothing that it cannot change: products only for taxes and parcels', () => {
  const fragen = (fakt: Fakt) =>
    gruppenNamen.filter((gruppe) => gefragteFakten(hinderndePruefungen(gruppe)).has(fakt));
  expect([fragen('produkte'), fragen('aussagen'), fragen('bilder')]).toEqual([['steuer', 'versand'], [], []]);
  expect(gruppenNamen.filter((gruppe) => hinderndePruefungen(gruppe).length === 0)).toEqual([
    'texte',
    'nummern',
  ]);
});

type Done = {
  gruppen: Gruppe[];
  umgebung: boolean;
  produkte: boolean;
  rechtstexte: boolean;
  hinweis: boolean;
};

/** A shop in which only these parts are done, and all others are as in a new one. */
function faktenOf(done: Done, oeffentlich: boolean): BereitFakten {
  const stand = Object.fromEntries(
    Object.entries(gruppen).map(([name, { leer }]) => [
      name,
      done.gruppen.includes(name as Gruppe)
        ? vollstaendig[name as Gruppe]
        : { version: 0, angaben: leer, geaendertAt: null, von: null },
    ]),
  );
  return {
    ...vollstaendig,
    ...(stand as Pick<BereitFakten, Gruppe>),
    umgebung: { ...(done.umgebung ? umgebung : hier), oeffentlich },
    produkte: done.produkte ? vollstaendig.produkte : [],
    rechtstexte: vollstaendig.rechtstexte.map((text) =>
      done.rechtstexte ? text : { ...text, geprueftAm: null },
    ),
    gewaehrleistung: done.hinweis ? vollstaendig.gewaehrleistung : undefined,
  };
}

test('only what was not missing before is a new obstacle, in whatever words', () => {
  const ohneTelefon = mit('laden', { telefon: '' });
  const neue = (vorher: BereitFakten, nachher: BereitFakten) =>
    neueHindernisse(bereitschaft(vorher), bereitschaft(nachher)).map(({ text }) => text);
  expect(neue(vollstaendig, ohneTelefon)).toEqual(['Die Telefonnummer eintragen.']);
  expect(neue(ohneTelefon, ohneTelefon)).toEqual([]);
  expect(neue(ohneTelefon, vollstaendig)).toEqual([]);
  const zuLeicht = (bisGramm: number) =>
    mit('versand', {
      dhl: { ...dhl, aktiv: true, tabelle: [{ bisGramm, preis: 4 }] },
      abholung: keineAbholung,
    });
  expect(neue(zuLeicht(200), zuLeicht(210))).toEqual([]);
});

test('the last value of the example can go from an open shop, though its legal texts are now to be checked', () => {
  const rechtstexte = [{ ...agb, geprueftAm: null, istVerantwortet: false }];
  const hierOffen = (fakten: BereitFakten) => bereitschaft({ ...fakten, umgebung: hier, rechtstexte });
  const [beispiel, eigener] = [
    hierOffen(mit('laden', { lucid: 'DE1234567890123' })),
    hierOffen(vollstaendig),
  ];
  expect([hindernisse(beispiel), hindernisse(eigener)]).toMatchObject([
    [],
    [{ ziel: '/admin/einstellungen?feld=rechtstexte.agb.geprueftAm' }],
  ]);
  expect(neueHindernisse(beispiel, eigener)).toEqual([]);
});
