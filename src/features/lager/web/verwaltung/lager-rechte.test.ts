import { expect, test } from 'vitest';
import { type LagerRechte, lagerRechteOf } from './lager-rechte.ts';

test.each<[Parameters<typeof lagerRechteOf>[0], LagerRechte]>([
  [{ role: 'admin', permissions: [] }, 'alles'],
  [{ rolle: 'admin' }, 'alles'],
  [{ role: 'employee', permissions: ['inventory.read', 'inventory.write'] }, 'zaehlen'],
  [{ role: 'employee' }, 'zaehlen'],
  [{ role: 'employee', permissions: ['inventory.read'] }, 'ansehen'],
  [{ role: 'customer', permissions: [] }, 'ansehen'],
])('%j may: %s', (viewer, expected) => {
  expect(lagerRechteOf(viewer)).toBe(expected);
});
