import { findLetzteNummer } from '#features/beleg/server/index.ts';
import { connect, connectReadOnly, sqliteFileOf } from '#server/db/connect.ts';
import { readSteps } from '#server/db/migrate/migrate.ts';
import type { Place } from './make-backup.ts';

/**
 * What to do after a restore: documents that were written after the backup are gone, and their numbers would be given
 * once more (§ 14 (4) no. 4 UStG: each is given once). The shop cannot know them; whoever got one can.
 */
export async function nummernHinweis(place: Place): Promise<string> {
  // A damaged backup that was taken as it is may not say it.
  const letzte = await readLetzteNummer(place).catch(() => null);
  const stand =
    letzte === null
      ? 'Welcher Beleg dieser Sicherung der letzte ist, ließ sich nicht lesen.'
      : letzte
        ? `Der letzte Beleg dieser Sicherung ist ${letzte}.`
        : 'Diese Sicherung hat keine Belege.';
  return (
    `${stand} Hat der Laden danach noch Rechnungen oder Korrekturen geschrieben, vergäbe er ihre Nummern ein zweites Mal. ` +
    'Bitte gleich nach dem Start, bevor etwas verschickt, abgeholt, am Markt abgerechnet oder berichtigt wird: in den ' +
    'verschickten E-Mails und in gespeicherten PDF-Dateien die letzte Nummer dieses Jahres heraussuchen, eins ' +
    'dazuzählen für jeden Markttag, der seit der Sicherung abgerechnet oder zurückgenommen wurde, und die darauf ' +
    'folgende unter „Einstellungen“, „Nummern“ bei „Rechnungen erst ab dieser Nummer weiterzählen“ speichern. Eine zu ' +
    'hohe Nummer schadet nicht.'
  );
}

async function readLetzteNummer({ databaseUrl, dataDir }: Place): Promise<string | undefined> {
  const db = databaseUrl
    ? connect({ databaseUrl, dataDir, onError: () => {} })
    : connectReadOnly(sqliteFileOf(dataDir));
  try {
    const { taken } = await readSteps(db);
    return taken.includes('0042-beleg') ? await findLetzteNummer(db) : undefined;
  } finally {
    await db.destroy();
  }
}
