import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { aufbewahrungRoutes } from '#features/aufbewahrung/server/index.ts';
import { auftragAktionenRoutes, auftragVerwaltungRoutes } from '#features/auftrag/server/index.ts';
import {
  countSessions,
  deleteSession,
  EndedSessions,
  findSignedIn,
  holdSignedIn,
  sessionRoutes,
  signInRoutes,
} from '#features/auth/server/index.ts';
import { belegRoutes } from '#features/beleg/server/index.ts';
import { benutzerRoutes } from '#features/benutzer/server/index.ts';
import { bestellungRoutes, verfolgenRoutes } from '#features/bestellung/server/index.ts';
import { bildRoutes } from '#features/bild/server/index.ts';
import { altbestandRoutes, belegeRoutes, kopieRoutes } from '#features/buchhaltung/server/index.ts';
import { cartRoutes } from '#features/cart/server/index.ts';
import {
  einstellungRoutes,
  isOffen,
  ladenBilderRoutes,
  ladenRoutes,
  type Steuerwechsel,
  umgebungRoutes,
} from '#features/einstellung/server/index.ts';
import type { LiesUmgebung } from '#features/einstellung/umgebung.ts';
import { fertigungRoutes, produktionRoutes } from '#features/fertigung/server/index.ts';
import {
  gewaehrleistungRoutes,
  gewaehrleistungVerwaltungRoutes,
} from '#features/gewaehrleistung/server/index.ts';
import { jahresumsatzRoutes, Umsatzwaechter } from '#features/jahresumsatz/server/index.ts';
import { kasseRoutes } from '#features/kasse/server/index.ts';
import { kontaktRoutes } from '#features/kontakt/server/index.ts';
import {
  eigenerZugangRoutes,
  gastRoutes,
  profilRoutes,
  registerRoutes,
  zugangRoutes,
} from '#features/konto/server/index.ts';
import { historieRoutes, lagerRoutes } from '#features/lager/server/index.ts';
import { marktRoutes } from '#features/markt/server/index.ts';
import {
  type PhaseServices,
  phaseRoutes,
  refuseZugangLuecke,
  saveGruppeRoutes,
} from '#features/oeffnung/server/index.ts';
import {
  portfolioRoutes,
  portfolioVerwaltungRoutes,
  produktBildRoutes,
} from '#features/portfolio/server/index.ts';
import { lookUpTxt, type PostServices, postRoutes } from '#features/post/server/index.ts';
import { rechtstextRoutes, rechtstextVerwaltungRoutes } from '#features/rechtstexte/server/index.ts';
import { rohstoffRoutes } from '#features/rohstoffpflege/server/index.ts';
import { sicherungRoutes } from '#features/sicherung/server/index.ts';
import { telefonRoutes } from '#features/telefon/server/index.ts';
import { umsatzRoutes } from '#features/umsatz/server/index.ts';
import { versandRoutes } from '#features/versand/server/index.ts';
import { warenberechnungRoutes } from '#features/warenberechnung/server/index.ts';
import { widerrufRoutes, widerrufVerwaltungRoutes } from '#features/widerruf/server/index.ts';
import {
  erstattungRoutes,
  kontoseiteRoutes,
  type LiesAnbieter,
  meldungRoutes,
  probelaufRoutes,
  probezahlungRoutes,
  zahlungRoutes,
  zahlungsseiteRoutes,
} from '#features/zahlung/server/index.ts';
import { type Zugaenge, zugangsdatenRoutes } from '#features/zugangsdaten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { answerFrameworkError, handleErrors } from '#server/http/answers/error-handler.ts';
import { preferEncodings } from '#server/http/answers/prefer-encodings.ts';
import { VersionedCache } from '#server/http/answers/versioned-cache.ts';
import { bodyLimit, limitBodies } from '#server/http/bodies/body-limits.ts';
import { readJsonBodies } from '#server/http/bodies/json-body.ts';
import { collectCalls } from '#server/http/calls/calls.ts';
import { installGermanProblems } from '#server/http/calls/german-problems.ts';
import { enforcePolicies } from '#server/http/calls/guards.ts';
import { schemaController } from '#server/http/calls/schema-controller.ts';
import { httpServers } from '#server/http/http-server.ts';
import { prepareStop } from '#server/http/prepare-stop.ts';
import { refuseForeignWrites } from '#server/http/requests/foreign-writes.ts';
import { readForwardedAddress } from '#server/http/requests/forwarded-address.ts';
import { reportIgnoredProxy } from '#server/http/requests/ignored-proxy.ts';
import { refuseUnknownCalls } from '#server/http/requests/known-methods.ts';
import { loggedError, RequestLog, sendRequestIds } from '#server/http/requests/log-requests.ts';
import { refuseOddRequests } from '#server/http/requests/odd-requests.ts';
import { limitRequests, malformedWeight, RequestLimit } from '#server/http/requests/read-limit.ts';
import { securityHeaders, setHeaders } from '#server/http/security-headers.ts';
import { readKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { collectMetrics, metricsRoutes } from '#server/metrics/metrics.routes.ts';
import { RequestFigures } from '#server/metrics/request-figures.ts';
import { earlyScriptHash } from '#server/pages/early-script.ts';
import type { ServePages } from '#server/pages/pages.ts';
import { tagClock } from '#shared/datum/datum.ts';
import { apiDocsPage, describeApi } from './api-docs.ts';
import type { Config } from './config.ts';
import { healthRoutes } from './health.routes.ts';
import { zugaengeOhne } from './zugaenge-of.ts';

installGermanProblems();

/** Milliseconds within which a whole request must arrive: 15 MB from a phone take long. */
const requestTimeout = 300_000;

/** The same for its headers, and for the body of every request that uploads no picture. */
const bodyTimeout = 15_000;

/** Bodies that may be arriving at the same time on one node: from one client address, and in all. */
const arriving = { bodiesPerPlace: 64, bodiesPerNode: 256 };

/** Milliseconds between two checks for requests that exceed their time. */
const checkEvery = 5000;

/** Requests per minute that one client address may send to one node, pages and files included. */
const callsPerMinute = 3000;

export type AppConfig = Pick<Config, 'logLevel' | 'trustProxy' | 'publicUrl'> & {
  /** Takes the lines of the log; without it they go to the standard output. */
  log?: { write: (line: string) => void } | undefined;
  /** Token that opens `/api/metrics`; without one there is no such route and nothing is counted. */
  metricsToken?: string | undefined;
  /** Whether the API's description and the page that shows it are served. */
  apiDocs?: boolean;
  /** Overrides `callsPerMinute`, for tests and measurements. */
  callsPerMinute?: number;
  requestTimeout?: number;
  bodyTimeout?: number;
  bodiesPerPlace?: number;
  bodiesPerNode?: number;
  checkEvery?: number;
  /** Current time; tests pass their own clock. */
  now?: () => Date;
  /** Others can reach the shop and no backups are scheduled: the back office warns. */
  lacksBackups?: boolean;
  /** What the environment has, for the settings; without it that of a shop for this machine. */
  umgebung?: LiesUmgebung;
  /** Work in the transaction that opens the shop. */
  onOpen?: PhaseServices['onOpen'];
  /** Sends one message of the outbox at once; without it, it waits for the job that sends them all. */
  sendNow?: PostServices['sendNow'];
  /** Asks name servers; tests answer themselves. */
  lookUpTxt?: PostServices['lookUpTxt'];
  /** How the mail server and the payment provider are reached; without it there are none, and none can be stored. */
  zugaenge?: Zugaenge;
  /** Where orders are paid online, for tests; else that of `zugaenge`. */
  anbieter?: LiesAnbieter;
  /** Names of the scheduled jobs, for the metrics; without them all jobs that ever ran are shown. */
  jobs?: string[];
};
/** Only the nearest proxy is trusted: anyone can write the entries further left in `X-Forwarded-For`. */
function isNearestProxy(_address: string, hop: number): boolean {
  return hop === 0;
}

/** Builds the whole server without opening a port. */
export async function buildApp(config: AppConfig, db: Db, servePages?: ServePages): Promise<FastifyInstance> {
  const isHttps = config.publicUrl.startsWith('https:');
  const headers = securityHeaders({ isHttps, scriptHash: earlyScriptHash });
  const figures = config.metricsToken === undefined ? undefined : new RequestFigures();
  const limit = new RequestLimit(config.callsPerMinute ?? callsPerMinute);
  // Requests refused before they have a route. Behind a proxy the remote address is the proxy's, which stands
  // for all visitors.
  const onRefusal = (address: string) =>
    config.trustProxy ? undefined : limit.count(address, malformedWeight);
  const app = fastify({
    logger: loggerOf(config),
    trustProxy: config.trustProxy && isNearestProxy,
    bodyLimit,
    ...httpServers({
      requestTimeout,
      checkEvery,
      headersTimeout: bodyTimeout,
      headers,
      onRefusal,
      ...config,
    }),
    frameworkErrors: answerFrameworkError(headers, onRefusal),
    genReqId: () => crypto.randomUUID(),
    logController: new RequestLog(figures),
    forceCloseConnections: 'idle',
    schemaController,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  collectCalls(app);
  collectMetrics(app);
  sendRequestIds(app);
  prepareStop(app);
  setHeaders(app, headers);
  checkSenders(app, config, limit);
  preferEncodings(app);
  limitBodies(app, { bodyTimeout, ...arriving, ...config });
  readJsonBodies(app);
  handleErrors(app);
  const now = config.now ?? (() => new Date());
  const ended = new EndedSessions((tokenHash) => deleteSession(db, tokenHash));
  app.addHook('onClose', async () => ended.close());
  enforcePolicies(app, {
    find: (token) => findSignedIn(db, token, { now: now(), ended }),
    hold: (db, token) => holdSignedIn(db, token, { now: now(), ended }),
    isOffen: (tx) => isOffen(tx ?? db),
  });

  // What a page shows depends on the day too: tax mode, legal texts, holidays.
  const tag = tagClock(now);
  const cache = new VersionedCache(async () => `${await readKatalogVersion(db)} ${tag()}`);
  for (const metric of [cache.hits, cache.made]) app.metrics.registerMetric(metric);
  figures?.registerIn(app.metrics);
  const { publicUrl: adresse, zugaenge = zugaengeOhne(db, now), anbieter = zugaenge.anbieter } = config;
  const { umgebung = umgebungHier(adresse, zugaenge) } = config;
  const options = { ...config, cache, now, isHttps, ended, umgebung, zugaenge, anbieter, adresse };
  await app.register((api) => serveApi(api, db, options), { prefix: '/api' });
  await servePages?.(app, { cache, publicUrl: config.publicUrl });
  return app;
}

/**
 * Before anything is read: where a request comes from, whether that sent too many, and whether the shop's own
 * page sent it.
 */
function checkSenders(app: FastifyInstance, { trustProxy, publicUrl }: AppConfig, limit: RequestLimit): void {
  if (trustProxy) readForwardedAddress(app);
  else reportIgnoredProxy(app);
  limitRequests(app, limit);
  refuseOddRequests(app);
  refuseForeignWrites(app, publicUrl);
}

function loggerOf({ logLevel: level, log: stream }: AppConfig) {
  return { level, base: null, serializers: { err: loggedError }, ...(stream ? { stream } : {}) };
}

/** The environment of a shop for this machine. */
function umgebungHier(adresse: string, { lage }: Zugaenge): LiesUmgebung {
  const https = adresse.startsWith('https:');
  const hier = { https, sicherung: false, oeffentlich: false, proxyGeklaert: true, adresse };
  return async () => ({ ...hier, ...(await lage()) });
}

/** Without a way to send at once the message stays in the outbox, where its state is shown. */
async function waitForJob() {
  return { isGesendet: false, fehler: 'Dieser Server sendet nicht selbst.' };
}

type ApiOptions = Pick<
  AppConfig,
  'metricsToken' | 'apiDocs' | 'lacksBackups' | 'jobs' | 'onOpen' | 'sendNow' | 'lookUpTxt'
> & {
  cache: VersionedCache;
  now: () => Date;
  isHttps: boolean;
  ended: EndedSessions;
  umgebung: LiesUmgebung;
  zugaenge: Zugaenge;
  anbieter: LiesAnbieter;
  /** The shop's public address, without a trailing slash. */
  adresse: string;
};

async function serveApi(
  app: FastifyInstance,
  db: Db,
  { cache, now, isHttps, ended, umgebung, zugaenge, anbieter, adresse, ...config }: ApiOptions,
): Promise<void> {
  const { metricsToken, apiDocs = false, lacksBackups = false, jobs, onOpen } = config;
  if (apiDocs) await describeApi(app);
  const api = app.withTypeProvider<ZodTypeProvider>();
  await api.register(healthRoutes(db));
  const metrics = {
    token: metricsToken,
    now,
    jobs,
    countSessions: (time: string) => countSessions(db, time),
  };
  await api.register(metricsRoutes(db, metrics));
  await api.register(ladenRoutes(db, { cache, now }));
  await api.register(einstellungRoutes(db));
  await api.register(ladenBilderRoutes(db));
  await api.register(saveGruppeRoutes(db, { now, umgebung }));
  await api.register(gewaehrleistungRoutes(db, { cache }));
  await api.register(gewaehrleistungVerwaltungRoutes(db, { now }));
  await api.register(phaseRoutes(db, { now, umgebung, onOpen }));
  await api.register(umgebungRoutes(umgebung));
  await api.register(zugaengeRoutes(db, { zugaenge, now, adresse, umgebung }));
  await api.register(rechtstextRoutes(db, { cache, now, adresse }));
  await api.register(rechtstextVerwaltungRoutes(db, { now, adresse }));
  await api.register(portfolioRoutes(db, { cache, now }));
  await api.register(bildRoutes(db));
  await api.register(portfolioVerwaltungRoutes(db));
  await api.register(produktBildRoutes(db));
  const zugang = { now, adresse, isHttps };
  await api.register(signInRoutes(db, zugang));
  await api.register(registerRoutes(db, zugang));
  await api.register(sessionRoutes(db, { ended }));
  await api.register(zugangRoutes(db, { ...zugang, ended }));
  await api.register(eigenerZugangRoutes(db, zugang));
  await api.register(cartRoutes(db, { now, isHttps }));
  const log = (...entry: [object, string]) => app.log.warn(...entry);
  const steuerwechsel = new Umsatzwaechter({ now, adresse, log });
  await api.register(kasseRoutes(db, { now, isHttps, adresse, steuerwechsel }));
  await api.register(kundschaftRoutes(db, { now, adresse, umgebung }));
  await api.register(onlineZahlungRoutes(db, { anbieter, zugaenge, now, adresse }));
  await api.register(werkstattRoutes(db, { anbieter, zugaenge, now, adresse, steuerwechsel }));
  await api.register(rohstoffRoutes(db));
  await api.register(warenberechnungRoutes(db, { now }));
  await api.register(lagerRoutes(db));
  await api.register(produktionRoutes(db));
  await api.register(historieRoutes(db));
  await api.register(personenRoutes(db, { now, adresse, umgebung }));
  await api.register(postRoutes(db, { lookUpTxt, sendNow: waitForJob, ...config, now, umgebung }));
  await api.register(sicherungRoutes(db, { now, lacksBackups }));
  if (apiDocs) await api.register(apiDocsPage);
  // Unknown addresses below /api are answered with JSON, all others with a page.
  const refuse = refuseUnknownCalls(app);
  const unknown = { config: { policy: 'everyone' }, schema: { hide: true }, onRequest: refuse } as const;
  for (const url of ['/', '/*']) {
    api.all(url, unknown, refuse);
  }
}

/** Access data, which an open shop must not lose: what it needs to be open is computed above them. */
function zugaengeRoutes(
  db: Db,
  { umgebung, ...options }: Pick<ApiOptions, 'zugaenge' | 'now' | 'adresse' | 'umgebung'>,
) {
  const quellen = { now: options.now, umgebung };
  return zugangsdatenRoutes(db, {
    ...options,
    refuseLuecke: (neu) => refuseZugangLuecke(db, neu, quellen),
  });
}

/** What customers do without signing in, besides buying. */
function kundschaftRoutes(db: Db, options: Pick<ApiOptions, 'now' | 'adresse' | 'umgebung'>) {
  const { now, adresse } = options;
  return async (api: FastifyInstance): Promise<void> => {
    await api.register(bestellungRoutes(db, options));
    await api.register(verfolgenRoutes(db, { now }));
    await api.register(widerrufRoutes(db, options));
    await api.register(kontaktRoutes(db, { now, adresse }));
  };
}

type MitAnbieter = Pick<ApiOptions, 'anbieter' | 'zugaenge' | 'now' | 'adresse'>;

const bezahlseiteStumm =
  'Die Bezahlseite antwortet gerade nicht. Ihre Bestellung bleibt bestehen. Bitte versuchen Sie es in ein paar Minuten noch einmal.';

/**
 * Pages and lists of these calls go on where a stored provider does not open; what would change something is refused,
 * because it would write off what runs there.
 */
function changeOnlySicher(api: FastifyInstance, sicher: LiesAnbieter): void {
  api.addHook('preHandler', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') await sicher();
  });
}

/** Paying online: for who has the order's link, for the provider's servers, and the example workshop's provider. */
function onlineZahlungRoutes(db: Db, { anbieter, zugaenge, now, adresse }: MitAnbieter) {
  return async (api: FastifyInstance): Promise<void> => {
    await api.register(kontoseiteRoutes(db));
    changeOnlySicher(api, () => zugaenge.sicher(bezahlseiteStumm));
    await api.register(zahlungsseiteRoutes(db, { anbieter, now, adresse }));
    await api.register(meldungRoutes(db, { anbieter, now }));
    await api.register(probezahlungRoutes(db, { anbieter, now }));
  };
}

/** What the shop has of people: for the family, for themselves, and how long it is kept. */
function personenRoutes(db: Db, options: Pick<ApiOptions, 'now' | 'adresse' | 'umgebung'>) {
  return async (api: FastifyInstance): Promise<void> => {
    await api.register(benutzerRoutes(db, options));
    await api.register(profilRoutes(db, options));
    await api.register(gastRoutes(db, options));
    await api.register(aufbewahrungRoutes(db, options));
  };
}

type Werkstatt = MitAnbieter & { steuerwechsel: Steuerwechsel };

/** What the workshop does with orders besides the list: by telephone, on markets. */
function werkstattRoutes(db: Db, { anbieter, zugaenge, now, adresse, steuerwechsel }: Werkstatt) {
  return async (api: FastifyInstance): Promise<void> => {
    await api.register(auftragVerwaltungRoutes(db));
    await api.register(auftragAktionenRoutes(db, { now, adresse }));
    await api.register(belegRoutes(db));
    await api.register(kopieRoutes(db, { now, adresse }));
    await api.register(altbestandRoutes(db, { now }));
    await api.register(belegeRoutes(db));
    await api.register(telefonRoutes(db, { now, adresse, steuerwechsel }));
    await api.register(zahlungRoutes(db, { now, adresse }));
    await api.register(async (api) => {
      changeOnlySicher(api, () => zugaenge.sicher());
      await api.register(erstattungRoutes(db, { anbieter, now, adresse }));
      await api.register(probelaufRoutes(db, { anbieter, now, adresse }));
    });
    await api.register(versandRoutes(db, { now }));
    await api.register(fertigungRoutes(db));
    await api.register(umsatzRoutes(db));
    await api.register(jahresumsatzRoutes(db, { now }));
    await api.register(marktRoutes(db, { now, steuerwechsel }));
    await api.register(widerrufVerwaltungRoutes(db, { now, adresse }));
  };
}
