import type { CDPSession, Page } from '@playwright/test';

/** A node of the tree that assistive technology reads, as far as it is asked here. */
type Node = {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
};

const fields = /^(textbox|searchbox|combobox|checkbox|radio|switch|spinbutton|slider)$/;
const groups = /^(form|group|radiogroup|dialog|alertdialog)$/;

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Buttons that do other things, links that lead elsewhere, and fields that mean other things, by the same name (WCAG
 * 2.4.4, 2.4.6, 2.4.9): who reads them in a list can't tell them apart. A description tells them apart
 * too, so does the name of their form, and of fields that of their group.
 */
export async function findAlikeNames(page: Page): Promise<string[]> {
  const browser = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, browser);
  const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  return alikeNames(nodes);
}

function alikeNames(nodes: Node[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const modal = nodes.findLast((node) => propertyOf(node, 'modal') === true)?.nodeId;
  const seen = new Map<string, string>();
  const found = new Set<string>();
  for (const node of nodes) {
    const name = nameOf(node);
    const around = listAround(node, byId);
    const isBehind = modal !== undefined && !around.some(({ nodeId }) => nodeId === modal);
    const context = contextOf(node, around);
    if (name === '' || context === undefined || isBehind) continue;
    const key = [name, context, node.description?.value].join('|');
    const target = String(propertyOf(node, 'url') ?? '');
    if (!seen.has(key)) seen.set(key, target);
    else if (target === '' || seen.get(key) !== target) found.add(`${name} is there more than once`);
  }
  return [...found];
}

/** `button 'Entfernen'`; empty of what can't be pressed, and of what has no name or is told by another check. */
function nameOf(node: Node): string {
  const name = node.name?.value.replaceAll('\u00ad', '').trim();
  const isOff = node.ignored || propertyOf(node, 'disabled') === true;
  // A dialog may be closed with its cross and with a button.
  return !name || isOff || name === 'Schließen' ? '' : `${node.role?.value} '${name}'`;
}

/** The names around it that are read with it; undefined of what is not used. */
function contextOf(node: Node, around: Node[]): string | undefined {
  const role = node.role?.value ?? '';
  // The parts of a day that is typed belong to the browser.
  if (around.some((one) => one.role?.value === 'Date')) return undefined;
  if (role !== 'button' && role !== 'link' && !fields.test(role)) return undefined;
  const told = fields.test(role) ? groups : /^form$/;
  return around
    .filter((one) => told.test(one.role?.value ?? ''))
    .map((one) => one.name?.value)
    .join(' < ');
}

function listAround(node: Node, byId: Map<string, Node>): Node[] {
  const around: Node[] = [];
  for (let one = byId.get(node.parentId ?? ''); one; one = byId.get(one.parentId ?? '')) around.push(one);
  return around;
}

const propertyOf = (node: Node, name: string) =>
  node.properties?.find((property) => property.name === name)?.value.value;
