import { expect, test } from 'vitest';
import { startTestApp } from '#test/test-app.ts';

test.each([
  ['its port of the moment', ['203.0.113.7:5001', '"203.0.113.7:5002"', '198.51.100.1, 203.0.113.7']],
  ['its address in an IPv6 network', ['[2001:db8::1]:5001', '"[2001:db8::2]"', '2001:db8::3']],
  ['IPv4 as IPv6', ['::ffff:203.0.113.7', '[::ffff:cb00:7107]:443', '203.0.113.7']],
  ['no address', ['unknown', '_hidden', '']],
])('a visitor is one place, however the proxy writes %s', async (_what, entries) => {
  const { app } = await startTestApp('SQLite', { trustProxy: true, callsPerMinute: 2 });
  const replies = [];
  for (const entry of entries)
    replies.push(
      await app.inject({
        ...{ url: '/api/portfolio', remoteAddress: '203.0.113.200' },
        headers: { 'x-forwarded-for': entry },
      }),
    );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
});
