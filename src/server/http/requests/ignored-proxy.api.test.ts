import { expect, test, vi } from 'vitest';
import { startTestApp } from '#test/test-app.ts';

async function startShop(trustProxy: boolean) {
  const { app } = await startTestApp('SQLite', { trustProxy });
  const warn = vi.spyOn(app.log, 'warn');
  const read = (headers: Record<string, string>) => app.inject({ url: '/api/portfolio', headers });
  return { warn, read };
}

test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])(
  'an ignored %s is logged once, without its value',
  async (name) => {
    const { warn, read } = await startShop(false);
    await read({});
    expect(warn).not.toHaveBeenCalled();
    for (let i = 0; i < 3; i += 1) await read({ [name]: '203.0.113.77' });
    expect(warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(warn.mock.calls)).toContain('TRUST_PROXY=1');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('203.0');
  },
);

test('behind a trusted proxy nothing is logged', async () => {
  const { warn, read } = await startShop(true);
  await read({ 'x-forwarded-for': '203.0.113.77' });
  expect(warn).not.toHaveBeenCalled();
});
