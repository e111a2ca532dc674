import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { ensureFirstAdmin, hasAccounts } from '#features/auth/server/index.ts';
import { startZeile } from '#features/einstellung/phase-texte.ts';
import { readEinstellung, readOeffnung } from '#features/einstellung/server/index.ts';
import { addKunde } from '#features/kunde/server/index.ts';
import { listVerkaufbare } from '#features/portfolio/server/index.ts';
import { openPostweg, type PostServices, sendNow } from '#features/post/server/index.ts';
import { buildApp } from './app.ts';
import { terminalText } from './commands/terminal-text.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connect, type Db } from './db/connect.ts';
import { migrate, readSteps } from './db/migrate.ts';
import { waitForDatabase } from './db/wait-for-database.ts';
import { readClock } from './jobs/job.repository.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { markFolder, refuseLostShop, refuseUnfitFolder } from './lost-shop.ts';
import { missingPages } from './missing-pages.ts';
import { shopJobs } from './shop-jobs.ts';
import { shopWords } from './shop-words.ts';
import { siteFiles } from './site-files.ts';
import { startFailureText } from './start-failure-text.ts';
import { umgebungOf } from './umgebung-of.ts';
import { listSchemaProblems } from './verify/verify-schema.ts';

/**
 * Length of the queue of incoming connections; the system allows up to 4096. With Node's 511, a crowd that arrived within
 * one second found the queue full, and each client retried after 1, 3, 7 … 63 s (seen with `npm run load`).
 */
const backlog = 4096;

/** Milliseconds that requests under way have to finish after a signal. */
const stopMs = 5000;

/** Milliseconds that a start waits for a PostgreSQL that is not up yet. */
const databaseMs = 60_000;

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = await withPort(readConfig(process.env));
  const isDev = process.argv.includes('--dev');
  // Standard output is the log, one JSON object per line; hints for a person go to standard error.
  if (config.proxyHint) console.warn(config.proxyHint);

  if (!config.databaseUrl) refuseUnfitFolder(config);
  let app: FastifyInstance | undefined;
  const db = connect({
    ...config,
    onError: (err) => app?.log.error({ err }, 'idle database connection failed'),
  });
  if (config.databaseUrl) await preparePostgres(config);
  else await prepareEmbedded(db, config);
  const isUnused = !(await hasAccounts(db));
  const hint =
    config.firstAdmin &&
    (await ensureFirstAdmin(db, config.firstAdmin, {
      ...{ now: new Date(), addKunde },
      readShopWords: () => shopWords(db),
    }));
  if (hint) console.warn(terminalText(hint));
  const demo = config.demo ? await startDemo(db, { isPublic: config.isPublic, isUnused }) : '';
  if (config.isPublic) await refuseOpenDemo(db);

  const source = isDev
    ? (await import('./pages/dev-pages.ts')).devPages()
    : await (await import('./pages/built-pages.ts')).builtPages(db);
  const { pages } = await import('./pages/pages.ts');
  const lacksBackups = config.isPublic && !config.backup;
  const jobs = shopJobs(db, config, {
    info: (...entry) => app?.log.info(...entry),
    error: (...entry) => app?.log.error(...entry),
  });
  const planned = jobs.map(({ name }) => name);
  app = await buildApp(
    {
      ...config,
      lacksBackups,
      jobs: planned,
      umgebung: umgebungOf(config),
      onOpen: await openDemo(config),
      sendNow: atOnce(db, config),
    },
    db,
    pages(source, siteFiles, missingPages(db)),
  );
  await app.listen({ host: config.host, port: config.port, backlog });
  const { log } = app;
  stopOnSignals(app, { db, jobs: runJobs(db, jobs, { log }) });
  const umgebung = umgebungOf(config);
  const oeffnung = await readOeffnung(db, { umgebung, now: () => new Date(), listVerkaufbare });
  const hinweis = await unnamedText(db, config);
  if (oeffnung.phase === 'geoeffnet' && oeffnung.fehlt > 0)
    log.warn({ fehlt: oeffnung.fehlt }, startZeile(oeffnung.phase, oeffnung.fehlt));
  if (config.isProduction && !demo) logOpening(config, { ...oeffnung, hinweis });
  else greet(config, { demo, ...oeffnung, hinweis });
}

/** Sends one message without waiting for the job. */
function atOnce(db: Db, config: Config): PostServices['sendNow'] {
  const weg = openPostweg(config);
  return async (id) => sendNow(db, id, { weg, now: await readClock(db) });
}

/** Waits for PostgreSQL and migrates its schema; a step has no time limit and may wait for another node. */
async function preparePostgres(config: Config): Promise<void> {
  const db = connect({ ...config, onError: () => {}, patience: { silence: 0 } });
  await waitForDatabase(db, {
    forMs: databaseMs,
    onWait: ({ message }) =>
      console.warn(
        `DATABASE_URL: Die Datenbank ist noch nicht erreichbar; der Laden wartet bis zu ${databaseMs / 1000} Sekunden auf sie. (${message})`,
      ),
  });
  refuseLostShop(config, (await readSteps(db)).taken.length > 0);
  await migrate(db);
  await db.destroy();
}

async function prepareEmbedded(db: Db, config: Config): Promise<void> {
  await migrate(db);
  markFolder(config);
  // Only a warning (ADR 054). On PostgreSQL, where comparing takes longer, the backups do it.
  for (const problem of await listSchemaProblems(db)) console.warn(problem);
}

/** Fills an unused shop with the example workshop and returns the text for the terminal. */
async function startDemo(
  db: Db,
  { isPublic, isUnused }: { isPublic: boolean; isUnused: boolean },
): Promise<string> {
  const [{ seedDemo }, { demoGreeting, demoPassword }] = await Promise.all([
    import('../../demo/seed.ts'),
    import('../../demo/accounts.ts'),
  ]);
  // The password in the source is used only where nobody else can reach the shop.
  const password = isPublic ? randomBytes(9).toString('base64url') : demoPassword;
  const isNew = isUnused && (await seedDemo(db, password));
  if (!isNew) await updateDemo(db);
  const news = isNew ? '  Mit der Beispielwerkstatt gefüllt (DEMO=0 startet leer).\n' : '';
  return news + (await demoGreeting(db, password));
}

/** The first opening of the example workshop brings it some orders. */
async function openDemo(config: Config) {
  if (!config.demo) return undefined;
  const { addDemoAuftraege } = await import('../../demo/auftraege.ts');
  return addDemoAuftraege;
}

/** An example workshop from a version without settings gets them; its own are never changed. */
async function updateDemo(db: Db): Promise<void> {
  const { updateOldDemo } = await import('../../demo/einstellungen.ts');
  await updateOldDemo(db, new Date());
}

/** What a shop without a name says at every start: a new one, or one from before the settings. */
async function unnamedText(db: Db, { publicUrl }: Config): Promise<string | undefined> {
  const { angaben } = await readEinstellung(db, 'laden');
  if (angaben.name) return undefined;
  return `Der Laden hat noch keinen Namen. Name, Anschrift und alles Weitere eintragen: ${publicUrl}/admin/einstellungen`;
}

/** A shop that others can reach must have no account with the password that is in the source. */
async function refuseOpenDemo(db: Db): Promise<void> {
  const { findOpenDemoAccounts } = await import('../../demo/accounts.ts');
  const open = await findOpenDemoAccounts(db);
  if (open.length === 0) return;
  throw new ConfigError(
    `Dieser Laden wäre für andere erreichbar, aber die Konten der Beispielwerkstatt haben noch ihr bekanntes Passwort:\n` +
      open.map((email) => `  npm run account -- password --email ${email}`).join('\n') +
      '\ngibt ihnen ein neues; oder mit einem leeren DATA_DIR und DEMO=0 neu beginnen.',
  );
}

type Stoppable = { db: Db; jobs: { stop: () => Promise<void> } };

function stopOnSignals(app: FastifyInstance, { db, jobs }: Stoppable): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopMs).unref();
    // Jobs abort at once and store their state while requests finish.
    const jobsEnded = jobs.stop();
    await app.finishRequests();
    await app.close();
    await jobsEnded;
    await db.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithNpm(stop);
}

/** `npm start` runs this in a shell that does not pass on signals; when that shell is gone, the signal was for us. */
function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stop(), 300).unref();
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

function dataPlaceOf({ databaseUrl, dataDir }: Config): string {
  return databaseUrl ? 'PostgreSQL (DATABASE_URL)' : resolve(dataDir);
}

/** The phase, how many things prevent the opening, and what a shop without a name needs first. */
type Oeffnung = Awaited<ReturnType<typeof readOeffnung>> & { hinweis: string | undefined };

/** Logged at every LOG_LEVEL: it marks the start and that it succeeded. */
function logOpening(config: Config, oeffnung: Oeffnung): void {
  const entry = { address: config.publicUrl, data: dataPlaceOf(config), ...oeffnung };
  console.log(JSON.stringify({ level: 30, time: Date.now(), ...entry, msg: 'Der Laden ist offen' }));
}

function greet(config: Config, { demo, phase, fehlt, hinweis }: Oeffnung & { demo: string }): void {
  console.log(
    `\n  Der Laden ist offen:  ${config.publicUrl}\n  Die Daten liegen in:  ${dataPlaceOf(config)}\n  Phase:                ${startZeile(phase, fehlt)}`,
  );
  if (hinweis) console.log(`\n  ${hinweis}`);
  if (demo) console.log(demo);
  console.log('  Beenden mit Strg+C.\n');
}

main().catch((error: unknown) => {
  console.error(terminalText(startFailureText(error) ?? inspect(error)));
  process.exit(1);
});
