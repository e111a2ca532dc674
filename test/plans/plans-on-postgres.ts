import pg from 'pg';
import { growing } from './ten-years.ts';

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };

/**
 * The growing tables that PostgreSQL reads as a whole for each of these statements although it avoids that: no index
 * fits. Which one it takes of several depends on what a table holds; SQLite shows what a statement asks for.
 */
export async function scansOnPostgres(statements: string[], databaseUrl: string): Promise<string[][]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set enable_seqscan = off');
  const scans: string[][] = [];
  for (const sql of statements) {
    const { rows } = await client.query(`explain (generic_plan, format json) ${sql}`);
    scans.push(readWhole(rows[0]['QUERY PLAN'][0].Plan));
  }
  await client.end();
  return scans;
}

function readWhole({ 'Node Type': how, 'Relation Name': table = '', Plans = [] }: Node): string[] {
  const here = how === 'Seq Scan' && table in growing ? [`Seq Scan on ${table}`] : [];
  return [...here, ...Plans.flatMap(readWhole)];
}
