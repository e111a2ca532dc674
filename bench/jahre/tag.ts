import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { memoryOf } from '#test/process-figures.ts';
import type { ShopProcess } from '#test/shop-process.ts';
import { type Fund, readFund } from './fund.ts';
import { lesezeilen } from './lesen.ts';
import { schreibzeilen } from './schreiben.ts';
import { type Messung, send, type Zeile } from './zeile.ts';

type Laden = { db: Db; shop: ShopProcess; fund: Fund };

const stunden = 8;
/** People who look around in the shop in one hour, and how many of them do so at the same time. */
const besuche = 200;
const zugleich = 8;
/** What is made or read as a whole, once a day. */
const ausgaben = /\/csv|lieferscheine|etiketten|dhl-datei|\/daten|zaehlliste/;
export const maxMegabytes = 250;

/**
 * Memory of a shop without the probe, which needs some itself, before and after a day of use. In each of eight hours
 * people look around, all that can be read is read once, and what a day writes is written; files are made in the
 * evening.
 */
export async function measureTag(shop: ShopProcess, db: Db): Promise<Messung[]> {
  const laden = { db, shop, fund: await readFund(db) };
  const morgens = memoryLine(shop, 'before a day of use');
  const start = performance.now();
  let fehler = 0;
  for (let stunde = 1; stunde <= stunden; stunde += 1)
    fehler += await playStunde(laden, { istAbend: stunde === stunden });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  return [morgens, memoryLine(shop, `after it (${seconds} s, ${fehler} failures)`, maxMegabytes)];
}

function memoryLine({ child }: ShopProcess, wann: string, most?: number): Messung {
  const { resident, files, peak } = memoryOf(child.pid ?? 0);
  const name =
    `resident memory ${wann}: ${resident.toFixed(0)} MB${most ? ` (at most ${most})` : ''}, ` +
    `${files.toFixed(0)} of them pages of files; at times ${peak.toFixed(0)}`;
  return { name, anzahl: 1, p50: 0, p99: 0, ...(most && { megabytes: resident }) };
}

/** Returns how many requests failed. */
async function playStunde(laden: Laden, { istAbend }: { istAbend: boolean }): Promise<number> {
  const { db, fund } = laden;
  const isDran = ({ name, mal = stunden }: Zeile) => istAbend || (mal > 1 && !ausgaben.test(name));
  const lesen = lesezeilen(fund, () => inTransaction(db, raiseKatalogVersion));
  const arbeit = [...lesen, ...schreibzeilen(laden)].filter(isDran);
  const wege = Array.from({ length: besuche }, (_, nr) => besuch(fund, nr));
  let fehler = 0;
  const ask = async ({ naechste }: Pick<Zeile, 'naechste'>) => {
    const { status } = await send(laden.shop, await naechste()).catch(() => ({ status: 500 }));
    if (status >= 400) fehler += 1;
  };
  const arbeiten = async () => {
    for (const zeile of arbeit) await ask(zeile);
  };
  const besuchen = async () => {
    for (let weg = wege.pop(); weg; weg = wege.pop())
      for (const path of weg) await ask({ naechste: () => ({ path }) });
  };
  await Promise.all([arbeiten(), ...Array.from({ length: zugleich }, besuchen)]);
  return fehler;
}

/** What one person opens: a list, three products with what their pages ask for, and another page. */
function besuch({ ids, bild }: Fund, nr: number): string[] {
  const produkte = [nr, nr * 7, nr * 31].map((one) => ids[one % ids.length]);
  return [
    ...[nr % 2 ? '/' : '/products', '/api/laden', '/api/portfolio?anzahl=24&seite=2', `/api/uploads/${bild}`],
    ...produkte.flatMap((id) => [`/products/${id}`, `/api/portfolio/${id}`]),
    ['/about', '/cart', '/contact', '/products?seite=2'][nr % 4] ?? '/',
  ];
}
