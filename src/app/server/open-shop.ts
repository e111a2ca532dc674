import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasAccounts } from '#features/auth/server/index.ts';
import { ensureFirstAdmin } from '#features/kunde/server/index.ts';
import { readOeffnung } from '#features/oeffnung/server/index.ts';
import { type PostServices, sendNow } from '#features/post/server/index.ts';
import { type LiesAnbieter, refreshAngebot } from '#features/zahlung/server/index.ts';
import type { Zugaenge } from '#features/zugangsdaten/server/index.ts';
import { connect, type Db, sqliteFileOf } from '#server/db/connect.ts';
import type { UnfitFileError } from '#server/db/engines/sqlite-file.ts';
import { readClock } from '#server/jobs/job.repository.ts';
import { type JobLog, runJobs } from '#server/jobs/run-jobs.ts';
import { type PageSource, pages } from '#server/pages/pages.ts';
import { buildApp } from './app.ts';
import { terminalText } from './commands/terminal-text.ts';
import { type Config, localUrlOf } from './config.ts';
import { missingPages } from './pages/missing-pages.ts';
import { siteFiles } from './pages/site-files.ts';
import { shopJobs } from './shop-jobs.ts';
import { checkBeside } from './start/check-beside.ts';
import { noteCleanStop, takeCleanStop } from './start/clean-stop.ts';
import { addDemoOnOpening, refuseOpenDemo, startDemo } from './start/demo-shop.ts';
import { greet, type Output, terminal } from './start/greet.ts';
import { prepareDatabase } from './start/prepare-database.ts';
import { umgebungOf } from './umgebung-of.ts';
import { zugaengeOf } from './zugaenge-of.ts';

/**
 * Length of the queue of incoming connections; the system allows up to 4096. With Node's 511, a crowd that
 * arrived within one second found the queue full, and each client retried after 1, 3, 7 … 63 s (seen with
 * `npm run load`).
 */
const backlog = 4096;

/**
 * Milliseconds until the jobs of a shop that was just opened are looked at one after the other, over as long
 * again: those who come first have it for themselves.
 */
export const quietMs = 10_000;

export type OpenShop = {
  /** Its address for this machine. */
  url: string;
  /** Answers all received requests first. */
  close: () => Promise<void>;
  /** Resolves if the embedded database is found damaged while the shop is open, which then has to be closed. */
  damage: Promise<UnfitFileError>;
};

type Surroundings = {
  /** Where pages come from: the build, unless Vite makes them during development. */
  pagesFrom?: (db: Db) => Promise<PageSource>;
  output?: Output;
};

/**
 * Opens the shop of these settings: prepares its database, listens, and runs its jobs. Whatever it keeps in
 * memory belongs to it, so one process may open several. Throws when it must not or can't open
 * (`startFailureText`), and leaves nothing open then.
 */
export async function openShop(
  settings: Config,
  { pagesFrom = fromBuild, output = terminal }: Surroundings = {},
): Promise<OpenShop> {
  const config = await withPort(settings);
  if (config.proxyHint) output.warn(config.proxyHint);
  const damage = Promise.withResolvers<UnfitFileError>();
  const opened: Opened = {
    app: undefined,
    jobs: undefined,
    db: undefined,
    endCheck: undefined,
    angebot: undefined,
  };
  const closeAll = () => close(opened, config);
  try {
    await open(opened, config, { pagesFrom, output, onDamage: damage.resolve });
  } catch (error) {
    await closeAll();
    throw error;
  }
  return { url: localUrlOf(config), close: closeAll, damage: damage.promise };
}

/** The parts of a shop that are open so far. */
type Opened = {
  db: Db | undefined;
  app: FastifyInstance | undefined;
  jobs: ReturnType<typeof runJobs> | undefined;
  endCheck: ReturnType<typeof checkBeside> | undefined;
  angebot: ReturnType<typeof askForAngebot> | undefined;
};

type Opening = Required<Surroundings> & { onDamage: (error: UnfitFileError) => void };

async function open(opened: Opened, config: Config, { pagesFrom, output, onDamage }: Opening) {
  const onError = (err: Error) => opened.app?.log.error({ err }, 'idle database connection failed');
  const isKept = !config.databaseUrl && takeCleanStop(config.dataDir);
  const db = await prepareDatabase(config, {
    output,
    isKept,
    connect: () => connect({ ...config, onError }),
  });
  opened.db = db;
  const demo = await fill(db, config, output);
  const source = await pagesFrom(db);
  const log: JobLog = {
    info: (...entry) => opened.app?.log.info(...entry),
    error: (...entry) => opened.app?.log.error(...entry),
  };
  const zugaenge = zugaengeOf(db, config, log);
  const jobs = shopJobs(db, { ...config, zugaenge }, log);
  const umgebung = async () => umgebungOf(config, await zugaenge.lage());
  const app = await buildApp(
    {
      ...config,
      lacksBackups: config.isPublic && !config.backup,
      jobs: jobs.map(({ name }) => name),
      umgebung,
      zugaenge,
      onOpen: await addDemoOnOpening(config),
      sendNow: atOnce(db, zugaenge),
      log: output.log,
    },
    db,
    pages(source, siteFiles(db), missingPages(db)),
  );
  opened.app = app;
  await app.listen({ host: config.host, port: config.port, backlog });
  if (isKept) opened.endCheck = checkBeside(sqliteFileOf(config.dataDir), { log: app.log, onDamage });
  opened.angebot = askForAngebot(db, zugaenge.sicher, app.log);
  opened.jobs = runJobs(db, jobs, { log: app.log, quietMs });
  const oeffnung = await readOeffnung(db, { umgebung: await umgebung(), now: () => new Date() });
  await greet(db, config, { demo, output, log: app.log, ...oeffnung });
}

/** The first admin and the example workshop of an unused shop; returns what the terminal says of the latter. */
async function fill(db: Db, config: Config, output: Output): Promise<string> {
  const isUnused = !(await hasAccounts(db));
  const hint = config.firstAdmin && (await ensureFirstAdmin(db, config.firstAdmin, new Date()));
  if (hint) output.warn(terminalText(hint));
  const demo = config.demo ? await startDemo(db, { isPublic: config.isPublic, isUnused }) : '';
  if (config.isPublic) await refuseOpenDemo(db);
  return demo;
}

async function close({ app, jobs, db, endCheck, angebot }: Opened, config: Config): Promise<void> {
  // Jobs abort at once and store their state while requests finish.
  const jobsEnded = Promise.all([jobs?.stop(), angebot?.stop()]);
  await app?.finishRequests();
  await app?.close();
  await jobsEnded;
  const isDamaged = await endCheck?.();
  await db?.destroy();
  if (db && !config.databaseUrl && !isDamaged) noteCleanStop(config.dataDir);
}

async function fromBuild(db: Db): Promise<PageSource> {
  const { builtPages } = await import('#server/pages/built-pages.ts');
  return builtPages(db);
}

/**
 * What the payment provider offers may have changed while the shop was closed, and its job may not be due for an hour.
 * Nobody waits for its answer.
 */
function askForAngebot(db: Db, liesAnbieter: LiesAnbieter, log: JobLog) {
  const end = new AbortController();
  const asked = refreshAngebot(db, liesAnbieter, { now: new Date(), signal: end.signal }).catch(
    (err: unknown) => {
      if (!end.signal.aborted) log.error({ err }, 'payment provider does not say what it offers');
    },
  );
  return {
    stop: () => {
      end.abort();
      return asked;
    },
  };
}

/** Sends one message without waiting for the job. */
function atOnce(db: Db, { postweg }: Zugaenge): PostServices['sendNow'] {
  return async (id) => sendNow(db, id, { weg: await postweg(), now: await readClock(db) });
}

/** With PORT=0 the system chooses the port. Resolved first, because pages contain their own address. */
async function withPort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const probe = createServer();
  await new Promise<void>((done, fail) => probe.once('error', fail).listen(0, config.host, done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return { ...config, port, publicUrl: config.publicUrl.replace(/:0$/, `:${port}`) };
}
