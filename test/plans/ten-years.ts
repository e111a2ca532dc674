import type { DatabaseSync } from 'node:sqlite';

/** Tables that grow with a shop's history, with their rows after ten years. */
export const growing: Record<string, number> = {
  account: 30_000,
  auftrag: 50_000,
  auftragEreignis: 250_000,
  auftragPosten: 150_000,
  bankUmsatz: 45_000,
  beleg: 60_000,
  belegInhalt: 60_000,
  belegPdf: 60_000,
  bewegung: 1_000_000,
  einstellung: 5000,
  kunde: 30_000,
  kundeAenderung: 60_000,
  nachricht: 100_000,
  preisverlauf: 20_000,
  produktion: 20_000,
  reservierung: 100_000,
  widerruf: 2000,
  widerrufEreignis: 8000,
  zahlungsversuch: 60_000,
};

/** Rows that share a value of columns with few values; of others that are not unique, ten do. */
const shared: Record<string, number> = {
  'auftrag.aufgabe': 10_000,
  'bewegung.bestandId': 2500,
  'bewegung.typ': 800,
  'einstellung.gruppe': 700,
  'nachricht.art': 6000,
  'preisverlauf.produktId': 70,
  'widerruf.offen': 1000,
};

/**
 * Gives an empty database the statistics of a shop after ten years, in which nothing waits: partial indexes were empty
 * when it was analysed, so nothing is known of them.
 */
export function pretendTenYears(database: DatabaseSync): void {
  database.exec('analyze; delete from sqlite_stat1');
  const insert = database.prepare('insert into sqlite_stat1 (tbl, idx, stat) values (?, ?, ?)');
  const indexes = database.prepare(
    `select name, "unique" as "isUnique" from pragma_index_list(?) where partial = 0`,
  );
  const columns = database.prepare('select name from pragma_index_info(?) order by seqno');
  for (const [table, rows] of Object.entries(growing))
    for (const { name, isUnique } of indexes.all(table)) {
      const names = columns.all(String(name)).map((column) => String(column.name));
      const same = names.map((column, at) =>
        isUnique && at === names.length - 1 ? 1 : (shared[`${table}.${column}`] ?? (at === 0 ? 10 : 2)),
      );
      insert.run(table, String(name), [rows, ...same].join(' '));
    }
  database.exec('analyze sqlite_schema');
}
