import { describe, expect, test } from 'vitest';
import { erklaere, erklaerung, sendeFormular } from '#test/auftrag/widerruf.ts';
import { databases } from '#test/database/databases.ts';
import { startTestApp } from '#test/test-app.ts';

describe.each(databases)('a declaration that a page of another site sends, on %s', (database) => {
  test('is not taken as its visitor’s: the answer leads to the form, where she can give it herself', async () => {
    const { app, db } = await startTestApp(database);
    const senders: [string, string][] = [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ];
    for (const sender of senders) {
      const reply = await sendeFormular(app, erklaerung, Object.fromEntries([sender]));
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
      expect(reply.body).toContain('nicht angenommen');
      expect(reply.body).toContain('href="/widerruf"');
    }
    expect(await db.selectFrom('widerruf').selectAll().execute()).toEqual([]);

    const own = await sendeFormular(app, erklaerung, { 'sec-fetch-site': 'same-origin' });
    expect(own.statusCode).toBe(303);
    expect((await erklaere(app, { stuecke: 'alle' })).statusCode).toBe(200);
    expect(await db.selectFrom('widerruf').selectAll().execute()).toHaveLength(2);
  });
});
