import { expect, test } from 'vitest';
import { verifyShop } from '#app/server/verify/verify-shop.ts';
import { databases, openMigratedDatabase } from '../database/databases.ts';
import { fillJahre } from './fill-jahre.ts';

test.each(databases)(
  'a seeded shop is one that its verification finds nothing wrong with, on %s',
  async (database) => {
    const { db } = await openMigratedDatabase(database);
    await fillJahre(db, { jahre: 0.1, produkte: 3, now: new Date() });
    const { problems, facts } = await verifyShop(db);
    expect(problems).toEqual([]);
    expect(facts.at(-1)).toContain('501 Bestellungen, 1 Beleg, 1000 Nachrichten, 2 Widerrufe');
  },
);
