import type { z } from 'zod';
import { type NewAccount, startSession } from '#features/auth/server/index.ts';
import { benutzerCalls } from '#features/benutzer/calls.ts';
import type { benutzerListQuery } from '#features/benutzer/contract.ts';
import type { Phase } from '#features/einstellung/gruppen/phase-angaben.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { DatabaseName } from '../database/databases.ts';
import { changeEinstellung } from '../einstellung/einstellung.ts';
import { newAccount } from '../factories.ts';
import { type Caller, callApi, startTestApp } from '../test-app.ts';

/** Inserts people with accounts, registered one second apart, the last one newest; returns their ids. */
export async function insertBenutzer(db: Db, people: Partial<NewAccount>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, person] of people.entries()) {
    const now = new Date(Date.UTC(2020, 0, 1, 0, 0, index));
    const account = await createAccountWithKunde(
      db,
      newAccount({ vorname: 'V', nachname: 'N', ...person }),
      now,
    );
    if (!account) throw new Error('The account exists already.');
    ids.push(account.id);
  }
  return ids;
}

/** The answer of the list. */
export const listBenutzer = (caller: Caller, query: ListQuery = {}) =>
  caller.send(benutzerCalls.list, { query });
type ListQuery = z.input<typeof benutzerListQuery>;
/** The last names in the order of the list. */
export const nachnamen = async (caller: Caller, query: ListQuery) =>
  (await listBenutzer(caller, query)).data.map(({ nachname }) => nachname);

/** A shop with a signed-in admin, and functions that insert signed-in people and read and edit them as the admin. */
export async function startBenutzerShop(database: DatabaseName, phase: Phase = 'angekuendigt') {
  const started = await startTestApp(database);
  const { app, db, as } = started;
  await changeEinstellung(db, 'phase', { phase });
  const admin = as('admin');
  await admin.token();
  const insert = async (account: Parameters<typeof newAccount>[0] = {}) => {
    const created = await createAccountWithKunde(db, newAccount(account), new Date());
    if (!created) throw new Error('The account exists already.');
    const token = await startSession(db, created, new Date());
    const isSignedIn = async () =>
      (await callApi(app, { method: 'GET', path: '/auth/me', token })).statusCode === 200;
    const edit = (body: object) => admin.put(`/kunden/${created.id}`, body);
    return { ...created, token, isSignedIn, edit };
  };
  const find = async (id: string) => {
    const found = (await listBenutzer(admin, { limit: 100 })).data.find(({ _id }) => _id === id);
    if (!found) throw new Error(`The list has nobody with the id ${id}.`);
    return found;
  };
  return { ...started, admin, insert, find };
}
