import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { anhang, nachrichtArten } from '../nachricht.ts';
import { listNachrichtenAfter } from './nachricht.repository.ts';
import { unpackInhalt } from './pack-inhalt.ts';

const batch = 500;

/** Finds messages that could not be sent or shown, and secrets that should be gone. */
export async function verifyPost(db: Db): Promise<string[]> {
  const problems: string[] = [];
  let after = '';
  for (;;) {
    const rows = await listNachrichtenAfter(db, after, batch);
    for (const row of rows) problems.push(...problemsOf(row).map((text) => `Nachricht ${row.id}: ${text}`));
    const last = rows.at(-1);
    if (!last || rows.length < batch) return problems;
    after = last.id;
  }
}

type Row = Awaited<ReturnType<typeof listNachrichtenAfter>>[number];

function problemsOf({ art, inhalt, anhaenge, geheim, faelligAt, gesendetAt, messageId }: Row): string[] {
  return [
    ...(Object.hasOwn(nachrichtArten, art) ? [] : [`die Art „${art}“ gibt es nicht.`]),
    ...(unpackInhalt(inhalt) ? [] : ['der Text ist nicht lesbar.']),
    ...(hasAnhaenge(anhaenge) ? [] : ['die Anhänge sind nicht lesbar.']),
    ...(gesendetAt !== null && geheim !== null ? ['ist gesendet, und ihr Geheimnis ist noch da.'] : []),
    ...(gesendetAt !== null && faelligAt !== null ? ['ist gesendet und zugleich fällig.'] : []),
    ...(/^<[^<>\s@]+@[^<>\s@]+>$/.test(messageId) ? [] : ['die Message-ID ist keine.']),
  ];
}

function hasAnhaenge(text: string): boolean {
  try {
    return z.array(anhang).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
