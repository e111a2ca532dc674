import { hashPassword, type NewAccount, startSession } from '#features/auth/server/index.ts';
import type { LinkArt } from '#features/konto/link-art.ts';
import { answerAnfragen } from '#features/konto/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { DatabaseName } from '../database/databases.ts';
import { newAccount } from '../factories.ts';
import { callApi, startTestApp, type TestConfig } from '../test-app.ts';
import { listPost } from './nachrichten.ts';

/** The password of the accounts below, and one that they may get. */
export const passwort = 'Seifenblasen im Wind';
export const neuesPasswort = 'Ringelblume tanzt Dienstag';
export const minute = 60_000;
export const day = 24 * 60 * minute;

let hash: Promise<string> | undefined;

/** The server with a clock that stands, accounts with a password, and a way to read links out of the outbox. */
export async function startKonto(database: DatabaseName, config: TestConfig = {}) {
  const clock = { now: new Date('2026-11-23T09:00:00.000Z') };
  const started = await startTestApp(database, { ...config, now: () => clock.now });
  const { app, db } = started;
  const addAccount = async (fields: Partial<NewAccount> & { email: string }) => {
    hash ??= hashPassword(passwort);
    const neu = { ...newAccount({ passwordHash: await hash }), ...fields };
    const account = await createAccountWithKunde(db, neu, clock.now);
    if (!account) throw new Error('The account exists already.');
    return { ...account, token: await startSession(db, account, clock.now) };
  };
  const post = (path: string, payload?: object, rest: Partial<Parameters<typeof callApi>[1]> = {}) =>
    callApi(app, { method: 'POST', path: `/auth${path}`, ...(payload ? { payload } : {}), ...rest });
  const signIn = (email: string, password = passwort) => post('/login', { email, password });
  const me = (token: string) => callApi(app, { method: 'GET', path: '/auth/me', token });
  const answer = (now = clock.now) => answerAnfragen(db, { adresse: 'http://localhost', now });
  /** Asks for a new password and returns the secret of the link, as its receiver has it. */
  const vergessen = async (email: string) => {
    await post('/passwort-vergessen', { email });
    await answer();
    return geheimOf(db, 'passwort');
  };
  const pass = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return { ...started, clock, pass, addAccount, post, signIn, me, answer, vergessen };
}

/** The secret of the latest mail of a kind. */
export async function geheimOf(db: Db, art: LinkArt): Promise<string> {
  const geheim = (await listPost(db, art)).at(-1)?.geheim;
  if (!geheim) throw new Error(`There is no mail of kind ${art}.`);
  return geheim;
}
