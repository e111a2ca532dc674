import { describe, expect, test } from 'vitest';
import { databases } from '#test/databases.ts';
import { insertProdukt } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

describe.each(databases)('GET /portfolio on %s', (database) => {
  test('lists the active products by reihenfolge, then name as German sorts it', async () => {
    const { app, db } = await startTestApp(database);
    await insertProdukt(db, { name: 'Zimt', reihenfolge: 1 });
    await insertProdukt(db, { name: 'Äpfel', reihenfolge: 1 });
    await insertProdukt(db, { name: 'Honig', reihenfolge: 0 });
    await insertProdukt(db, { name: 'Versteckt', aktiv: false });

    const reply = await app.inject('/api/portfolio/with-prices');

    expect(reply.statusCode).toBe(200);
    const { success, count, data } = reply.json();
    expect({ success, count }).toEqual({ success: true, count: 3 });
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Honig', 'Äpfel', 'Zimt']);
  });
});
