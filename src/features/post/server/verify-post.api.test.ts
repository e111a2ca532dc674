import { expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { queueTestNachricht } from '#test/konto/nachrichten.ts';
import { verifyPost } from './verify-post.ts';

const now = new Date('2026-11-23T09:00:00.000Z');

test.each(databases)(
  'messages are counted, and one that could not be shown or sent is named on %s',
  async (database) => {
    const { db } = await openMigratedDatabase(database);
    const { id } = await queueTestNachricht(db, { now });
    expect(await verifyPost(db)).toEqual([]);
    expect((await verifyShop(db)).facts.join(' ')).toContain('1 Nachricht, 0 Widerrufe.');

    await db
      .updateTable('nachricht')
      .set({ art: 'brief', anhaenge: '[{"art":"datei"}', messageId: 'keine', inhalt: Buffer.from('x') })
      .execute();
    expect(await verifyPost(db)).toEqual([
      `Nachricht ${id}: die Art „brief“ gibt es nicht.`,
      `Nachricht ${id}: der Text ist nicht lesbar.`,
      `Nachricht ${id}: die Anhänge sind nicht lesbar.`,
      `Nachricht ${id}: die Message-ID ist keine.`,
    ]);
  },
);
