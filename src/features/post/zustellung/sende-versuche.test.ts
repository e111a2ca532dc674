import { expect, test } from 'vitest';
import {
  fehlerartOf,
  laengsteWartezeitMs,
  naechsterVersuch,
  sendeFehlerText,
  versucheMax,
} from './sende-versuche.ts';

const now = new Date('2026-11-23T09:00:00.000Z');

test('eight attempts, from one minute to a day apart, and then none', () => {
  const minutes = Array.from({ length: versucheMax }, (_, i) => {
    const next = naechsterVersuch(i + 1, now);
    return next && (next.getTime() - now.getTime()) / 60_000;
  });
  expect(minutes).toEqual([1, 5, 30, 120, 360, 720, 1440, null]);
  expect(laengsteWartezeitMs).toBe(24 * 3_600_000);
});

test('a claim that died after the last attempt leads to no more than one more', () => {
  expect(naechsterVersuch(versucheMax + 1, now)).toBeNull();
});

test.each([
  ['an unknown receiver', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'abgelehnt'],
  ['a full mailbox for good', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 552 }, 'abgelehnt'],
  ['a refused text', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'abgelehnt'],
  ['a text refused before it came', { code: 'EENVELOPE', command: 'DATA', responseCode: 554 }, 'abgelehnt'],
  [
    'a size refused with the sender',
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 552 },
    'abgelehnt',
  ],
  ['a size above the announced limit', { code: 'EMESSAGE', command: 'MAIL FROM' }, 'abgelehnt'],
  ['an address that is none', { code: 'EADRESSE' }, 'abgelehnt'],
  ['a text that is damaged', { code: 'ESCHADEN' }, 'abgelehnt'],
  ['greylisting', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'vertagt'],
  ['a full mailbox today', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }, 'vertagt'],
  ['a text put off', { code: 'EMESSAGE', command: 'DATA', responseCode: 450 }, 'vertagt'],
  ['an attachment that cannot be made', { code: 'EINHALT' }, 'vertagt'],
  ['a server that shuts down', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421 }, 'stoerung'],
  [
    'a receiver that needs a sign-in',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 530 },
    'stoerung',
  ],
  ['a refused sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'stoerung'],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'stoerung'],
  ['a refused connection', { code: 'ESOCKET', command: 'CONN' }, 'stoerung'],
  ['a refusal instead of a greeting', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, 'stoerung'],
  ['no TLS', { code: 'ETLS', command: 'STARTTLS', responseCode: 500 }, 'stoerung'],
  ['silence', { code: 'ETIMEDOUT', command: 'CONN' }, 'stoerung'],
  ['an unknown error', {}, 'stoerung'],
] as const)('%s', (_title, fehler, art) => {
  expect(fehlerartOf(fehler)).toBe(art);
});

test('the reason is what the server said, on one line', () => {
  expect(
    sendeFehlerText({ message: 'x', code: 'EENVELOPE', response: '550-5.1.1 No\r\n550 such user\u0007' }),
  ).toBe('550-5.1.1 No 550 such user');
  expect(sendeFehlerText({ message: 'connect ECONNREFUSED', code: 'ESOCKET' })).toBe(
    'ESOCKET: connect ECONNREFUSED',
  );
  expect(sendeFehlerText({ message: 'no TLS', code: 'ETLS', response: '500 what?' })).toBe('ETLS: no TLS');
  expect(sendeFehlerText({})).toBe('unbekannt');
  expect(sendeFehlerText({ response: 'a'.repeat(9000) })).toHaveLength(500);
});
