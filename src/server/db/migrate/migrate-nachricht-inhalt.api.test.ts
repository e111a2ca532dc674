import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readNachricht } from '#features/post/server/postausgang/read-nachricht.ts';
import { verifyPost } from '#features/post/server/verify-post.ts';
import { databases, openDatabase } from '#test/database/databases.ts';
import { listPost } from '#test/konto/nachrichten.ts';
import { migrate, migrations, runSteps } from './migrate.ts';

const createdAt = '2026-11-23T09:00:00.000Z';
const html = '<p class="von-damals">Grüße &amp; "Küsse" 🧼</p>';
const text = 'Grüße & "Küsse" 🧼\n\thttps://seifenhof.example/bestellung/{{bestellung}}\n';
/** More than the step takes at a time. */
const anzahl = 501;

describe.each(databases)('messages of the version before their content was one column, on %s', (database) => {
  test('are shown and sent to the letter as they were rendered, and keep everything else', async () => {
    const { db } = await openDatabase(database);
    await runSteps(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0035')));
    const rows = Array.from({ length: anzahl }, (_, nr) => ({
      ...{ id: String(nr).padStart(4, '0'), messageId: `<${nr}@seifenhof.example>`, art: 'zahlung' },
      ...{ an: 'mia@mail.example', anName: 'Mia', betreff: `Nr. ${nr}`, anhaenge: '[]', createdAt },
      ...{ html: `${html}${nr}`, text: `${text}${nr}`, faelligAt: nr === 0 ? createdAt : null },
      ...{ erledigtAt: nr === 1 ? createdAt : null, fehler: nr === 1 ? '550' : null, versuche: nr },
    }));
    await db
      .insertInto('nachricht')
      .values(rows as never)
      .execute();

    await migrate(db);

    expect(await listPost(db)).toMatchObject(rows);
    expect(await readNachricht(db, '0500')).toMatchObject({
      html: `<p class="von-damals">Grüße &amp; "Küsse" 🧼</p>500`,
      text: 'Grüße & "Küsse" 🧼\n\t[Link zur Bestellung]\n500',
    });
    expect(await verifyPost(db)).toEqual([]);
    const { rows: spalten } = await sql<object>`select * from nachricht limit 1`.execute(db);
    expect(Object.keys(spalten[0] ?? {})).not.toEqual(expect.arrayContaining(['html']));
  });
});
