import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDevice, knownDevice } from './device-list.ts';

const signing = { secret: 'geheim', now: new Date('2026-03-01T10:00:00.000Z') };
const newOwner = () => ({ id: randomUUID(), passwordHash: `$argon2id$${randomUUID()}` });
const inDays = (days: number) => ({ ...signing, now: new Date(signing.now.getTime() + days * 86_400_000) });

test('a device is known to the account that it signed in to, and to no other', () => {
  const [anna, ben] = [newOwner(), newOwner()];
  const list = addDevice(undefined, anna, signing);
  expect(knownDevice(list, anna, signing)).toMatch(/^[\w-]{22}$/);
  expect(knownDevice(list, ben, signing)).toBeUndefined();
  expect(list).not.toContain(anna.id);
});

test('a device knows several accounts, each sign-in with a new id, the oldest beyond eight forgotten', () => {
  const family = Array.from({ length: 9 }, newOwner);
  const list = family.reduce<string | undefined>((list, owner) => addDevice(list, owner, signing), undefined);
  const ids = family.map((owner) => knownDevice(list, owner, signing));
  expect(ids.filter(Boolean)).toHaveLength(8);
  expect(ids[0]).toBeUndefined();

  const [, second = newOwner()] = family;
  const again = addDevice(list, second, signing);
  expect(again.split('~')).toHaveLength(8);
  expect(knownDevice(again, second, signing)).not.toBe(ids[1]);
});

test('a device is forgotten after half a year, and with a new password or another secret', () => {
  const anna = newOwner();
  const list = addDevice(undefined, anna, signing);
  expect(knownDevice(list, anna, inDays(179))).toBeDefined();
  expect(knownDevice(list, anna, inDays(180))).toBeUndefined();
  expect(knownDevice(list, anna, inDays(-1))).toBeUndefined();
  expect(knownDevice(list, { ...anna, passwordHash: 'neu' }, signing)).toBeUndefined();
  expect(knownDevice(list, anna, { ...signing, secret: 'anders' })).toBeUndefined();
});

test('a list that was changed makes no device known', () => {
  const anna = newOwner();
  const list = addDevice(undefined, anna, signing);
  const [id = '', issued = '', signature = ''] = list.split('.');
  const changed = [
    '',
    '~~~',
    'x'.repeat(10_000),
    `${'A'.repeat(22)}.${issued}.${signature}`,
    `${id}.${Number(issued) - 1}.${signature}`,
    `${id}.${issued}.${'A'.repeat(43)}`,
    `${id}.${issued}`,
  ];
  for (const one of changed) expect([one, knownDevice(one, anna, signing)]).toEqual([one, undefined]);
});
