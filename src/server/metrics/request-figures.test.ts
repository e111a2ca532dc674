import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { RequestFigures } from './request-figures.ts';

test('requests are counted by method, route and class of status, in cumulative buckets', async () => {
  const figures = new RequestFigures();
  for (const [status, ms] of [
    [200, 0.4],
    [204, 20],
    [200, 60_000],
    [404, 2],
  ] as const)
    figures.observe({ method: 'GET', route: '/api/portfolio/:id', status, ms });

  const lines = await linesOf(figures);
  const of = (status: string) => `method="GET",route="/api/portfolio/:id",status="${status}"`;
  const name = 'http_request_duration_seconds';
  expect(lines).toContain(`${name}_bucket{${of('2xx')},le="0.001"} 1`);
  expect(lines).toContain(`${name}_bucket{${of('2xx')},le="0.025"} 2`);
  expect(lines).toContain(`${name}_bucket{${of('2xx')},le="30"} 2`);
  expect(lines).toContain(`${name}_bucket{${of('2xx')},le="+Inf"} 3`);
  expect(lines).toContain(`${name}_count{${of('2xx')}} 3`);
  expect(lines).toContain(`${name}_sum{${of('2xx')}} 60.0204`);
  expect(lines).toContain(`${name}_count{${of('4xx')}} 1`);
});

test('files of a build are one route, and unusual methods are one method', async () => {
  const figures = new RequestFigures();
  for (const file of ['a', 'b', 'c'])
    figures.observe({ method: 'GET', route: `/assets/${file}.js`, status: 200, ms: 1 });
  for (const method of ['PROPFIND', 'LOCK']) figures.observe({ method, route: '/api/*', status: 404, ms: 1 });

  const counts = (await linesOf(figures)).filter((line) => line.includes('_count{'));
  const of = (method: string, route: string, status: string) =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;
  expect(counts).toEqual([`${of('GET', '/assets/*', '2xx')} 3`, `${of('other', '/api/*', '4xx')} 2`]);
});

async function linesOf(figures: RequestFigures): Promise<string[]> {
  const registry = new Registry();
  figures.registerIn(registry);
  return (await registry.metrics()).split('\n');
}
