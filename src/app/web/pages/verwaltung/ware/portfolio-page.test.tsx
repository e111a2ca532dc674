import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { readLaden } from '#features/einstellung/laden/read-laden.ts';
import { ladenKey } from '#features/einstellung/web/laden.queries.ts';
import { createApi } from '#web/api/client.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { App } from '../../../app.tsx';
import { PortfolioPage } from './portfolio-page.tsx';

/** The guard admits only admins; the page repeats the check (requirements.md, admin §2). */
test('shows other roles an explanation and loads nothing', () => {
  const calls: unknown[] = [];
  const fetch = async (input: unknown) => {
    calls.push(input);
    return new Response('{}');
  };
  const queryClient = makeQueryClient();
  queryClient.setQueryData(ladenKey, readLaden(undefined));
  const html = renderToString(
    <App api={createApi({ base: '/api', fetch, token: () => null })} queryClient={queryClient} origin="">
      <MemoryRouter initialEntries={['/admin/portfolio']}>
        <PortfolioPage />
      </MemoryRouter>
    </App>,
  );

  expect(html).toContain('Sie haben keine Berechtigung für den Admin-Bereich.');
  expect(html).not.toContain('Neues Produkt');
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([ladenKey]);
  expect(calls).toEqual([]);
});
