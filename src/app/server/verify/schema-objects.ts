import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { isOnSqlite } from '#server/db/migrate/columns.ts';

/** One object of a schema under its German kind; `definition` compares equal if the object does the same. */
export type SchemaObject = { kind: SchemaKind; name: string; definition: string };

export type SchemaKind =
  | 'Tabelle'
  | 'Spalte'
  | 'Bedingung'
  | 'Index'
  | 'Sequenz'
  | 'Sicht'
  | 'Trigger'
  | 'Funktion'
  | 'Regel';

/** All objects of the schema in use, except those of the migrator, of SQLite itself and of PostgreSQL's extensions. */
export async function listSchemaObjects(db: Db): Promise<SchemaObject[]> {
  return isOnSqlite(db) ? listOnSqlite(db) : listOnPostgres(db);
}

const kindOnSqlite: Record<string, SchemaKind> = {
  table: 'Tabelle',
  index: 'Index',
  view: 'Sicht',
  trigger: 'Trigger',
};

/** Indexes of constraints have no SQL; `analyze` makes the tables of statistics. */
async function listOnSqlite(db: Db): Promise<SchemaObject[]> {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema
    where not (type = 'index' and sql is null)
    and not (type = 'table' and name in ('kysely_migration', 'kysely_migration_lock', 'sqlite_stat1', 'sqlite_stat4'))
  `.execute(db);
  return rows.map(({ type, name, sql }) => ({
    kind: kindOnSqlite[type] ?? 'Regel',
    name,
    definition: evenSql(sql),
  }));
}

/**
 * SQLite keeps each statement as it was written. Quotes around plain names, spaces and the case of words make no
 * difference, and change with the version of the library that writes them; texts in quotes do.
 */
export function evenSql(statement: string): string {
  return (statement.match(/'(?:[^']|'')*'|"\w+"|\s+|[^'"\s]+|["']/g) ?? [])
    .map((part) => {
      if (part.startsWith("'")) return part;
      if (/^\s/.test(part)) return ' ';
      return part.toLowerCase().replace(/^"(\w+)"$/, '$1');
    })
    .join('')
    .trim();
}

/**
 * From the catalog of PostgreSQL, without the schema's name. A `not null` is part of its column: versions of PostgreSQL
 * name and list these constraints in different ways.
 */
async function listOnPostgres(db: Db): Promise<SchemaObject[]> {
  const { rows } = await sql<SchemaObject>`
    with space as (select oid, quote_ident(nspname) || '.' as prefix from pg_namespace where nspname = current_schema()),
    relation as (
      select pg_class.* from pg_class join space on relnamespace = space.oid
      where relname not in ('kysely_migration', 'kysely_migration_lock')
      and not exists (select 1 from pg_depend where objid = pg_class.oid and classid = 'pg_class'::regclass and deptype = 'e')
    ),
    object as (
      select case relkind when 'v' then 'Sicht' when 'm' then 'Sicht' when 'S' then 'Sequenz' else 'Tabelle' end as kind,
        relname::text as name, concat_ws(' ', relkind, relpersistence, relrowsecurity, relforcerowsecurity) as definition
        from relation where relkind not in ('i', 'I', 't')
      union all select 'Spalte', relname || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod),
          attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid))
        from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = attrelid and adnum = attnum where relkind = 'r'
      union all select 'Bedingung', relname || '.' || conname, pg_get_constraintdef(pg_constraint.oid)
        from relation join pg_constraint on conrelid = relation.oid where contype <> 'n'
      union all select 'Index', own.relname, pg_get_indexdef(indexrelid)
        from relation join pg_index on indrelid = relation.oid join pg_class own on own.oid = indexrelid
      union all select 'Regel', relname || '.' || polname,
          concat_ws(' ', polcmd, polpermissive, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
        from relation join pg_policy on polrelid = relation.oid
      union all select 'Regel', pg_class.relname || '.' || rulename, pg_get_ruledef(pg_rewrite.oid)
        from pg_rewrite join pg_class on ev_class = pg_class.oid join space on relnamespace = space.oid
        where rulename <> '_RETURN'
      union all select 'Trigger', pg_class.relname || '.' || tgname, concat_ws(' ', tgenabled, pg_get_triggerdef(pg_trigger.oid))
        from pg_trigger join pg_class on tgrelid = pg_class.oid join space on relnamespace = space.oid
        where not tgisinternal
      union all select 'Trigger', evtname::text, evtevent::text from pg_event_trigger
        where not exists (select 1 from pg_depend
          where objid = pg_event_trigger.oid and classid = 'pg_event_trigger'::regclass and deptype = 'e')
      union all select 'Funktion', proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')',
          case when prokind in ('f', 'p') then pg_get_functiondef(pg_proc.oid) else prokind::text end
        from pg_proc join space on pronamespace = space.oid
        where not exists (select 1 from pg_depend
          where objid = pg_proc.oid and classid = 'pg_proc'::regclass and deptype = 'e')
    )
    select kind, replace(name, prefix, '') as name, replace(definition, prefix, '') as definition from object, space
  `.execute(db);
  return rows;
}
