import { gruppenNamen } from '#features/einstellung/gruppen/gruppen.ts';
import { rechtstextArten } from '#features/rechtstexte/rechtstext-art.ts';
import type { ServedCall } from '#server/http/calls/calls.ts';
import type { Fund } from './fund.ts';
import type { Zeile } from './zeile.ts';

/** Calls that answer the same however old a shop is, or that ask others: they have no line. */
export const ohneZeile = [
  '/api/metrics',
  '/api/post/dns',
  '/api/gewaehrleistung/bild/:datei',
  '/api/einstellungen/gewaehrleistung/datei/:hash',
  '/api/einstellungen/rechtstexte/:art/fassungen/:nr',
  '/api/rechtstexte/:art/:nr',
  '/api/post/:id/anhang/:nr',
  '/api/widerruf/:token',
];

const jahr = new Date().getUTCFullYear();

/** What an admin reads, by its path below `/api`. */
const adminPfade = ({ ids, artikel, alter, nachrichten, zuPacken }: Fund): string[] => [
  ...['/health', '/ready', '/auth/me', '/laden', '/laden/texte'],
  ...['', '?aufgabe=packen', '?aufgabe=geld', '?aufgabe=abholbereit', '?aufgabe=problem', '?aufgabe=erledigt']
    .concat(`?nach=${encodeURIComponent(`${plusJahre(alter.createdAt, 1)} x`)}`)
    .concat(`?aufgabe=erledigt&nach=${encodeURIComponent(`${plusJahre(alter.createdAt, 1)} x`)}`)
    .concat(
      [alter.nummer, 'müller juergen', 'seife 7', 'e', 'gibtesnicht'].map(
        (text) => `?suche=${encodeURIComponent(text)}`,
      ),
    )
    .concat('?suche=gibtesnicht&aufgabe=erledigt')
    .map((search) => `/bestellungen${search}`),
  `/bestellungen/${alter.id}`,
  ...['/bestellungen/zu-fertigen', '/bestellungen/waren'],
  ...[`${jahr}-11`, `${jahr - 5}-11`].map((monat) => `/bestellungen/umsatz?monat=${monat}`),
  '/umsatz/jahr',
  ...['/versand/packen', `/versand/lieferscheine?ids=${zuPacken.slice(0, 50).join()}`],
  `/versand/etiketten?format=einzeln&ids=${zuPacken.slice(0, 50).join()}`,
  ...['/markt', '/markt/tage', `/markt/umsatz?monat=${jahr}-11`],
  ...['/lager/bestand', '/lager/bestand/csv', '/lager/entfernte', '/lager/warnungen', '/lager/artikel'],
  `/lager/produktion/vorschau?produktId=${ids[0]}&anzahl=1`,
  ...['', `?page=${Math.ceil(artikel.letzteNr / 25)}`, '?typ=ausgang', '?typ=storno', '/verlauf', '/csv'].map(
    (rest) => `/lager/historie/${artikel.artikelId}${rest}`,
  ),
  ...[
    '',
    '?stand=wartet',
    '?stand=gesendet',
    '?stand=nichtZugestellt',
    '?richtung=eingang',
    '?richtung=ausgang',
  ]
    .concat(`?vor=${nachrichten.erste}`)
    .map((search) => `/post${search}`),
  ...['/post/lage', `/post/${nachrichten.letzte}`],
  ...['', '?page=300&limit=100', '?status=blocked&role=customer']
    .concat(['e', 'gibtesnicht', 'juergen müller'].map((text) => `?search=${encodeURIComponent(text)}`))
    .map((search) => `/kunden${search}`),
  ...['/kunden/stats/overview', '/widerrufe', '/widerrufe/lage', '/aufbewahrung', '/aufbewahrung/probe'],
  ...['/rohseife', '/duftoele', '/verpackungen', '/warenberechnung', `/warenberechnung/portfolio/${ids[0]}`],
  ...['/admin/portfolio', '/admin/portfolio/stats', `/admin/portfolio/${ids[0]}/preise`, '/admin/sicherung'],
  ...gruppenNamen.flatMap((name) => [`/einstellungen/${name}`, `/einstellungen/${name}/verlauf`]),
  ...['phase', 'phase/verlauf', 'bilder', 'bereit', 'umgebung', 'rechtstexte', 'gewaehrleistung'].map(
    (name) => `/einstellungen/${name}`,
  ),
  ...rechtstextArten
    .slice(0, 1)
    .flatMap((art) => [`/einstellungen/rechtstexte/${art}`, `/rechtstexte/${art}`]),
  '/gewaehrleistung',
];

function plusJahre(at: string, jahre: number): string {
  return `${Number(at.slice(0, 4)) + jahre}${at.slice(4)}`;
}

/** Every reading call and page. `changeKatalog` makes every page one that has to be rendered again. */
export function lesezeilen(fund: Fund, changeKatalog: () => Promise<unknown>): Zeile[] {
  const { ids, admin, kundin, gast, alter, bild } = fund;
  const zeile = (path: string, headers: Record<string, string> = {}): Zeile => ({
    name: `GET ${kurz(path)}`,
    naechste: () => ({ path, headers }),
  });
  const frisch = (path: string): Zeile => ({
    name: `GET ${kurz(path)} after a change of the catalogue`,
    naechste: async () => {
      await changeKatalog();
      return { path };
    },
  });
  const seiten = ['/', '/products', '/products?seite=2', `/products/${ids[0]}`, '/about', '/sitemap.xml'];
  return [
    ...adminPfade(fund).map((path) => zeile(`/api${path}`, admin)),
    ...['/api/konto/profil', '/api/konto/bestellungen', '/api/konto/daten', '/api/cart'].map((path) =>
      zeile(path, kundin),
    ),
    zeile('/api/checkout', gast),
    ...[`/api/bestellung/${alter.token}`, `/api/bestellung/${alter.token}/daten`, `/api/uploads/${bild}`].map(
      (path) => zeile(path),
    ),
    ...['', '?anzahl=24&seite=2', '/with-prices', `/${ids[0]}`]
      .map((rest) => `/api/portfolio${rest}`)
      .flatMap((path) => [zeile(path), frisch(path)]),
    ...seiten.flatMap((path) => [zeile(path), frisch(path)]),
    ...['/cart', '/checkout', '/login', '/order-tracking', '/agb', '/widerruf', '/robots.txt'].map((path) =>
      zeile(path),
    ),
    ...[`/bestellung/${alter.token}`, '/admin/dashboard', '/admin/bestellungen'].map((path) => zeile(path)),
  ];
}

/** Ids and lists of them are too long for a table, and others in each run. */
export function kurz(path: string): string {
  return decodeURIComponent(path)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}(,[0-9a-f-]{36})*/g, (id) => (id.includes(',') ? '…×50' : '…'))
    .replace(/[\w-]{43}/, '…')
    .replace(/[0-9a-f]{32}/, '…')
    .replace(/B-\d\d-\w{5}/, 'B-…');
}

/** The declared reading calls that no line asks; not those that only describe the API or answer what is unknown. */
export function fehlendeZeilen(calls: ServedCall[], zeilen: string[]): string[] {
  const pfade = zeilen.map((name) => name.replace(/^GET /, '').replace(/[? ].*$/, ''));
  return calls
    .filter(({ method, url, schema }) => method === 'GET' && schema.hide !== true && !ohneZeile.includes(url))
    .filter(({ url }) => {
      const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`);
      return !pfade.some((pfad) => pattern.test(pfad));
    })
    .map(({ url }) => `GET ${url}`);
}
