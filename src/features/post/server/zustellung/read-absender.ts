import { readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import type { Absender } from './send-mail.ts';

export type { Absender };

/** Who writes, as the settings are now. */
export async function readAbsender(db: Db): Promise<Absender> {
  const { laden, post } = await readSomeEinstellungen(db, ['laden', 'post']);
  return { ...post.angaben, ladenName: laden.angaben.name };
}

/** Throws when the settings name no sender: no server takes mail of nobody. */
export function checkAbsender({ absender }: Absender): void {
  if (absender === '') throw new Error('no sender in the settings (Einstellungen, Post, Absender)');
}
