import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { databases } from '#test/database/databases.ts';
import { buildTestApp, startTestApp } from '#test/test-app.ts';

const metricsToken = 'ein-langes-geheimes-Token';

describe.each(databases)('GET /api/metrics on %s', (database) => {
  test('does not exist without METRICS_TOKEN, whatever is sent', async () => {
    const { app } = await startTestApp(database);
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }]) {
      const reply = await app.inject({ url: '/api/metrics', headers });
      expect([reply.statusCode, reply.json().success]).toEqual([404, false]);
    }
  });

  test('opens to the token alone, not to an admin', async () => {
    const { app, as } = await startTestApp(database, { metricsToken });
    const session = await as('admin').token();
    for (const token of ['', 'falsch', `${metricsToken}x`, metricsToken.slice(1), session]) {
      const reply = await app.inject({ url: '/api/metrics', headers: { authorization: `Bearer ${token}` } });
      expect([token, reply.statusCode, reply.json().success]).toEqual([token, 401, false]);
    }
    expect((await app.inject('/api/metrics')).statusCode).toBe(401);
  });

  test('shows requests, memory, event loop, database, cache, picture queue and sessions', async () => {
    const { app, as } = await startTestApp(database, { metricsToken });
    await as('customer').get('/cart');
    for (let i = 0; i < 3; i++) await app.inject('/api/portfolio');
    await app.inject('/api/portfolio/gibt-es-nicht');
    const { lines, reply } = await metricsOf(app);

    expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    const count = 'http_request_duration_seconds_count';
    expect(lines).toContain(`${count}{method="GET",route="/api/portfolio",status="2xx"} 3`);
    expect(lines).toContain(`${count}{method="GET",route="/api/portfolio/:id",status="4xx"} 1`);
    expect(lines).toContain('shop_cache_made_total 1');
    expect(lines).toContain('shop_cache_hits_total 2');
    expect(lines).toContain('shop_picture_queue 0');
    expect(lines).toContain('shop_sessions 1');
    expect(lines).toContain('shop_database_up 1');
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
      expect(lines.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
    const hasPool = lines.some((line) => line.startsWith('shop_database_connections '));
    expect(hasPool).toBe(database === 'PostgreSQL');
  });

  test('every line is valid for Prometheus, and every metric appears once', async () => {
    const { app } = await startTestApp(database, { metricsToken });
    await app.inject('/api/portfolio');
    const { lines } = await metricsOf(app);
    const sample = /^[a-z][a-z0-9_]*(\{([a-z]+="[^"\n]*",?)+\})? (-?[\d.]+(e-?\d+)?|Nan)$/;
    for (const line of lines) expect(line).toMatch(line.startsWith('#') ? /^# (HELP|TYPE) \w+ \S/ : sample);
    const types = lines.filter((line) => line.startsWith('# TYPE'));
    expect(new Set(types).size).toBe(types.length);
  });

  test('has every metric that docs/operation.md lists', async () => {
    const { app } = await startTestApp(database, { metricsToken });
    await app.inject('/api/portfolio');
    const { lines } = await metricsOf(app);
    const page = readFileSync('docs/operation.md', 'utf8');
    const named = new Set(page.match(/\b(shop|process|nodejs|http)_[a-z0-9_]*[a-z0-9]\b/g));
    if (database === 'SQLite') named.delete('shop_database_waiting');
    const missing = [...named].filter(
      (name) => !lines.some((line) => line.startsWith(`# TYPE ${name.replace(/_count$/, '')} `)),
    );
    expect(missing).toEqual([]);
    expect(named.size).toBeGreaterThan(8);
  });

  test('contains nothing that identifies a person or what they looked at', async () => {
    const { app, as } = await startTestApp(database, { metricsToken });
    const customer = as('customer');
    const { id, email } = await customer.account();
    await customer.get('/cart?search=Anna');
    await app.inject({ url: '/api/portfolio/geheim-4711', remoteAddress: '203.0.113.9' });
    await app.inject({
      url: '/api/auth/login',
      method: 'POST',
      payload: { email, password: 'falsch-falsch' },
    });
    const { text } = await metricsOf(app);
    for (const secret of [id, email, await customer.token(), 'Anna', 'geheim', '203.0.113.9'])
      expect(text).not.toContain(secret);
  });

  test('does not grow with odd requests', async () => {
    const { app } = await startTestApp(database, { metricsToken });
    for (let i = 0; i < 50; i++) {
      await app.inject(`/api/gibt-es-nicht-${i}?q=${i}`);
      await app.inject(`/api/portfolio/${i}`);
      await app.inject({ url: `/x${i}`, method: 'PROPFIND' });
    }
    const { lines } = await metricsOf(app);
    expect(
      lines.filter((line) => line.startsWith('http_request_duration_seconds_count{')).length,
    ).toBeLessThan(6);
  });

  test('two servers in one process count separately', async () => {
    const { app, db } = await startTestApp(database, { metricsToken });
    const other = await buildTestApp(db, { metricsToken });
    await app.inject('/api/portfolio');
    const counts = async (of: typeof app) =>
      (await metricsOf(of)).lines.filter(
        (line) => line.includes('_count{') && line.includes('"/api/portfolio"'),
      );
    expect([await counts(app), await counts(other)]).toEqual([[expect.stringMatching(/ 1$/)], []]);
  });

  test('a job counts once in concurrent scrapes', async () => {
    const { app, db } = await startTestApp(database, { metricsToken });
    const job = { name: 'sweep', runs: 3, failures: 1, result: 'done', durationMs: 5 } as const;
    const times = { startedAt: '2026-03-02T10:00:00.000Z', heldUntil: null, doneAt: null };
    await db
      .insertInto('job')
      .values({ ...job, ...times })
      .execute();
    const scrapes = await Promise.all([metricsOf(app), metricsOf(app), metricsOf(app)]);
    for (const { lines } of scrapes) {
      expect(lines).toContain('shop_job_runs_total{job="sweep"} 3');
      expect(lines).toContain('shop_job_up{job="sweep"} 1');
    }
  });

  test('has no metrics of a job that is no longer scheduled: they would raise an alarm', async () => {
    const { app, db } = await startTestApp(database, { metricsToken, jobs: ['sweep', 'polish'] });
    const state = { runs: 3, failures: 1, startedAt: '2026-03-02T10:00:00.000Z', result: 'failed' } as const;
    await db
      .insertInto('job')
      .values(['sweep', 'make-backup'].map((name) => ({ name, ...state })))
      .execute();
    const jobs = (await metricsOf(app)).lines.filter((line) => line.startsWith('shop_job_up{'));
    expect(jobs).toEqual(['shop_job_up{job="sweep"} 0']);
  });

  test('reports that the database is gone instead of failing with it', async () => {
    const { app, db } = await startTestApp(database, { metricsToken });
    await db.destroy();
    const { lines, reply } = await metricsOf(app);
    expect(reply.statusCode).toBe(200);
    expect(lines).toContain('shop_database_up 0');
  });
});

async function metricsOf(app: Awaited<ReturnType<typeof startTestApp>>['app']) {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const reply = await app.inject({ url: '/api/metrics', headers });
  return { reply, text: reply.body, lines: reply.body.split('\n').filter(Boolean) };
}
