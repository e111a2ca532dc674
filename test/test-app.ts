import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppConfig, buildApp } from '#app/server/app.ts';
import { startSession } from '#features/auth/server/index.ts';
import type { Umgebung } from '#features/einstellung/umgebung.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { ZahlungsAnbieter } from '#features/zahlung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Role } from '#shared/roles.ts';
import {
  addressOf,
  type Call,
  type GivenToAny,
  type ReplyOf,
  type SendArguments,
} from '#shared/wire/call.ts';
import { type DatabaseName, type OpenedDatabase, openMigratedDatabase } from './database/databases.ts';
import { newAccount } from './factories.ts';

export type TestApp = {
  app: FastifyInstance;
  db: Db;
  /** Another connection to the same database, like that of a second node or after a restart. */
  reopen: () => Db;
  as: (role: Role) => Caller;
  /** Where its data is stored. */
  place: OpenedDatabase['place'];
};

/** Overrides of settings; `extend` adds routes. */
export type TestConfig = Omit<Partial<AppConfig>, 'umgebung' | 'anbieter'> & {
  umgebung?: Umgebung;
  anbieter?: ZahlungsAnbieter | undefined;
  extend?: (app: FastifyInstance) => void;
};

/** The whole server on an empty database of the given engine, without a port. */
export async function startTestApp(database: DatabaseName, config: TestConfig = {}): Promise<TestApp> {
  const { db, reopen, place } = await openMigratedDatabase(database);
  const app = await buildTestApp(db, config);
  return { app, db, reopen, place, as: (role) => callerAs(app, db, { role, now: config.now }) };
}

/** Another server on a database. */
export async function buildTestApp(
  db: Db,
  { extend, umgebung, anbieter, ...config }: TestConfig = {},
): Promise<FastifyInstance> {
  const usual = {
    logLevel: 'silent',
    trustProxy: false,
    publicUrl: 'http://localhost',
    apiDocs: true,
    ...(umgebung ? { umgebung: async () => umgebung } : {}),
    ...(anbieter ? { anbieter: async () => anbieter } : {}),
  } as const;
  const app = await buildApp({ ...usual, ...config }, db, async (app) => extend?.(app));
  onTestFinished(() => app.close());
  return app;
}

export type Caller = ReturnType<typeof callerAs>;

/** Calls the API as a new account of this role, always the same one for one caller. */
export function callerAs(
  app: FastifyInstance,
  db: Db,
  { role, now }: { role: Role; now?: (() => Date) | undefined },
) {
  const time = () => now?.() ?? new Date();
  const account = createAccountWithKunde(db, newAccount({ role }), time()).then((created) => {
    if (!created) throw new Error('The account exists already.');
    return created;
  });
  const token = account.then((created) => startSession(db, created, time()));
  // A caller that a test does not need may come too late for its database; who waits for it hears of that.
  token.catch(() => {});
  const call = async (method: Call['method'], path: string, payload?: object) =>
    callApi(app, { method, path, payload, token: await token });
  return {
    account: () => account,
    token: () => token,
    send: senderOf(app, token),
    get: (path: string) => call('GET', path),
    post: (path: string, body?: object) => call('POST', path, body),
    put: (path: string, body?: object) => call('PUT', path, body),
    delete: (path: string) => call('DELETE', path),
  };
}

export type ApiCall = {
  method: Call['method'];
  path: string;
  payload?: object;
  token?: string;
  /** The cookie of a device that signed in before (`deviceOf`). */
  cookie?: string | undefined;
  remoteAddress?: string;
  userAgent?: string;
};

/** One call of the API, with a token and a remote address. */
export function callApi(app: FastifyInstance, { path, token, cookie, userAgent, ...call }: ApiCall) {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
  };
  return app.inject({ ...call, url: `/api${path}`, headers });
}

/** The cookie that a browser sends after this answer to a sign-in. */
export function deviceOf({ headers }: { headers: OutgoingHttpHeaders }): string {
  return String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
}

/** Sends calls by their constants and returns their replies; throws if the status is not 2xx. */
export function senderOf(app: FastifyInstance, token?: string | Promise<string>) {
  return async <C extends Call>(...[call, given]: SendArguments<C>): Promise<ReplyOf<C>> => {
    const sent: GivenToAny = given ?? {};
    const path = addressOf(call, sent);
    const reply = await callApi(app, {
      method: call.method,
      path,
      payload: sent.body as object,
      token: await token,
    });
    if (reply.statusCode >= 300) throw new Error(`${call.method} ${path}: ${reply.body}`);
    return reply.json();
  };
}
