import { DefaultQueryExecutor, SqliteAdapter } from 'kysely';

/** A statement that the shop made: its text, and the files that asked for it, the nearest first. */
export type Statement = { engine: 'SQLite' | 'PostgreSQL'; sql: string; files: string[] };

/** Frames of Kysely between a repository and the compiler. */
const frames = 40;
const known = new Set<string>();
let fresh: Statement[] = [];

/** The statements that were made for the first time since the last call. */
export function takeFreshStatements(engine: Statement['engine']): Statement[] {
  const taken = fresh.filter((one) => one.engine === engine);
  fresh = fresh.filter((one) => one.engine !== engine);
  return taken;
}

/**
 * Notes each statement of the shop's own files when it is compiled, with whichever handle: so nobody has to list
 * queries, and a new one is looked at with the first test that runs it.
 */
function watchCompiler(): void {
  const { compileQuery } = DefaultQueryExecutor.prototype;
  DefaultQueryExecutor.prototype.compileQuery = function (...given) {
    const query = compileQuery.apply(this, given);
    note(this.adapter instanceof SqliteAdapter ? 'SQLite' : 'PostgreSQL', query.sql);
    return query as never;
  };
}

function note(engine: Statement['engine'], sql: string): void {
  // Lists of another length are the same statement.
  const key = `${engine} ${sql.replace(/(\?|\$\d+)(, (\?|\$\d+))+/g, '?…')}`;
  if (known.has(key)) return;
  known.add(key);
  const files = callingFiles();
  if (files[0]?.startsWith('src/') && !files[0].includes('.test.')) fresh.push({ engine, sql, files });
}

/** The files of the house on the way to the compiler, as paths from its root. */
function callingFiles(): string[] {
  const usual = Error.stackTraceLimit;
  Error.stackTraceLimit = frames;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = usual;
  return stack.split('\n').flatMap((line) => {
    const file = /\/((?:src|test|demo)\/[^():?]*\.tsx?)[:?]/.exec(line.replace(process.cwd(), ''))?.[1];
    return file && !/^test\/plans\/|^src\/server\/db\/fixed-query/.test(file) ? [file] : [];
  });
}

watchCompiler();
