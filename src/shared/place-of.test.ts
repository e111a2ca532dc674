import { expect, test } from 'vitest';
import { isLoopback, networkOf, placeOf } from './place-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7', '203.0.113'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0', '64:ff9b:0'],
  ['2001:db8:0:42::1', '2001:db8:0:42', '2001:db8:0'],
  ['2001:0DB8::42:aaaa:bbbb:cccc:dddd', '2001:db8:0:42', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['in-process', 'in-process', 'in-process'],
])('%s belongs to the place %s in the network %s', (ip, place, network) => {
  expect([placeOf(ip), networkOf(ip)]).toEqual([place, network]);
});

test.each(['127.0.0.1', '127.9.9.9', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
  '%s is this machine',
  (ip) => {
    expect(isLoopback(ip)).toBe(true);
  },
);

test.each(['128.0.0.1', '10.127.0.1', '::', '::2', '1::1', '2001:db8::1', '127', '127.de'])(
  '%s is another',
  (ip) => {
    expect(isLoopback(ip)).toBe(false);
  },
);
