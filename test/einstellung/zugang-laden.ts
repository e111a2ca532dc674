import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { sendNow } from '#features/post/server/index.ts';
import { openZugaenge } from '#features/zugangsdaten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { type DatabaseName, openMigratedDatabase, sqliteFolder } from '../database/databases.ts';
import { startSmtp } from '../smtp.ts';
import { buildTestApp, callerAs, type TestConfig } from '../test-app.ts';

type Umgebung = Parameters<typeof openZugaenge>[1];

export const zugangAt = new Date('2026-12-01T10:00:00.000Z');
const now = () => zugangAt;

/**
 * A shop that takes access data in its settings, with all that it logs. `node`: another node of it, or the same one
 * after a restart, whose environment may say something else.
 */
export async function openZugangLaden(
  database: DatabaseName,
  umgebung: Partial<Umgebung> = {},
  anders: Pick<TestConfig, 'umgebung'> = {},
) {
  const { db, reopen, place } = await openMigratedDatabase(database);
  const dataDir = place.dataDir || sqliteFolder().dataDir;
  const isShared = database === 'PostgreSQL';
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const hier: Umgebung = {
    ...{ smtpUrl: undefined, zahlung: undefined, stripeApi: undefined, dataDir, isShared },
    secretsKey: isShared ? randomBytes(32) : undefined,
    ...umgebung,
  };
  const start = async (db: Db, hierAnders: Partial<Umgebung> = {}) => {
    const error = (entry: object, message: string) => log.write(JSON.stringify({ ...entry, message }));
    const zugaenge = openZugaenge(db, { ...hier, ...hierAnders }, { now, log: { error } });
    const app = await buildTestApp(db, {
      ...{ now, log, logLevel: 'debug', zugaenge, publicUrl: 'https://seifenhof.example' },
      ...anders,
      sendNow: async (id) => sendNow(db, id, { weg: await zugaenge.postweg(), now: now() }),
    });
    return {
      app,
      db,
      zugaenge,
      as: (role: 'admin' | 'employee' | 'customer') => callerAs(app, db, { role, now }),
    };
  };
  const laden = await start(db);
  // With SQLite there is one process, and so one connection.
  const node = (anders?: Partial<Umgebung>) => start(isShared ? reopen() : db, anders);
  return { ...laden, node, place, dataDir, umgebung: hier, log: () => lines.join('') };
}

/** A mail server that one user may sign in at, and its access as the owner types it. */
export async function startPostfach() {
  const user = { name: 'laden@seifenhof.example', pass: 'Seife & Wasser/ß 1' };
  const smtp = await startSmtp({ user });
  onTestFinished(smtp.close);
  const zugang = {
    server: '127.0.0.1',
    port: smtp.port,
    verschluesselung: 'starttls',
    benutzer: user.name,
    passwort: user.pass,
  } as const;
  return { smtp, zugang };
}
