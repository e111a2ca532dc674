import { expect, test } from 'vitest';
import { counter, gauge, metricsText } from './metric.ts';
import { RequestFigures } from './request-figures.ts';

test('metrics are written as Prometheus reads them', () => {
  const labelled = { value: 1.5, labels: { route: 'a"b\\c\nd' } };
  const text = metricsText([
    counter('shop_a_total', 'Text.', 3),
    { ...gauge('shop_b', 'More.', 0), samples: [labelled] },
  ]);
  expect(text.split('\n')).toEqual([
    '# HELP shop_a_total Text.',
    '# TYPE shop_a_total counter',
    'shop_a_total 3',
    '# HELP shop_b More.',
    '# TYPE shop_b gauge',
    'shop_b{route="a\\"b\\\\c\\nd"} 1.5',
    '',
  ]);
});

test('requests are counted by method, route and class of status, each bucket including the ones before', () => {
  const figures = new RequestFigures();
  for (const [status, ms] of [
    [200, 0.4],
    [204, 20],
    [200, 60_000],
    [404, 2],
  ] as const)
    figures.observe({ method: 'GET', route: '/api/portfolio/:id', status, ms });

  const lines = metricsText(figures.metrics()).split('\n');
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

test('files of a build are one route, and methods that nobody needs one method', () => {
  const figures = new RequestFigures();
  for (const file of ['a', 'b', 'c'])
    figures.observe({ method: 'GET', route: `/assets/${file}.js`, status: 200, ms: 1 });
  for (const method of ['PROPFIND', 'LOCK']) figures.observe({ method, route: '/api/*', status: 404, ms: 1 });

  const counts = figures.metrics()[0]?.samples.filter(({ suffix }) => suffix === '_count');
  expect(counts?.map(({ labels, value }) => [labels?.method, labels?.route, value])).toEqual([
    ['GET', '/assets/*', 3],
    ['other', '/api/*', 2],
  ]);
});
