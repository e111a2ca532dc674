import { z } from 'zod';

/** What an operator can set. `.env.example` explains each; a wrong value stops the start with its name. */
export type Config = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Address under which people reach the shop, without a slash at the end. */
  publicUrl: string;
  /** Believe the `X-Forwarded-*` headers of a proxy in front. */
  trustProxy: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Fill an empty database with the example workshop. */
  demo: boolean;
  firstAdmin: { email: string; password: string } | undefined;
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const flag = z
  .enum(['0', '1'], { error: 'muss 0 oder 1 sein' })
  .transform((value) => value === '1')
  .optional();

const environment = z.object({
  HOST: z.string().min(1, 'darf nicht leer sein').default('127.0.0.1'),
  PORT: z.coerce
    .number({ error: portText() })
    .int(portText())
    .min(0, portText())
    .max(65535, portText())
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
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: flag,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'muss fatal, error, warn, info, debug, trace oder silent sein',
    })
    .optional(),
  DEMO: flag,
  NODE_ENV: z.string().optional(),
  ADMIN_EMAIL: z.email('muss eine E-Mail-Adresse sein').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'muss mindestens 8 Zeichen haben')
    .max(128, 'darf höchstens 128 Zeichen haben')
    .optional(),
});

/** Reads and checks the environment; an empty value counts as not set. Throws a `ConfigError` naming every variable that is wrong. */
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
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    publicUrl:
      values.PUBLIC_URL ?? `http://${isLoopback(values.HOST) ? 'localhost' : values.HOST}:${values.PORT}`,
    trustProxy: values.TRUST_PROXY ?? false,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    demo: values.DEMO ?? (!isProduction && isLoopback(values.HOST)),
    firstAdmin: firstAdmin(values),
  };
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

/** Whether only this machine can reach the address; the demo never opens itself to others. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function portText(): string {
  return 'muss eine ganze Zahl von 0 bis 65535 sein';
}
