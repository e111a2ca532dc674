import { DatabaseSync } from 'node:sqlite';
import { sqliteFileOf } from '#server/db/connect.ts';
import { growing, pretendTenYears } from './ten-years.ts';

/** Partial indexes that hold a large part of their table all the same. */
const largeParts = ['auftragNichtAnonym', 'nachrichtKontakt'];

let pretended: DatabaseSync | undefined;

/**
 * The lines of SQLite's plan for a statement that read a part of a growing table which grows with it: the table, a
 * whole index, or one from a place to its end. None for a list without any condition: it ends at its limit.
 */
export function scansOnSqlite(sql: string, templateDir: string): string[] {
  pretended ??= openPretended(templateDir);
  const plan = pretended.prepare(`explain query plan ${sql}`).all();
  const lines = plan.map(({ detail }) => String(detail));
  if (isPage(sql) && !lines.some((line) => line.startsWith('USE TEMP'))) return [];
  const smallParts = pretended
    .prepare(
      `select i.name from sqlite_schema s, pragma_index_list(s.name) i where s.type = 'table' and i.partial = 1`,
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !largeParts.includes(name));
  return lines.filter((line) => {
    const [, how, alias = '', index = ''] =
      /^(SCAN|SEARCH) (\w+)(?: USING (?:AUTOMATIC )?(?:PARTIAL )?(?:COVERING )?INDEX (\w+))?/.exec(line) ??
      [];
    if (!how || !(tableOf(sql, alias) in growing) || smallParts.includes(index)) return false;
    return how === 'SCAN' || line.includes('AUTOMATIC') || /\(\w+[<>]\?\)$/.test(line);
  });
}

/** A list of one table without a condition, up to a limit. */
function isPage(sql: string): boolean {
  return / limit (\?|\d+)$/.test(sql) && !/ (where|join|group by) /.test(sql);
}

function tableOf(sql: string, alias: string): string {
  return new RegExp(`"(\\w+)" as "${alias}"`).exec(sql)?.[1] ?? alias;
}

/** The shop's schema without rows, in memory, that believes to hold ten years of them. */
function openPretended(templateDir: string): DatabaseSync {
  const template = new DatabaseSync(sqliteFileOf(templateDir), { readOnly: true });
  const schema = template
    .prepare(
      "select sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by rowid",
    )
    .all();
  template.close();
  const database = new DatabaseSync(':memory:');
  for (const { sql } of schema) database.exec(String(sql));
  pretendTenYears(database);
  return database;
}
