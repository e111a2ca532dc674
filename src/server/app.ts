import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import {
  authRoutes,
  countSessions,
  deleteSession,
  EndedSessions,
  findSignedIn,
  holdSignedIn,
} from '#features/auth/server/index.ts';
import { benutzerRoutes } from '#features/benutzer/server/index.ts';
import { cartRoutes } from '#features/cart/server/index.ts';
import { addKunde } from '#features/kunde/server/index.ts';
import { historieRoutes, lagerRoutes, produktionRoutes } from '#features/lager/server/index.ts';
import {
  linkRezepte,
  listProdukteMadeOf,
  lockKatalog,
  portfolioRoutes,
  portfolioVerwaltungRoutes,
  produktBildRoutes,
  readKatalogVersion,
} from '#features/portfolio/server/index.ts';
import { rohstoffRoutes } from '#features/rohstoffe/server/index.ts';
import { sicherungRoutes } from '#features/sicherung/server/index.ts';
import { listBetroffene, warenberechnungRoutes } from '#features/warenberechnung/server/index.ts';
import { shop } from '#shop';
import { apiDocsPage } from './api-docs.ts';
import type { Config } from './config.ts';
import type { Db } from './db/connect.ts';
import { healthRoutes } from './health.routes.ts';
import { collectCalls } from './http/calls.ts';
import { answerFrameworkError, handleErrors } from './http/error-handler.ts';
import { installGermanProblems } from './http/german-problems.ts';
import { enforcePolicies } from './http/guards.ts';
import { httpServers } from './http/http-server.ts';
import { readJsonBodies } from './http/json-body.ts';
import { refuseUnknownCalls } from './http/known-methods.ts';
import { loggedError, RequestLog, sendRequestIds } from './http/log-requests.ts';
import { refuseOddRequests } from './http/odd-requests.ts';
import { prepareStop } from './http/prepare-stop.ts';
import { limitRequests } from './http/read-limit.ts';
import { securityHeaders, setHeaders } from './http/security-headers.ts';
import { VersionedCache } from './http/versioned-cache.ts';
import { collectMetrics, metricsRoutes } from './metrics/metrics.routes.ts';
import { RequestFigures } from './metrics/request-figures.ts';
import { earlyScriptHash } from './pages/early-script.ts';
import type { ServePages } from './pages/pages.ts';

installGermanProblems();

/** Largest JSON body in bytes; every body of the API is far smaller. Uploads of pictures have limits of their own. */
const bodyLimit = 256 * 1024;

/** Milliseconds within which a whole request must arrive: 15 MB from a phone take long. */
const requestTimeout = 300_000;

/** Milliseconds between two checks for requests that exceed their time. */
const checkEvery = 30_000;

/** Requests per minute that one client address may send to one node, pages and files included. */
const callsPerMinute = 3000;

export type AppConfig = Pick<Config, 'logLevel' | 'trustProxy' | 'publicUrl'> & {
  /** Token that opens `/api/metrics`; without one there is no such route and nothing is counted. */
  metricsToken?: string | undefined;
  /** Overrides `callsPerMinute`, for tests and measurements. */
  callsPerMinute?: number;
  requestTimeout?: number;
  checkEvery?: number;
  /** Current time; tests pass their own clock. */
  now?: () => Date;
  /** Others can reach the shop and no backups are scheduled: the back office warns. */
  lacksBackups?: boolean;
  /** Names of the scheduled jobs, for the metrics; without them all jobs that ever ran are shown. */
  jobs?: string[];
};
/** Only the nearest proxy is trusted: anyone can write the entries further left in `X-Forwarded-For`. */
function isNearestProxy(_address: string, hop: number): boolean {
  return hop === 0;
}

/** Builds the whole server without opening a port. */
export async function buildApp(config: AppConfig, db: Db, servePages?: ServePages): Promise<FastifyInstance> {
  const headers = securityHeaders({
    isHttps: config.publicUrl.startsWith('https:'),
    scriptHash: earlyScriptHash,
  });
  const figures = config.metricsToken === undefined ? undefined : new RequestFigures();
  const app = fastify({
    logger: { level: config.logLevel, base: null, serializers: { err: loggedError } },
    trustProxy: config.trustProxy && isNearestProxy,
    bodyLimit,
    ...httpServers({ requestTimeout, checkEvery, headers, ...config }),
    frameworkErrors: answerFrameworkError(headers),
    genReqId: () => crypto.randomUUID(),
    logController: new RequestLog(figures),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  collectCalls(app);
  collectMetrics(app);
  sendRequestIds(app);
  prepareStop(app);
  setHeaders(app, headers);
  limitRequests(app, { perMinute: config.callsPerMinute ?? callsPerMinute });
  refuseOddRequests(app);
  readJsonBodies(app);
  handleErrors(app);
  const now = config.now ?? (() => new Date());
  const ended = new EndedSessions((tokenHash) => deleteSession(db, tokenHash));
  app.addHook('onClose', async () => ended.close());
  enforcePolicies(app, {
    find: (token) => findSignedIn(db, token, { now: now(), ended }),
    hold: (db, token) => holdSignedIn(db, token, { now: now(), ended }),
  });

  const cache = new VersionedCache(() => readKatalogVersion(db));
  for (const metric of [cache.hits, cache.made]) app.metrics.registerMetric(metric);
  figures?.registerIn(app.metrics);
  const { metricsToken, lacksBackups = false, jobs } = config;
  await app.register((api) => serveApi(api, db, { cache, now, ended, metricsToken, lacksBackups, jobs }), {
    prefix: '/api',
  });
  await servePages?.(app, { cache, publicUrl: config.publicUrl });
  return app;
}

type ApiOptions = {
  cache: VersionedCache;
  now: () => Date;
  ended: EndedSessions;
  metricsToken: string | undefined;
  lacksBackups: boolean;
  jobs: string[] | undefined;
};

async function serveApi(
  app: FastifyInstance,
  db: Db,
  { cache, now, ended, metricsToken, lacksBackups, jobs }: ApiOptions,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${shop.name}: API`,
        version: '1.0.0',
        description: 'Alle Aufrufe des Ladens. Antworten stehen im Umschlag `{ success, message?, data }`.',
      },
    },
    transform: jsonSchemaTransform,
  });
  const api = app.withTypeProvider<ZodTypeProvider>();
  await api.register(healthRoutes(db));
  const metrics = {
    token: metricsToken,
    now,
    jobs,
    countSessions: (time: string) => countSessions(db, time),
  };
  await api.register(metricsRoutes(db, metrics));
  await api.register(portfolioRoutes(db, cache));
  await api.register(portfolioVerwaltungRoutes(db));
  await api.register(produktBildRoutes(db));
  await api.register(authRoutes(db, { now, addKunde, ended }));
  await api.register(cartRoutes(db));
  await api.register(
    rohstoffRoutes(db, { lockRezepte: lockKatalog, linkRezepte, listProdukteMadeOf, listBetroffene }),
  );
  await api.register(warenberechnungRoutes(db));
  await api.register(lagerRoutes(db));
  await api.register(produktionRoutes(db));
  await api.register(historieRoutes(db));
  await api.register(benutzerRoutes(db, now));
  await api.register(sicherungRoutes(db, { now, lacksBackups }));
  await api.register(apiDocsPage);
  // Unknown addresses below /api are answered with JSON, all others with a page.
  for (const url of ['/', '/*']) {
    api.all(url, { config: { policy: 'everyone' }, schema: { hide: true } }, refuseUnknownCalls(app));
  }
}
