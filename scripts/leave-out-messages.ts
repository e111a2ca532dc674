import type { Plugin } from 'vite';

/** What the router calls with words for whoever programs with it: `invariant(value, message)`, `warning(value, message)`. */
const calls = ['invariant', 'warning'];

/** What is drawn when a route has no error page; every route of the shop has one, in German. */
const unusedFunctions = ['DefaultErrorComponent', 'RSCErrorHandler'];

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Edit = { start: number; end: number; text: string };

/**
 * For the browser's build: the router's words for programmers, and the page in English that it shows on an error, are
 * 1.5 kB on every phone. What they guard is still guarded; only the words are gone.
 */
export function leaveOutMessages(): Plugin {
  let count = 0;
  return {
    name: 'leave-out-messages',
    transform(code, id) {
      if (!id.includes('react-router/dist/production')) return undefined;
      const edits = editsOf(this.parse(code) as unknown as Node);
      count += edits.length;
      return { code: apply(code, edits), map: null };
    },
    buildEnd(error) {
      if (!error && count === 0) this.error('the router no longer has words for programmers');
    },
  };
}

function editsOf(node: Node): Edit[] {
  const own = editOf(node);
  return own ? [own] : Object.values(node).flat().filter(isNode).flatMap(editsOf);
}

function editOf({ type, ...node }: Node): Edit | undefined {
  if (type === 'CallExpression' && calls.includes(nameOf(node.callee))) {
    const message = (node.arguments as Node[])[1];
    return message && { start: message.start, end: message.end, text: "''" };
  }
  if (type === 'FunctionDeclaration' && unusedFunctions.includes(nameOf(node.id)))
    return {
      start: node.start,
      end: node.end,
      text: `function ${nameOf(node.id)}(props) { return props.children }`,
    };
  return undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : '';
}

function apply(code: string, edits: Edit[]): string {
  return edits.reduceRight(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    code,
  );
}
