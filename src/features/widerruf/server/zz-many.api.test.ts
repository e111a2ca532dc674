import { test } from 'vitest';
import { insertAuftrag } from '#test/auftraege.ts';
import { startOpenShop } from '#test/kasse.ts';
import { insertWare } from '#test/ware.ts';
import { queueTestNachricht } from '#test/nachrichten.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import { findFaellige } from '#features/post/server/nachricht.repository.ts';
import { databases } from '#test/databases.ts';

test.each(databases)('many %s', { timeout: 300_000 }, async (database) => {
  const { db, as } = await startOpenShop(database);
  const produktId = await insertWare(db, { menge: 50, preis: 5.1 });
  const auftrag: any = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }], nummer: 'B-26-K7M4Q', ereignisse: [] });
  const at = new Date().toISOString();
  const rows = Array.from({ length: 1000 }, (_, i) => ({ id: ascendingId(), tokenHash: `t${i}`, schluessel: `s${i}`, name: 'n', bestellung: 'b', email: '', stuecke: '', teile: '[]', link: '', createdAt: at, bearbeitet: 1 }));
  await db.insertInto('widerruf').values(rows as never).execute();
  await db.insertInto('widerrufEreignis').values(rows.map(({ id }) => ({ widerrufId: id, nr: 1, typ: 'zugeordnet', angaben: JSON.stringify({ auftragId: auftrag.id, wie: 'link' }), von: 'x', vonId: null, createdAt: at }))).execute();
  const ada = as('admin');
  for (let i = 0; i < 4; i += 1) {
    const t = performance.now();
    const r = await ada.post('/widerrufe/erledigen', { auftragId: auftrag.id, text: 'x' });
    console.log(database, 'SETTLE', r.json().data, Math.round(performance.now() - t));
  }
  for (let i = 0; i < 100; i += 1) await queueTestNachricht(db, { art: 'kontakt', now: new Date() } as never);
  const [eine] = await db.selectFrom('nachricht').selectAll().limit(1).execute();
  for (let k = 0; k < 30; k += 1) await db.insertInto('nachricht').values(Array.from({ length: 100 }, (_, i) => ({ ...eine!, id: ascendingId(), messageId: `<${k}-${i}@x>` }))).execute();
  const z = { jetzt: new Date(Date.now() + 1000).toISOString(), faelligVoraus: '2099', anspruchVoraus: '2099' };
  const t = performance.now();
  for (let i = 0; i < 10; i += 1) await findFaellige(db, z);
  console.log(database, 'FIND 3100 waiting, ms each', ((performance.now() - t) / 10).toFixed(1));
});
