import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stopTime } from '#test/ui/stop-time.ts';
import { useTyped } from './use-typed.ts';

function Liste() {
  const [address, setAddress] = useSearchParams();
  const { text, type } = useTyped(address.get('suche') ?? '', (suche) => setAddress({ suche }));
  return (
    <>
      <input aria-label="Suche" value={text} onChange={({ currentTarget }) => type(currentTarget.value)} />
      <Link to="/weg">Weg</Link>
    </>
  );
}

/** A list whose search stands in the address, and a page that it leads to, which is there when `arrive` is called. */
async function openListe() {
  const { promise, resolve: arrive } = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/', element: <Liste /> },
    { path: '/weg', loader: () => promise, element: <p>Am Ziel</p> },
  ]);
  stopTime();
  await render(<RouterProvider router={router} />);
  return { router, arrive: () => arrive(null) };
}

const feld = page.getByLabelText('Suche');

test('a typed text reaches the address after a pause', async () => {
  const { router } = await openListe();
  await feld.fill('Lav');
  await vi.advanceTimersByTimeAsync(299);
  expect(router.state.location.search).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => router.state.location.search).toBe('?suche=Lav');
  await expect.element(feld).toHaveValue('Lav');
});

test('who goes elsewhere within the pause arrives there, however long the way is', async () => {
  const { router, arrive } = await openListe();
  await feld.fill('Lav');
  await page.getByRole('link', { name: 'Weg' }).click();
  await vi.advanceTimersByTimeAsync(400);
  arrive();
  await expect.element(page.getByText('Am Ziel')).toBeVisible();
  expect(router.state.location.pathname).toBe('/weg');
});

test('an address that is another already is left alone, until its page is shown or the old one is back', async () => {
  const { router } = await openListe();
  const here = window.location.href;
  await feld.fill('Lav');
  window.history.replaceState(null, '', '/weg');
  try {
    await vi.advanceTimersByTimeAsync(1000);
    expect(router.state.location.search).toBe('');
  } finally {
    window.history.replaceState(null, '', here);
  }
  await vi.advanceTimersByTimeAsync(300);
  await expect.poll(() => router.state.location.search).toBe('?suche=Lav');
});
