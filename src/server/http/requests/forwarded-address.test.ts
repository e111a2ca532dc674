import { describe, expect, test } from 'vitest';
import { nearestAddress } from './forwarded-address.ts';

describe('the address that the nearest proxy names', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:5678', '203.0.113.7'],
    ['"203.0.113.7:5678"', '203.0.113.7'],
    ['"203.0.113.7"', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['"2001:db8::1"', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:443', 'fe80::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['[::ffff:203.0.113.7]:80', '::ffff:203.0.113.7'],
    // Whoever writes the entries further left is not asked.
    ['198.51.100.1, 203.0.113.7:1', '203.0.113.7'],
    ['203.0.113.7, ', '203.0.113.7'],
  ])('is read from %j as %s', (header, address) => {
    expect(nearestAddress(header)).toBe(address);
  });

  test.each([
    '',
    ',',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.700',
    '203.0.113.7:99999999',
    '203.0.113.7:x',
    '2001:db8::1]:443',
    '[2001:db8::1',
    '[203.0.113.7',
    '"203.0.113.7',
    'laden.example:80',
    '203.0.113.7, unknown',
    `${'['.repeat(1000)}::1`,
  ])('is none in %j', (header) => expect(nearestAddress(header)).toBeUndefined());
});
