import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ensureFirstAdmin } from '#features/auth/server/index.ts';
import { AppError } from '#shared/errors.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, isLoopback, readConfig } from './config.ts';
import { connect, type Db } from './db/connect.ts';
import { migrate, NewerDatabaseError } from './db/migrate.ts';

/** Time in milliseconds that requests under way have to finish after a stop was asked for. */
const stopMs = 5000;

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const isDev = process.argv.includes('--dev');

  let app: FastifyInstance | undefined;
  const db = connect({
    ...config,
    onError: (err) => app?.log.error({ err }, 'idle database connection failed'),
  });
  await migrate(db);
  if (config.firstAdmin) await ensureFirstAdmin(db, config.firstAdmin, new Date());
  const demo = config.demo ? await startDemo(config, db) : '';

  const source = isDev
    ? (await import('./dev-pages.ts')).devPages()
    : await (await import('./built-pages.ts')).builtPages();
  const { pages } = await import('./pages.ts');
  app = await buildApp(config, db, pages(source));
  await app.listen({ host: config.host, port: config.port });
  stopOnSignals(app, () => db.destroy());
  greet(config, { demo, address: addressOf(app, config) });
}

/** Fills an empty shop with the example workshop and answers what the terminal says about it. */
async function startDemo({ host }: Config, db: Db): Promise<string> {
  const [{ seedDemo }, { demoGreeting, demoPassword }] = await Promise.all([
    import('../../demo/seed.ts'),
    import('../../demo/konten.ts'),
  ]);
  // A password that everybody can read in the source opens only a shop that nobody else can reach.
  const password = isLoopback(host) ? demoPassword : randomBytes(9).toString('base64url');
  const isNew = await seedDemo(db, password);
  const news = isNew ? '  Mit der Beispielwerkstatt gefüllt (DEMO=0 startet leer).\n' : '';
  return news + (await demoGreeting(db, password));
}

function stopOnSignals(app: FastifyInstance, closeDatabase: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopMs).unref();
    await app.close();
    await closeDatabase();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithNpm(stop);
}

/** `npm start` runs us in a shell that keeps signals to itself; when that shell is gone, we were meant. */
function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stop(), 300).unref();
}

/** The address to open; with PORT=0 the system chose the port. */
function addressOf(app: FastifyInstance, config: Config): string {
  const { port } = app.server.address() as { port: number };
  return config.publicUrl.replace(/:0$/, `:${port}`);
}

function greet(config: Config, { demo, address }: { demo: string; address: string }): void {
  const data = config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : resolve(config.dataDir);
  console.log(`\n  Der Laden ist offen:  ${address}\n  Die Daten liegen in:  ${data}`);
  if (demo) console.log(demo);
  console.log('  Beenden mit Strg+C.\n');
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(`Die Einstellungen stimmen nicht:\n${error.message}`);
  else if (error instanceof NewerDatabaseError) console.error(error.message);
  else if (error instanceof AppError) console.error(`Der erste Admin wurde nicht angelegt: ${error.message}`);
  else if (isPortTaken(error))
    console.error(`Auf diesem Port läuft schon etwas. Mit PORT=… einen anderen wählen. (${error.message})`);
  else console.error(error);
  process.exit(1);
});

function isPortTaken(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
