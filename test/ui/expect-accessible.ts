import axe from 'axe-core';
import { expect } from 'vitest';

/** axe finds no violation in the state that the page is in; states with a line in the sweep need no second look. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
