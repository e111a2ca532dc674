import { randomBytes } from 'node:crypto';
import type { PhaseServices } from '#features/oeffnung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { type Config, ConfigError } from '../config.ts';

/** Fills an unused shop with the example workshop and returns the text for the terminal. */
export async function startDemo(
  db: Db,
  { isPublic, isUnused }: { isPublic: boolean; isUnused: boolean },
): Promise<string> {
  const [{ seedDemo }, { demoGreeting, demoPassword }] = await Promise.all([
    import('../../../../demo/seed.ts'),
    import('../../../../demo/accounts.ts'),
  ]);
  // The password in the source is used only where nobody else can reach the shop.
  const password = isPublic ? randomBytes(9).toString('base64url') : demoPassword;
  const isNew = isUnused && (await seedDemo(db, password));
  if (!isNew) await updateDemo(db);
  const news = isNew ? '  Mit der Beispielwerkstatt gefüllt (DEMO=0 startet leer).\n' : '';
  return news + (await demoGreeting(db, password));
}

/** The first opening of the example workshop brings it some orders. */
export async function addDemoOnOpening({ demo }: Config): Promise<PhaseServices['onOpen']> {
  if (!demo) return undefined;
  const { addDemoAuftraege } = await import('../../../../demo/auftraege.ts');
  return addDemoAuftraege;
}

/** An example workshop from a version without settings gets them; its own are never changed. */
async function updateDemo(db: Db): Promise<void> {
  const { updateOldDemo } = await import('../../../../demo/einstellungen.ts');
  await updateOldDemo(db, new Date());
}

/** A shop that others can reach must have no account with the password that is in the source. */
export async function refuseOpenDemo(db: Db): Promise<void> {
  const { findOpenDemoAccounts } = await import('../../../../demo/accounts.ts');
  const open = await findOpenDemoAccounts(db);
  if (open.length === 0) return;
  throw new ConfigError(
    `Dieser Laden wäre für andere erreichbar, aber die Konten der Beispielwerkstatt haben noch ihr bekanntes Passwort:\n` +
      open.map((email) => `  npm run account -- password --email ${email}`).join('\n') +
      '\ngibt ihnen ein neues; oder mit einem leeren DATA_DIR und DEMO=0 neu beginnen.',
  );
}
