import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { personName, type Status, statusValues } from '#features/auth/contract.ts';
import {
  checkPassword,
  findAccountByEmail,
  hashPassword,
  listAccountRows,
  type PasswordOwner,
} from '#features/auth/server/index.ts';
import { changeZugang } from '#features/benutzer/server/index.ts';
import { createAccountWithKunde } from '#features/kunde/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { emailInput } from '#shared/email-input.ts';
import { type Role, roles } from '#shared/roles.ts';
import { lineInput } from '#shared/text/single-line.ts';
import { AppError } from '#shared/wire/errors.ts';
import { terminalValue } from './terminal-text.ts';
import { UsageError } from './usage-error.ts';

export const accountHelp = `Konten verwalten, auch während der Laden läuft.

  npm run account -- create --email E --role R [--password P] [--vorname V] [--nachname N]
  npm run account -- password --email E [--password P]
  npm run account -- role --email E --role R
  npm run account -- status --email E --status S [--grund G]
  npm run account -- list

  --role      ${roles.join(', ')}
  --status    ${statusValues.join(', ')}
  --grund     warum das Konto gesperrt ist; steht in der Benutzerverwaltung
  --password  8 bis 128 Zeichen, nicht leicht zu erraten; ohne diese Angabe wird eines erzeugt und einmal gezeigt

Ein neues Passwort, eine neue Rolle und ein neuer Status melden das Konto überall ab. Datenbank und Ordner kommen aus
denselben Einstellungen wie beim Start des Ladens (DATABASE_URL, DATA_DIR, .env).`;

const options = {
  email: { type: 'string' },
  password: { type: 'string' },
  role: { type: 'string' },
  status: { type: 'string' },
  grund: { type: 'string' },
  vorname: { type: 'string' },
  nachname: { type: 'string' },
} as const;
type Options = { [name in keyof typeof options]?: string };

type Command = (db: Db, options: Options) => Promise<string>;

/** Parses the arguments. The function it returns runs the command and resolves to the text to show. */
export function readAccountCommand(args: string[]): (db: Db) => Promise<string> {
  const { positionals, values } = parse(args);
  const [name, ...rest] = positionals;
  const command = commands[name ?? ''];
  if (!command || rest.length > 0) throw new UsageError('Diesen Befehl gibt es nicht.');
  return (db) => command(db, values);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node names the unknown argument in an English message.
    const [argument = ''] = /'(.*?)'/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new UsageError(`Diese Angabe ist unbekannt oder unvollständig: ${argument}`);
  }
}

const commands: Record<string, Command> = {
  create: async (db, given) => {
    const email = emailOf(given);
    const role = roleOf(given);
    const person = personOf(email, given);
    const { text, passwordHash } = await newPassword(db, { email, ...person }, given);
    const neu = { email, role, passwordHash, ...person };
    const account = await createAccountWithKunde(db, neu, new Date());
    if (!account) throw new AppError('CONFLICT', `Mit ${email} gibt es bereits ein Konto.`);
    return `Angelegt: ${email} (${role})${text}`;
  },
  password: async (db, given) => {
    const email = emailOf(given);
    const owner = (await findAccountByEmail(db, email)) ?? { email };
    const { text, passwordHash } = await newPassword(db, owner, given);
    await changeZugang(db, email, { passwordHash });
    return `Neues Passwort für ${email}${text}`;
  },
  role: async (db, given) => {
    const [email, role] = [emailOf(given), roleOf(given)];
    await changeZugang(db, email, { role });
    return `${email} ist jetzt ${role}`;
  },
  status: async (db, given) => {
    const [email, status] = [emailOf(given), statusOf(given)];
    await changeZugang(db, email, { status, sperrgrund: given.grund && lineOf('grund', given.grund) });
    return `${email} ist jetzt ${status}`;
  },
  list: async (db) => {
    const rows = await listAccountRows(db);
    if (rows.length === 0) return 'Es gibt noch kein Konto.';
    return rows
      .map(({ email, vorname, nachname, role, status, lastLogin }) =>
        [email, `${vorname} ${nachname}`.trim(), role, status, lastLogin ?? 'Noch nie']
          .map(terminalValue)
          .join('  '),
      )
      .join('\n');
  },
};

function emailOf({ email }: Options): string {
  const address = emailInput.safeParse(email);
  if (!address.success) throw new UsageError('--email fehlt oder ist keine E-Mail-Adresse.');
  return address.data;
}

/** The names that were given; without them the first part of the address is the first name. */
function personOf(email: string, { vorname = email.split('@', 1)[0] ?? '', nachname }: Options) {
  return {
    vorname: lineOf('vorname', vorname, personName('fehlt.')),
    nachname: nachname ? lineOf('nachname', nachname, personName('fehlt.')) : '',
  };
}

function lineOf(name: keyof Options, value: string, schema = lineInput('fehlt.')): string {
  const { data, error } = schema.safeParse(value);
  if (data === undefined) throw new UsageError(`--${name}: ${error?.issues[0]?.message}`);
  return data;
}

function roleOf({ role }: Options): Role {
  const known = roles.find((one) => one === role);
  if (!known) throw new UsageError(`--role muss eines davon sein: ${roles.join(', ')}`);
  return known;
}

function statusOf({ status }: Options): Status {
  const known = statusValues.find((one) => one === status);
  if (!known) throw new UsageError(`--status muss eines davon sein: ${statusValues.join(', ')}`);
  return known;
}

/** The password that was given, or a random one with the text that shows it. */
async function newPassword(db: Db, owner: PasswordOwner, { password }: Options) {
  const chosen = password ?? randomBytes(12).toString('base64url');
  await checkPassword(db, chosen, owner);
  const text = password === undefined ? `\nPasswort (wird nur jetzt gezeigt): ${chosen}` : '';
  return { text, passwordHash: await hashPassword(chosen) };
}
