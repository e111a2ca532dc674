import type { Node, Source } from './read-sources.ts';
import { eventsAlone, memoryOfProcess, readsOfOthers, sqlPlaces, tables, writtenAlone } from './walls.ts';

/** Of components and hooks fewer: they are read beside their pictures. */
const maxFunctionLines = { web: 40, others: 60 };

type Member = { property?: Node; computed?: boolean };
type Found = { node: Node; file: string; lines: (node: Node) => number };
/** `find` returns what breaks the wall in a node, or `undefined`. */
type SourceWall = { name: string; comment: string; find: (found: Found) => string | undefined };

/** The walls that imports do not show. `test/tools/walls.test.ts` shows that each one fires. */
export const sourceWalls: SourceWall[] = [
  {
    name: 'queries-only-in-repositories',
    comment: 'Queries are written in repositories; other code passes the handle on.',
    find: ({ node, file }) =>
      file.startsWith('src/') && !sqlPlaces.some((place) => new RegExp(place).test(file))
        ? queryOf(node)
        : undefined,
  },
  {
    name: 'a-table-is-written-by-one-area',
    comment: 'Rows are written by the area that owns their table.',
    find: ({ node, file }) => {
      const owner = /^src\/(?:features\/([^/]+)|server)\//.exec(file);
      const table = owner ? writtenTableOf(node) : undefined;
      return table !== undefined && !tables[owner?.[1] ?? 'server']?.includes(table) ? table : undefined;
    },
  },
  {
    name: 'a-table-is-read-by-its-area',
    comment: 'Others ask its door, or are named with a reason in `readsOfOthers`.',
    find: ({ node, file }) => {
      const area = /^src\/features\/([^/]+)\//.exec(file)?.[1];
      if (area === undefined) return undefined;
      const known = [...(tables[area] ?? []), ...Object.keys(readsOfOthers[area] ?? {})];
      return readTablesOf(node).find((table) => !known.includes(table));
    },
  },
  {
    name: 'one-way-to-a-transaction',
    comment: '`inTransaction` checks the caller of the request (ADR 051).',
    find: ({ node, file }) =>
      /^src\/(features\/|server\/(?!db\/)|app\/server\/(?!move\/|verify\/))/.test(file) &&
      begins.has(methodOf(node))
        ? methodOf(node)
        : undefined,
  },
  {
    name: 'rows-are-written-in-a-transaction',
    comment: 'A function that writes takes the handle of a transaction, `Tx`: others do not compile.',
    find: ({ node, file }) =>
      /^src\/(features|server)\/(?!db\/)/.test(file) ? writtenOutside(node) : undefined,
  },
  {
    name: 'dates-in-one-format',
    comment: 'Dates are formatted in `shared/datum/datum.ts`, in the time zone of the workshop.',
    find: ({ node, file }) =>
      file.startsWith('src/') && file !== 'src/shared/datum/datum.ts' ? dateFormatOf(node) : undefined,
  },
  {
    name: 'memory-belongs-to-a-shop',
    comment:
      'One process may open several shops: what the server keeps in memory is made by each, see `ofShop`.',
    find: ({ node, file }) =>
      /^src\/(features\/[^/]+\/|app\/)?server\/.*(?<!\.test|-process)\.ts$/.test(file) &&
      !(file in memoryOfProcess)
        ? keptByModule(node)
        : undefined,
  },
  {
    name: 'documents-follow-from-events',
    comment:
      '`applyEreignisse` adds events to an order with their document and their mails; see `eventsAlone`.',
    find: ({ node, file }) =>
      file.startsWith('src/') && !(file in eventsAlone) ? eventsAddedBy(node) : undefined,
  },
  {
    name: 'functions-are-short',
    comment:
      'At most 60 lines, in the browser 40. Blank lines are not counted; Biome’s rule does not see all of a component.',
    find: ({ node, file, lines }) => {
      const isWeb = /^src\/(.+\/)?web\/.*(?<!\.test)\.tsx?$/.test(file);
      const count = functionTypes.has(node.type) ? lines(node) : 0;
      return count > maxFunctionLines[isWeb ? 'web' : 'others'] ? `${count} lines` : undefined;
    },
  },
];

export const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);
const writes = new Set(['insertInto', 'replaceInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const dateFormats = new Set(['DateTimeFormat', 'toLocaleDateString', 'toLocaleTimeString']);
const queries = new Set([...writes, 'selectFrom', 'selectNoFrom', 'executeQuery']);

const begins = new Set(['transaction', 'startTransaction']);

/** The name of what a module keeps: a variable that changes, or one that is empty, and so is filled later. */
function keptByModule({ type, body }: Node): string | undefined {
  if (type !== 'Program') return undefined;
  const declared = (body as Node[]).map((one) => (one.declaration as Node | null | undefined) ?? one);
  const variables = declared.filter((one) => one.type === 'VariableDeclaration');
  const kept = variables.flatMap(({ kind, declarations }) =>
    (declarations as Node[]).filter(({ init }) => kind === 'let' || isFilledLater(init as Node | null)),
  );
  return kept.map(({ id }) => String((id as Node).name))[0];
}

/** `new Map()`, `[]`, `{}`, and instances of the shop's own classes. A `WeakMap` has nothing of its own. */
function isFilledLater(init: Node | null): boolean {
  if (init?.type === 'ArrayExpression') return (init.elements as Node[]).length === 0;
  if (init?.type === 'ObjectExpression') return (init.properties as Node[]).length === 0;
  if (init?.type !== 'NewExpression') return false;
  const { name } = init.callee as Node;
  const isEmpty = (init.arguments as Node[]).length === 0;
  return isEmpty ? name !== 'WeakMap' && name !== 'AsyncLocalStorage' : !unchanging.has(String(name));
}

/** Made with content, these are constants; `undefined` stands for `new Intl.…`. */
const unchanging = new Set(['Map', 'Set', 'RegExp', 'Uint8Array', 'Error', 'URL', 'undefined']);

/** The table that a function writes with a parameter that is not declared as `Tx`. */
function writtenOutside(node: Node): string | undefined {
  if (!functionTypes.has(node.type)) return undefined;
  const handles = (node.params as Node[])
    .filter(({ typeAnnotation }) => !nodesOf(typeAnnotation).some((part) => part.name === 'Tx'))
    .flatMap(({ typeAnnotation: _type, ...pattern }) => nodesOf(pattern))
    .filter(({ type }) => type === 'Identifier')
    .map(({ name }) => name);
  if (handles.length === 0) return undefined;
  return nodesOf(node.body)
    .filter((call) => handles.includes(rootOf(call)?.name))
    .map(writtenTableOf)
    .find((table) => table !== undefined && !(table in writtenAlone));
}

/** `db` of `db.with(…).updateTable(…)`. */
function rootOf({ callee }: Node): Node | undefined {
  const { object } = (callee ?? {}) as { object?: Node };
  return object?.type === 'CallExpression' ? rootOf(object) : object;
}

/** The method of a call like `db.selectFrom(…)`. */
function methodOf({ type, callee }: Node): string {
  const { property, computed } = type === 'CallExpression' ? (callee as Member) : {};
  return property?.type === 'Identifier' && !computed ? String(property.name) : '';
}

function queryOf(node: Node): string | undefined {
  const { type, tag } = node;
  if (type === 'TaggedTemplateExpression' && (tag as Node).name === 'sql') return 'sql`…`';
  return queries.has(methodOf(node)) ? methodOf(node) : undefined;
}

/** The table that a call writes; `?` where it is computed at run time. */
function writtenTableOf(node: Node): string | undefined {
  if (!writes.has(methodOf(node))) return undefined;
  const [first] = node.arguments as Node[];
  return typeof first?.value === 'string' ? first.value : '?';
}

const reads = /^(selectFrom|from|using|(inner|left|right|full|cross)(Lateral)?Join)$/;
const allTables = Object.values(tables).flat();

/** The tables that a call or a piece of SQL reads, if they are named literally. */
function readTablesOf(node: Node): string[] {
  const names = reads.test(methodOf(node)) ? firstTexts(node) : namesInSql(node);
  return names.filter((name) => allTables.includes(name));
}

/** `produkt` and `rohstoff` of `(['produkt as p', 'rohstoff'])`. */
function firstTexts(call: Node): string[] {
  const [first] = call.arguments as Node[];
  const texts = first && /^(Literal|ArrayExpression)$/.test(first.type) ? nodesOf(first) : [];
  return texts.map(({ value }) => String(value).split(' ')[0] ?? '');
}

function namesInSql({ type, tag, quasi }: Node): string[] {
  if (type !== 'TaggedTemplateExpression' || (tag as Node).name !== 'sql') return [];
  const { quasis } = quasi as { quasis: { value: { raw: string } }[] };
  const text = quasis.map(({ value }) => value.raw).join('?');
  return [...text.matchAll(/\b(?:from|join)\s+"?(\w+)/gi)].map(([, name = '']) => name);
}

const addsEvents = new Set(['addEreignisse', 'addEreignisseToAll']);

/** What adds events alone, where a module takes it from another one to use it or to hand it on. */
function eventsAddedBy({ type, imported, local }: Node): string | undefined {
  const taken = type === 'ImportSpecifier' ? imported : type === 'ExportSpecifier' ? local : undefined;
  const name = String((taken as Node | undefined)?.name);
  return addsEvents.has(name) ? name : undefined;
}

function dateFormatOf({ type, property }: Node): string | undefined {
  const name = type === 'MemberExpression' ? (property as Node).name : undefined;
  return dateFormats.has(String(name)) ? String(name) : undefined;
}

/** Violations of these walls, one line each: wall, file and line, what. Tests may do what the shop may not. */
export function findBrokenSourceWalls(sources: Source[]): string[] {
  return sources
    .filter(({ file }) => !/\.((test|spec)\.tsx?|js)$/.test(file) && !file.startsWith('e2e/'))
    .flatMap(findInFile);
}

function findInFile({ file, text, readTree }: Source): string[] {
  const lines = ({ start, end }: Node) =>
    text
      .slice(start, end)
      .split('\n')
      .filter((line) => line.trim() !== '').length;
  const placeOf = ({ start }: Node) => `${file}:${text.slice(0, start).split('\n').length}`;
  return nodesOf(readTree()).flatMap((node) =>
    sourceWalls.flatMap(({ name, find }) => {
      const what = find({ node, file, lines });
      return what === undefined ? [] : [`${name}: ${placeOf(node)} → ${what}`];
    }),
  );
}

/** All nodes of a syntax tree, outer ones first. They are collected in one list: a tree has thousands. */
export function nodesOf(value: unknown, nodes: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null) return nodes;
  if ('type' in value && typeof value.type === 'string') nodes.push(value as Node);
  for (const inner of Object.values(value)) nodesOf(inner, nodes);
  return nodes;
}
