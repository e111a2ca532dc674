import type { Wall } from './import-walls.ts';

/** The areas, from the ground up: each may use those that are named, and these stand above it. */
export const uses: Record<string, string[]> = {
  lieferung: [],
  zahlarten: ['lieferung'],
  bild: [],
  einstellung: ['lieferung', 'zahlarten', 'bild'],
  auth: ['einstellung'],
  kunde: ['auth'],
  rechtstexte: ['lieferung', 'zahlarten', 'einstellung'],
  gewaehrleistung: ['einstellung'],
  beleg: ['zahlarten', 'einstellung'],
  bestand: [],
  rohstoffe: ['einstellung', 'bestand'],
  portfolio: ['lieferung', 'zahlarten', 'einstellung', 'bestand', 'bild', 'rohstoffe'],
  warenberechnung: ['einstellung', 'rohstoffe', 'portfolio'],
  rohstoffpflege: ['bestand', 'rohstoffe', 'portfolio', 'warenberechnung'],
  lager: ['einstellung', 'bestand', 'rohstoffe', 'portfolio'],
  post: ['einstellung', 'auth', 'rechtstexte', 'gewaehrleistung', 'beleg'],
  cart: ['lieferung', 'einstellung', 'bestand', 'bild', 'portfolio'],
  auftrag: [
    'lieferung',
    'zahlarten',
    'einstellung',
    'auth',
    'gewaehrleistung',
    'beleg',
    'bestand',
    'bild',
    'portfolio',
    'post',
  ],
  kasse: [
    'lieferung',
    'zahlarten',
    'einstellung',
    'auth',
    'kunde',
    'rechtstexte',
    'gewaehrleistung',
    'bestand',
    'bild',
    'portfolio',
    'cart',
    'auftrag',
  ],
  telefon: ['lieferung', 'zahlarten', 'einstellung', 'auth', 'bestand', 'portfolio', 'auftrag', 'kasse'],
  bestellung: ['lieferung', 'zahlarten', 'einstellung', 'auth', 'rechtstexte', 'beleg', 'auftrag'],
  fertigung: ['lieferung', 'einstellung', 'bestand', 'portfolio', 'lager', 'auftrag'],
  umsatz: ['auftrag'],
  zahlung: ['zahlarten', 'einstellung', 'auftrag', 'bestellung'],
  versand: ['lieferung', 'zahlarten', 'einstellung', 'bestand', 'auftrag'],
  markt: ['einstellung', 'beleg', 'bestand', 'portfolio', 'auftrag'],
  widerruf: ['lieferung', 'einstellung', 'auth', 'post', 'auftrag', 'bestellung'],
  kontakt: ['einstellung', 'auth', 'post'],
  konto: [
    'lieferung',
    'zahlarten',
    'einstellung',
    'auth',
    'kunde',
    'post',
    'cart',
    'auftrag',
    'bestellung',
    'widerruf',
  ],
  benutzer: ['einstellung', 'auth', 'kunde', 'konto'],
  sicherung: ['auth'],
  zugangsdaten: ['zahlarten', 'einstellung', 'post', 'zahlung'],
  buchhaltung: ['einstellung', 'beleg', 'post', 'auftrag', 'markt'],
  jahresumsatz: ['einstellung', 'post', 'auftrag', 'markt'],
  aufbewahrung: ['auth', 'post', 'cart', 'auftrag', 'widerruf'],
  oeffnung: ['zahlarten', 'einstellung', 'bild', 'rechtstexte', 'gewaehrleistung', 'portfolio', 'zahlung'],
};

/** The tables that an area, or the server’s toolbox, writes; other areas call its door. */
export const tables: Record<string, string[]> = {
  zahlarten: ['onlineAngebot'],
  einstellung: ['einstellung'],
  rechtstexte: ['rechtstext', 'rechtstextPruefung', 'rechtstextEntwurf', 'rechtstextFassung'],
  gewaehrleistung: ['gewaehrleistung', 'gewaehrleistungDatei', 'gewaehrleistungBild'],
  auth: ['account', 'session', 'kontoLink', 'linkAnfrage'],
  kunde: ['kunde', 'kundeAenderung', 'kundennummerFolge'],
  bestand: ['bestand', 'bewegung', 'reservierung'],
  bild: ['bild', 'bildVariante', 'produktBild', 'ladenBild'],
  rohstoffe: ['rohstoff'],
  portfolio: ['produkt', 'rezept', 'preisverlauf'],
  warenberechnung: ['warenberechnung'],
  lager: ['produktion'],
  cart: ['cart', 'cartItem'],
  auftrag: ['auftrag', 'auftragPosten', 'auftragEreignis', 'bankUmsatz'],
  post: ['nachricht'],
  zahlung: ['zahlungsversuch', 'zahlungsmeldung', 'erstattung', 'probezahlung', 'probelauf'],
  zugangsdaten: ['zugangsdaten'],
  beleg: ['beleg', 'belegInhalt', 'belegPdf', 'belegFolge', 'belegAltbestand', 'belegVonHand'],
  markt: ['markttag', 'markttagPosten'],
  widerruf: ['widerruf', 'widerrufEreignis'],
  sicherung: ['sicherung'],
  server: ['build', 'asset', 'job', 'katalog', 'attempt', 'secret'],
};

const verified = 'Only to verify that the data of both areas are consistent.';
const named =
  'The name of an article, in one statement with its level: through the public interfaces it takes three, of different moments, and is slower.';

const added = 'Adds up months of orders, a part at a time, without their addresses and texts.';

const addedYear = 'Adds up years of orders: a month at a time, without their addresses and texts.';

/** Tables that may be written without a transaction, and why no caller has to be checked. */
export const writtenAlone: Record<string, string> = {
  attempt: 'Counted before it is known who calls.',
  session: 'Written while it is found out who calls, and to end it.',
  sicherung: 'Written by a job.',
  job: 'Written by the runner of jobs, in one statement each.',
  build: 'Written at the start of a shop.',
  asset: 'Written at the start of a shop.',
};

/** Files of the server whose memory is that of the process, whatever shops are open in it, each with its reason. */
export const memoryOfProcess: Record<string, string> = {
  'src/features/auth/server/passwort/guesses-for.ts':
    'One process with dictionaries answers all; it knows nothing of a shop.',
  'src/features/auth/server/passwort/password-hash.ts':
    'The threads that hash passwords are those of the process.',
  'src/server/pdf/pdf-schriften.ts':
    'The letters are the program’s; the process that draws ends after its work.',
  'src/server/db/ascending-id.ts': 'Ids ascend for all that a process makes.',
  'src/server/db/engines/prepared-statements.ts':
    'Texts of statements, which are the program’s and of no shop.',
};

/** Files that add events to orders without what follows from them, and why nothing does. */
export const eventsAlone: Record<string, string> = {
  'src/features/auftrag/server/auftragsakte/change-auftrag.ts': 'Writes what follows from them.',
  'src/features/auftrag/server/auslieferung/write-dhl-datei.ts':
    'That a file was written changes nothing that is billed, and no customer reads of it.',
  'src/features/auftrag/server/geld/expire-auftraege.ts':
    'A reminder changes nothing that is billed; its mail names the next day, which is set after the event.',
  'src/features/auftrag/server/loeschung/record-loeschwunsch.ts':
    'A wish changes nothing that is billed, and who has it reads the answer.',
  'src/features/auftrag/server/stornieren/write-storno.ts':
    'An order is cancelled as long as nothing of it was billed; its callers write the mail.',
};

/**
 * The tables of other areas that an area reads, and why it does not call their public interface. A change of
 * the meaning of one of their columns affects these areas.
 */
export const readsOfOthers: Record<string, Record<string, string>> = {
  kunde: { account: 'Which accounts have no person or no search text.' },
  beleg: {
    auftrag: `${verified} Deliveries of before leave out whose person was deleted, in one statement.`,
  },
  rohstoffe: { bestand: 'A raw material is returned with its level of the same moment.' },
  auftrag: { reservierung: verified, rechtstextFassung: verified },
  jahresumsatz: {
    auftrag: addedYear,
    auftragPosten: addedYear,
    auftragEreignis: addedYear,
    markttag:
      'What markets took in, in one statement with the orders: each order under § 19 UStG asks for it.',
  },
  umsatz: {
    auftrag: added,
    auftragPosten: added,
    auftragEreignis: added,
  },
  fertigung: { auftrag: 'Day and work of hundreds of waiting orders in one statement.' },
  zahlung: { auftrag: verified, auftragEreignis: verified },
  markt: {
    reservierung: verified,
    bewegung: verified,
    bestand: verified,
  },
  lager: {
    bestand: 'The screens of stock show levels; `bestand` only moves them.',
    bewegung: 'The screens of stock show the ledger, a page of hundreds of thousands of rows at a time.',
    rohstoff: named,
    produkt: named,
  },
};

/** Where SQL may be written: in repositories, and where the whole database is opened, moved, backed up or verified. */
export const sqlPlaces = [
  '^src/(features/[^/]+/server|server)/.*\\.repository\\.ts$',
  '^src/(server/db|app/server/(move|backup|verify))/',
  '^src/server/metrics/database-metrics\\.ts$',
];

/** Code for all areas that imports none (ADR 090). */
const toolbox = '^src/(web|server)/';
/** Code that composes areas and toolboxes: the server, its commands, the routes and pages of the browser. */
const composition = '^src/app/';
/** Where other areas reach an area’s server. */
const door = '^src/features/[^/]+/server/index\\.ts$';
/** What draws the PDF files of all areas. */
const drawing = '^src/app/server/pdf/pdf-process\\.ts$';
/** The rules of an area: its root, and topics in it. */
const rules = '^src/features/[^/]+/(?!(?:server|web)/).*\\.tsx?$';
/** The two sides of the wire, each with its toolbox, its part of the composition, and its part of every area. */
const serverSide = 'src/(app/server/|server/|features/[^/]+/server/)';
const browserSide = 'src/(app/web/|web/|features/[^/]+/web/)';

const test = '\\.test\\.tsx?$';
/** Code beside the shop: it tests, measures or prepares one. */
const besides = '(?:bench|demo|e2e|scripts|test|trust)/';
/**
 * Migrations with a rule that the whole table must follow in one version: of customer numbers (ADR 018), of
 * texts that are searched.
 */
const sharedRules = '^src/server/db/migrations/(0010-kunde|0020-werkstatt)\\.ts$';
/** The folders in which the walls are checked. */
export const folders = ['src', 'bench', 'demo', 'e2e', 'scripts', 'test', 'trust'];

/** The walls between the rooms (ADR 001). `test/tools/walls.test.ts` shows that each one fires. */
export const walls: Wall[] = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'browser-never-sees-server',
    comment: 'What runs in the browser must not reach the server’s code.',
    from: { path: `^${browserSide}`, pathNot: test },
    to: { path: `^${serverSide}` },
  },
  {
    name: 'server-never-sees-browser',
    comment: 'The server, and what stands beside the house, reach the browser’s code only through the build.',
    // The floor of components is a part of the browser; tests of pages render them from the sources.
    from: {
      path: `^(${serverSide}|${besides})`,
      pathNot: [test, '^test/(ui/|shop-pages\\.ts$)'],
    },
    to: { path: `^${browserSide}` },
  },
  {
    name: 'rules-are-pure',
    comment: 'An area’s root and its topics import only shared words, zod and other rules.',
    from: { path: rules, pathNot: test },
    to: { pathNot: ['^src/shared/', rules, '^node_modules/zod/'] },
  },
  {
    name: 'shared-is-the-floor',
    comment: 'Shared words stand on nothing but zod and exact decimals.',
    from: { path: '^src/shared/', pathNot: test },
    to: { pathNot: ['^src/shared/', '^node_modules/(zod|big\\.js|@types/big\\.js)/'] },
  },
  {
    name: 'http-only-in-routes',
    comment: 'Only routes know of HTTP; use cases and repositories do not.',
    from: { path: '^src/features/[^/]+/server/', pathNot: ['\\.routes\\.ts$', door, test] },
    to: { path: '^(src/server/http/|node_modules/(fastify|@fastify)/)' },
  },
  {
    name: 'sql-only-in-repositories',
    comment: 'Queries live in repositories; everybody else hands the handle on.',
    from: { path: '^src/', pathNot: [...sqlPlaces, test] },
    to: { path: '^node_modules/kysely/' },
  },
  {
    name: 'neighbours-use-the-door',
    comment: 'Another area’s server is reached through its index.ts.',
    from: {
      path: `^(?:src/(?:features/([^/]+)/server/|(?:app/)?server/)|${besides})`,
      pathNot: [test, drawing],
    },
    to: { path: '^src/features/[^/]+/server/', pathNot: ['^src/features/$1/server/', door] },
  },
  {
    name: 'drawing-loads-little',
    comment: 'The process for PDF files starts for each one: through the doors it would load the whole shop.',
    from: { path: drawing },
    to: { path: '^src/', pathNot: ['^src/features/[^/]+/server/pdf/', '^src/server/(own-process|pdf)/'] },
  },
  ...Object.entries(uses).map(([area, others]) => ({
    name: `${area}-uses`,
    comment: `${area} may use: ${others.join(', ') || 'no other area'}.`,
    from: { path: `^src/features/${area}/`, pathNot: test },
    to: { path: '^src/features/', pathNot: `^src/features/(${[area, ...others].join('|')})/` },
  })),
  {
    name: 'house-stands-alone',
    comment: 'The shop needs nothing of what stands beside it, but for the example workshop at its start.',
    from: { path: '^src/', pathNot: ['^src/app/server/start/demo-shop\\.ts$', test] },
    to: { path: `^${besides}` },
  },
  {
    name: 'helpers-know-no-tool',
    comment: 'The example workshop and the helpers of tests stand on the house alone.',
    from: { path: '^(demo|test)/', pathNot: test },
    to: { path: '^(bench|e2e|scripts|trust)/' },
  },
  {
    name: 'tools-have-floors',
    comment:
      'Browser tests run the campaigns of bench and trust, these build with scripts, never the other way.',
    from: { path: '^(bench|scripts|trust)/' },
    to: { path: '^(bench|e2e|trust)/', pathNot: '^$1/' },
  },
  {
    name: 'toolbox-knows-no-area',
    comment: 'The toolboxes serve every area and know none.',
    from: { path: toolbox, pathNot: [test, sharedRules] },
    to: { path: '^src/features/' },
  },
  {
    name: 'composition-is-the-top',
    comment: 'Areas and toolboxes do not know what puts them together.',
    // Units of systemd that were installed before the start moved name its old place.
    from: { path: ['^src/features/', toolbox], pathNot: [test, '^src/server/start\\.js$'] },
    to: { path: composition },
  },
  {
    name: 'shop-never-verwaltung',
    comment: 'The storefront does not load the back office.',
    from: {
      path: ['^src/(web/ui/shop|app/web/(pages/(shop|seiten)|layouts))/', '^src/features/[^/]+/web/shop/'],
    },
    to: { path: ['/verwaltung/', '^node_modules/@mantine/'] },
  },
  {
    name: 'mantine-only-in-verwaltung',
    comment: 'Mantine is far too heavy for a shopper’s phone.',
    from: { path: '^src/', pathNot: '/verwaltung/' },
    to: { path: '^node_modules/@mantine/' },
  },
];
