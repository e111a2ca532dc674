import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { nummerOf } from '#features/auftrag/nummer-und-suche/nummer.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { personOf } from '../big-shop.ts';
import { insertProdukt } from '../factories.ts';
import { insertAuftrag, testAnschrift } from './auftraege.ts';

const produkte = 20;
const hourMs = 3_600_000;

/**
 * Inserts orders of an old shop, one an hour, of one to three of 20 soaps: most are done; of a hundred
 * orders, five are to be packed, three wait for money, one is ready to be fetched and one has too much money.
 */
export async function insertAuftraege(db: Db, count: number): Promise<void> {
  const ids: string[] = [];
  for (let i = 0; i < produkte; i += 1) ids.push(await insertProdukt(db, { name: `Seife ${i}`, preis: 7.9 }));
  const first = Date.parse('2026-11-23T09:00:00.000Z') - count * hourMs;
  // In parts, because each holds its rows until it ends.
  for (let from = 0; from < count; from += 500)
    await inTransaction(db, async (db) => {
      for (let index = from; index < Math.min(count, from + 500); index += 1)
        await insertOne(db, { index, ids, at: new Date(first + index * hourMs) });
    });
}

async function insertOne(db: Tx, { index, ids, at }: { index: number; ids: string[]; at: Date }) {
  const { vorname, nachname, email } = personOf(index);
  const posten = Array.from({ length: 1 + (index % 3) }, (_, i) => ({
    produktId: ids[(index + i * 7) % ids.length] ?? '',
    menge: 1 + (index % 4),
  }));
  await insertAuftrag(db, {
    ...{ posten, at, email, emailKey: email, nummer: numberOf(index, '2026-11-23') },
    rechnung: JSON.stringify({ ...testAnschrift, vorname, nachname }),
    terminBis: new Date(at.getTime() + 7 * 24 * hourMs).toISOString().slice(0, 10),
    ereignisse: ereignisseOf(index, posten, at.toISOString()),
  });
}

/** Another number for each order of a day (`2026-11-23`), in no visible sequence. */
export function numberOf(index: number, tag: string): string {
  let rest = (index + 1) * 7919;
  return nummerOf('B', tag, (below) => {
    const letter = rest % below;
    rest = Math.floor(rest / below);
    return letter;
  });
}

/** What happened to the order of this index; `at` as ISO text. */
function ereignisseOf(index: number, posten: { menge: number }[], at: string): Ereignis[] {
  const gesamt = posten.reduce((sum, { menge }) => sum + menge * 790, 490);
  const zahlung = (betragCent: number): Ereignis => {
    return { typ: 'zahlung', angaben: { betragCent, tag: at.slice(0, 10) }, at };
  };
  const teile = posten.map(({ menge }, i) => ({ nr: i + 1, menge }));
  const part = index % 100;
  if (part < 3) return [];
  if (part < 8) return [zahlung(gesamt)];
  if (part < 9) return [zahlung(gesamt), { typ: 'abholbereit', angaben: {}, at }];
  if (part < 10) return [zahlung(gesamt + 100_000)];
  return [
    zahlung(gesamt),
    { typ: 'gepackt', angaben: {}, at },
    { typ: 'versendet', angaben: { dienst: 'DHL', nummer: '00340434161094042557', teile }, at },
  ];
}
