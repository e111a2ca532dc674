import { z } from 'zod';
import { anbieterSchluessel } from '#features/zahlung/anbieter-schluessel.ts';
import { emailInputWith } from '#shared/email-input.ts';

/** The settings. `.env.example` explains each; an invalid value stops the start with its name. */
export type Config = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Address of the shop for its visitors, without a trailing slash. */
  publicUrl: string;
  /** Whether other machines may reach the shop: by its host, a proxy, a public address or production mode. */
  isPublic: boolean;
  /** The output is read by a log collector, not by a person at the terminal. */
  isProduction: boolean;
  /** Trust the `X-Forwarded-*` headers of the proxy in front. */
  trustProxy: boolean;
  /** For the terminal: there seems to be a proxy, and the settings do not say whether it is to be trusted. */
  proxyHint: string | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Fill an empty database with the example workshop. */
  demo: boolean;
  firstAdmin: { email: string; password: string } | undefined;
  /**
   * Serve the API's description at `/api/docs`. Off by default as soon as others may reach the shop, like the demo, not
   * only in production mode: it is for developers, and a visitor needs no list of all calls.
   */
  apiDocs: boolean;
  /** Token that opens `/api/metrics`. */
  metricsToken: string | undefined;
  /** The schedule of backups. */
  backup: BackupPlan | undefined;
  /** The server that sends mail, with its password (R61): never shown, never logged; it wins over the settings. */
  smtpUrl: string | undefined;
  /** The payment provider, with its keys (R61): never shown, never logged; they win over the settings. */
  zahlung: ZahlungConfig | undefined;
  /** Where Stripe is, for tests. */
  stripeApi: string | undefined;
  /** 32 bytes under which the settings store secrets (R61); without them a file in `dataDir` has them. */
  secretsKey: Buffer | undefined;
};

/**
 * `stripe`, `mollie`: its secret key, which says whether it is live or a test; of Stripe that of its messages, too, and
 * its address.
 * `probe`: the example workshop's own.
 */
export type ZahlungConfig =
  | { anbieter: 'stripe'; key: string; webhookSecret: string | undefined; api: string | undefined }
  | { anbieter: 'mollie'; key: string; api: undefined }
  | { anbieter: 'probe' };

/** Where scheduled backups are stored, the milliseconds between two, and how many are kept. */
export type BackupPlan = { dir: string; everyMs: number; keep: number };

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const flag = z
  .enum(['0', '1'], { error: 'muss 0 oder 1 sein' })
  .transform((value) => value === '1')
  .optional();

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 };

const everyText = 'muss eine Zahl mit m, h oder d sein, zum Beispiel 24h';

/** A span of time such as `30m`, `24h` or `7d`, in milliseconds. */
const span = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/, everyText)
  .transform((text) => Number(text.slice(0, -1)) * unitMs[text.slice(-1) as keyof typeof unitMs]);

const smtpText =
  'muss smtp:// oder smtps://, den Server und meist seinen Port enthalten; Zeichen wie @ und / im Passwort als %40 und %2F';

/** The address of a mail server: `smtp://` begins plain and switches to TLS, `smtps://` is encrypted from the start. */
function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return false;
  const isBare = ['', '/'].includes(url.pathname) && url.search === '' && url.hash === '';
  return isBare && (url.username !== '') === (url.password !== '');
}

const keepText = 'muss eine ganze Zahl von 1 bis 1000 sein';

const environment = z.object({
  HOST: z.string().min(1, 'darf nicht leer sein').default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, portText())
    .transform(Number)
    .pipe(z.number().max(65535, portText()))
    .default(4000),
  DATA_DIR: z.string().min(1, 'darf nicht leer sein').default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'muss mit postgres:// oder postgresql:// beginnen')
    .optional(),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'muss eine vollständige Adresse sein, zum Beispiel https://laden.example',
    })
    .refine(
      (url) => URL.parse(url)?.origin === url.replace(/\/$/, ''),
      'darf nur aus https:// und dem Namen bestehen',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUST_PROXY: flag,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'muss fatal, error, warn, info, debug, trace oder silent sein',
    })
    .optional(),
  DEMO: flag,
  NODE_ENV: z.string().optional(),
  ADMIN_EMAIL: emailInputWith({ missing: 'muss eine E-Mail-Adresse sein' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'muss mindestens 8 Zeichen haben')
    .max(128, 'darf höchstens 128 Zeichen haben')
    .optional(),
  API_DOCS: flag,
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'muss aus 16 bis 200 Zeichen ohne Leerzeichen und Umlaute bestehen')
    .optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY: span.optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^\d{1,4}$/, keepText)
    .transform(Number)
    .pipe(z.number().min(1, keepText).max(1000, keepText))
    .optional(),
  SECRETS_KEY: z
    .string()
    .regex(/^([A-Za-z\d+/]{43}=|[\da-f]{64})$/, 'muss das Ergebnis von `openssl rand -base64 32` sein')
    .transform((text) => Buffer.from(text, text.length === 64 ? 'hex' : 'base64'))
    .optional(),
  SMTP_URL: z.string().refine(isSmtpUrl, smtpText).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(anbieterSchluessel.stripe, 'muss mit sk_live_, rk_live_, sk_test_ oder rk_test_ beginnen')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(anbieterSchluessel.stripeMeldungen, 'muss mit whsec_ beginnen')
    .optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(anbieterSchluessel.mollie, 'muss mit live_ oder test_ beginnen')
    .optional(),
  STRIPE_API: z
    .url({
      protocol: /^http$/,
      hostname: /^(localhost|127\.0\.0\.1)$/,
      error: 'muss eine Adresse auf diesem Rechner sein',
    })
    .optional(),
});

/** The names of all settings. */
export const settingNames = Object.keys(environment.shape);

/** Parses the environment; an empty value counts as not set. Throws a `ConfigError` that names each invalid one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(set);
  if (!result.success)
    throw new ConfigError(
      result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  const values = result.data;
  const isProduction = values.NODE_ENV === 'production';
  const isPublic = isProduction || !isLoopback(values.HOST) || !!values.PUBLIC_URL || !!values.TRUST_PROXY;
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL ?? localUrlOf({ host: values.HOST, port: values.PORT }),
    isPublic,
    isProduction,
    trustProxy: values.TRUST_PROXY ?? false,
    proxyHint: isProxyUnstated(values) ? proxyHint : undefined,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    demo: values.DEMO ?? !isPublic,
    firstAdmin: firstAdmin(values),
    apiDocs: values.API_DOCS ?? !isPublic,
    metricsToken: values.METRICS_TOKEN,
    backup: backupPlan(values),
    smtpUrl: values.SMTP_URL,
    zahlung: zahlungConfig(values, isPublic),
    stripeApi: values.STRIPE_API,
    secretsKey: values.SECRETS_KEY,
  };
}

const proxyHint =
  'TRUST_PROXY ist nicht gesetzt, aber nach PUBLIC_URL steht vor dem Laden ein Proxy. Dann haben für den Laden alle ' +
  'Besucher dieselbe Adresse: Wer Passwörter rät, sperrt alle aus, und wer Formulare missbraucht, wird kaum gebremst. ' +
  'Mit Proxy bitte TRUST_PROXY=1 setzen, ohne TRUST_PROXY=0.';

/**
 * The server itself speaks HTTP, and on a loopback address only a program of this machine can reach it: a proxy, unless
 * the shop is for this machine alone.
 */
function isProxyUnstated({ TRUST_PROXY, PUBLIC_URL, HOST }: z.infer<typeof environment>): boolean {
  if (TRUST_PROXY !== undefined || PUBLIC_URL === undefined) return false;
  if (isLoopback(new URL(PUBLIC_URL).hostname)) return false;
  return PUBLIC_URL.startsWith('https:') || isLoopback(HOST);
}

/** The example workshop pays at its own provider, on this machine alone. */
function zahlungConfig(values: z.infer<typeof environment>, isPublic: boolean): Config['zahlung'] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: api } = values;
  const { MOLLIE_API_KEY: mollie } = values;
  if (key !== undefined && mollie !== undefined)
    throw new ConfigError(
      'MOLLIE_API_KEY: STRIPE_SECRET_KEY ist auch gesetzt, der Laden nimmt nur einen Anbieter',
    );
  if (key !== undefined) return { anbieter: 'stripe', key, webhookSecret, api };
  if (webhookSecret !== undefined)
    throw new ConfigError('STRIPE_SECRET_KEY: fehlt, obwohl STRIPE_WEBHOOK_SECRET gesetzt ist');
  if (mollie !== undefined) return { anbieter: 'mollie', key: mollie, api: undefined };
  return (values.DEMO ?? !isPublic) && !isPublic ? { anbieter: 'probe' } : undefined;
}

function firstAdmin({
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
}: z.infer<typeof environment>): Config['firstAdmin'] {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined) throw new ConfigError('ADMIN_EMAIL: fehlt, obwohl ADMIN_PASSWORD gesetzt ist');
  if (password === undefined) throw new ConfigError('ADMIN_PASSWORD: fehlt, obwohl ADMIN_EMAIL gesetzt ist');
  return { email, password };
}

function backupPlan({
  BACKUP_DIR,
  BACKUP_EVERY,
  BACKUP_KEEP,
}: z.infer<typeof environment>): Config['backup'] {
  if (BACKUP_DIR !== undefined)
    return { dir: BACKUP_DIR, everyMs: BACKUP_EVERY ?? unitMs.d, keep: BACKUP_KEEP ?? 7 };
  for (const [name, value] of Object.entries({ BACKUP_EVERY, BACKUP_KEEP }))
    if (value !== undefined) throw new ConfigError(`BACKUP_DIR: fehlt, obwohl ${name} gesetzt ist`);
  return undefined;
}

/** Whether only this machine can reach the address; the demo is never opened to others by default. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** The address at which this machine reaches the shop, whatever its public one is. */
export function localUrlOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `http://${nameOfHost(host)}:${port}`;
}

/** A host that this machine can open in an address: `::` and `0.0.0.0` stand for all its interfaces. */
function nameOfHost(host: string): string {
  if (isLoopback(host) || host === '::' || host === '0.0.0.0') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function portText(): string {
  return 'muss eine ganze Zahl von 0 bis 65535 sein';
}
