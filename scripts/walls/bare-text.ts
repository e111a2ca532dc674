import type { Node, Source } from './read-sources.ts';
import { functionTypes, nodesOf } from './source-walls.ts';

/**
 * Finds text that a translated page cannot bear (ADR 087). A translator puts elements in the place of text
 * nodes. React changes nodes that are not on the page any more, and throws where it removes one or inserts
 * before it. What is an element's only child is safe: React sets the text of the element. So text that may
 * change has an element of its own; text beside others stands still, and nothing comes and goes before it.
 */
export function findBareTexts(sources: Source[]): string[] {
  return sources
    .filter(({ file }) => /^src\/.*(?<!\.test)\.tsx$/.test(file))
    .flatMap(({ file, text, readTree }) =>
      findInTree(readTree()).map(({ start, end }) => {
        const line = text.slice(0, start).split('\n').length;
        const shown = text.slice(start, end).trim().replace(/\s+/g, ' ');
        return `changing-text-has-its-element: ${file}:${line} → ${shown.slice(0, 80)}`;
      }),
    );
}

/**
 * What an expression puts on the page: text that stands still, text that changes, one element, or elements
 * that come and go. `blank` is what no translator touches: nothing, or spaces.
 */
type Kind = 'blank' | 'still' | 'changing' | 'element' | 'elements';

/**
 * What a name stands for within a function or the file: an expression, a function or a type, or the member
 * `key` of it.
 */
type Name = { name: unknown; to: Node | undefined; key?: unknown; scope: Node };
type Names = Map<unknown, Name[]>;

function findInTree(tree: Node): Node[] {
  const nodes = nodesOf(tree);
  const names = namesOf(nodes);
  return nodes.flatMap((node) => {
    if (/^JSX(Element|Fragment)$/.test(node.type)) return findInElement(node, names);
    return functionTypes.has(node.type) && isComponent(node, names) ? findReturned(node, names) : [];
  });
}

function findInElement(node: Node, names: Names): Node[] {
  const isOpen = node.type === 'JSXFragment' || tagOf(node) === 'Fragment';
  const shown = (node.children as Node[]).map(contentOf).filter((child) => !isNothing(child));
  const kinds = shown.map((child) => kindOf(child, names));
  return shown.filter((child, at) => {
    if (kinds[at] === 'changing') return isOpen || shown.length > 1 || isList(child);
    if (kinds[at] !== 'still') return false;
    const before = kinds.findLastIndex((kind, earlier) => earlier < at && kind !== 'blank');
    return isOpen || (kinds[before] === 'elements' && shown[before]?.type !== 'JSXElement');
  });
}

/** `map` gives many children, each a text of its own. */
function isList({ type, callee }: Node): boolean {
  return type === 'CallExpression' && ((callee as Node).property as Node | undefined)?.name === 'map';
}

/** A component's text stands beside whatever is around the component. */
function findReturned(component: Node, names: Names): Node[] {
  return returnedBy(component).filter((node) => ['still', 'changing'].includes(kindOf(node, names)));
}

/** The name of a component is written large; a function without a name is looked at where it is called. */
function isComponent(node: Node, names: Names): boolean {
  const own = (node.id as Node | null | undefined)?.name;
  const name = own ?? [...names.values()].flat().find(({ to }) => to === node)?.name;
  return /^[A-Z]/.test(String(name ?? ''));
}

function kindOf(node: Node | undefined, names: Names, seen: Node[] = []): Kind {
  if (node === undefined) return 'changing';
  // A name that leads back to itself adds nothing to what else it stands for.
  if (seen.includes(node)) return 'blank';
  const kindsOf = (nodes: (Node | undefined)[]) => nodes.map((one) => kindOf(one, names, [...seen, node]));
  switch (node.type) {
    case 'JSXElement':
      return /^[a-z]/.test(tagOf(node)) ? 'element' : 'elements';
    case 'JSXFragment':
      return 'elements';
    case 'JSXText':
    case 'Literal':
      return kindOfConstant(node.value);
    case 'TemplateLiteral':
      return (node.expressions as Node[]).length === 0 ? 'still' : 'changing';
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return widest(kindsOf([node.expression as Node]));
    case 'LogicalExpression':
      return widest(
        node.operator === '&&'
          ? ['blank', ...kindsOf([node.right as Node])]
          : kindsOf([node.left as Node, node.right as Node]),
      );
    case 'ConditionalExpression':
      return widest(['blank', ...kindsOf([node.consequent as Node, node.alternate as Node])]);
    case 'CallExpression':
      return widest(['blank', ...kindsOf(resultsOf(node, names))]);
    case 'Identifier':
    case 'MemberExpression':
      return node.name === 'undefined' ? 'blank' : widest(kindsOf([boundTo(node, names)]));
    default:
      return isElements(node) ? 'elements' : 'changing';
  }
}

/** Of what one expression may put on the page; only text that stands alone stands still. */
function widest(kinds: Kind[]): Kind {
  const [first = 'changing', ...others] = kinds;
  if (others.length === 0) return first;
  if (kinds.includes('changing') || kinds.includes('still')) return 'changing';
  return kinds.every((kind) => kind === 'blank') ? 'blank' : 'elements';
}

function kindOfConstant(value: unknown): Kind {
  return value === null || typeof value === 'boolean' || String(value).trim() === '' ? 'blank' : 'still';
}

/** A type without bare text; text that is given to a name of such a type does not compile. */
function isElements({ type, typeName }: Node): boolean {
  return type === 'TSTypeReference' && /^(Elements|ReactElement)$/.test(String((typeName as Node).name));
}

/** What a call returns: a function of this file, one with a type, or `map` with such a function. */
function resultsOf({ callee, arguments: given }: Node, names: Names): (Node | undefined)[] {
  const { property } = callee as { property?: Node };
  const isLoop = /^(map|from)$/.test(String(property?.name));
  const called = boundTo(isLoop ? (given as Node[]).at(-1) : (callee as Node), names);
  if (called?.type === 'TSFunctionType')
    return [annotationOf({ ...called, typeAnnotation: called.returnType })];
  return called && functionTypes.has(called.type) ? returnedBy(called) : [undefined];
}

/** What a function returns, without what the functions in it return. */
function returnedBy({ body }: Node): Node[] {
  const { type } = body as Node;
  if (type !== 'BlockStatement') return [body as Node];
  const inner = nodesOf(body).filter((node) => functionTypes.has(node.type));
  return nodesOf(body)
    .filter(
      (node) =>
        node.type === 'ReturnStatement' &&
        node.argument !== null &&
        !inner.some((one) => isWithin(node, one)),
    )
    .map(({ argument }) => argument as Node);
}

/** What a name stands for, or the type of `props.name`; `undefined` where this file does not say it. */
function boundTo(node: Node | undefined, names: Names): Node | undefined {
  if (node?.type === 'MemberExpression')
    return memberOf(node.object as Node, (node.property as Node).name, names);
  if (node?.type === 'TSTypeReference') return boundTo(node.typeName as Node, names) ?? node;
  if (node?.type !== 'Identifier') return node;
  const around = (names.get(node.name) ?? []).filter(({ scope }) => isWithin(node, scope));
  const { to, key } = around.reduce<Partial<Name>>(
    (inner, one) => (one.scope.start >= (inner.scope?.start ?? 0) ? one : inner),
    {},
  );
  return boundTo(key === undefined ? to : memberOf(to, key, names), names);
}

/** The type of a member, if its owner's type is written in this file. */
function memberOf(owner: Node | undefined, key: unknown, names: Names): Node | undefined {
  const type = boundTo(owner, names);
  const parts = (type?.types as Node[] | undefined)?.map((part) => memberOf(part, key, names)) ?? [];
  const members = (type?.members as Node[] | undefined) ?? [];
  const own = members.find((member) => (member.key as Node | undefined)?.name === key);
  return parts.find((part) => part !== undefined) ?? annotationOf(own);
}

function namesOf(nodes: Node[]): Names {
  const functions = nodes.filter(({ type }) => functionTypes.has(type));
  const names: Names = new Map();
  for (const node of nodes) {
    const around = functions.findLast((one) => one !== node && isWithin(node, one)) ?? (nodes[0] as Node);
    for (const name of namedBy(node, around)) names.set(name.name, [...(names.get(name.name) ?? []), name]);
  }
  return names;
}

function namedBy(node: Node, scope: Node): Name[] {
  const id = node.id as Node | null | undefined;
  const params = functionTypes.has(node.type) ? (node.params as Node[]) : [];
  const inParams = params.flatMap((param) => namedIn(param, annotationOf(param), node));
  if (!id) return inParams;
  if (node.type === 'VariableDeclarator')
    return namedIn(id, annotationOf(id) ?? (node.init as Node | null) ?? undefined, scope);
  if (node.type === 'TSTypeAliasDeclaration')
    return [{ name: id.name, to: node.typeAnnotation as Node, scope }];
  return functionTypes.has(node.type) ? [{ name: id.name, to: node, scope }, ...inParams] : [];
}

/** The names in a pattern; a part of an object is looked up in the object's type when it is asked for. */
function namedIn(pattern: Node, to: Node | undefined, scope: Node): Name[] {
  if (pattern.type === 'Identifier') return [{ name: pattern.name, to, scope }];
  if (pattern.type !== 'ObjectPattern')
    return nodesOf(pattern).flatMap(({ type, name }) =>
      type === 'Identifier' ? { name, to: undefined, scope } : [],
    );
  return (pattern.properties as Node[]).flatMap((part) => {
    if (part.type === 'RestElement') return namedIn(part.argument as Node, to, scope);
    const { value, key } = part as unknown as { value: Node; key: Node };
    const inner = value.type === 'AssignmentPattern' ? (value.left as Node) : value;
    if (inner.type === 'Identifier') return [{ name: inner.name, to, key: key.name, scope }];
    return namedIn(inner, undefined, scope);
  });
}

function isWithin({ start, end }: Node, outer: Node): boolean {
  return outer.start <= start && end <= outer.end;
}

function annotationOf(node: Node | undefined): Node | undefined {
  return (node?.typeAnnotation as { typeAnnotation: Node } | null | undefined)?.typeAnnotation;
}

/** The name of an element; empty for `a.b`. */
function tagOf({ openingElement }: Node): string {
  return String(((openingElement as Node).name as Node).name ?? '');
}

/** Comments, and the line breaks that JSX drops. */
function isNothing({ type, value }: Node): boolean {
  return type === 'JSXEmptyExpression' || (type === 'JSXText' && /^\s*\n\s*$/.test(String(value)));
}

function contentOf(child: Node): Node {
  return child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child;
}
