import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryHistory } from '#test/ui/memory-history.ts';
import { Link } from './link.tsx';
import { Outlet } from './outlet.tsx';
import { Router } from './router.ts';
import { RouterProvider } from './router-provider.tsx';

const link = page.getByRole('link', { name: 'Weiter' });

/** A frame with a link, around a page for each address. */
async function show(props: Partial<Parameters<typeof Link>[0]> = {}) {
  const Frame = () => (
    <>
      <Link to="/b" {...props}>
        Weiter
      </Link>
      <Outlet />
    </>
  );
  const children = ['/a', '/b'].map((path) => ({ path, element: <h1>{path}</h1> }));
  const router = await new Router([{ Component: Frame, children }], memoryHistory('/a?b=c')).start();
  await render(<RouterProvider router={router} />);
  return router;
}

test('a link shows the other page, and its state is there', async () => {
  const router = await show({ state: { von: 'a' } });
  await expect.element(link).toHaveAttribute('href', '/b');
  await link.click();
  await expect.element(page.getByRole('heading')).toHaveTextContent('/b');
  expect(router.page.location.state).toEqual({ von: 'a' });
  await link.click();
  await router.navigate(-1);
  await expect.element(page.getByRole('heading')).toHaveTextContent('/a');
});

test('a link of the page itself keeps its path', async () => {
  await show({ to: '?d=e' });
  await expect.element(link).toHaveAttribute('href', '/a?d=e');
});

/** Clicks, and says whether the browser is left to follow the link. */
async function isForBrowser(click: () => Promise<unknown>): Promise<boolean> {
  let isLeft: boolean | undefined;
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  await click();
  expect(isLeft).toBeDefined();
  return isLeft === true;
}

test.for(['Control', 'Shift', 'Alt', 'Meta'])('%s and a click are for the browser', async (key) => {
  const router = await show();
  expect(await isForBrowser(() => userEvent.click(link, { modifiers: [key as 'Control'] }))).toBe(true);
  expect(router.page.location.pathname).toBe('/a');
});

test('a new tab is for the browser', async () => {
  const router = await show({ target: '_blank' });
  expect(await isForBrowser(() => link.click())).toBe(true);
  expect(router.page.location.pathname).toBe('/a');
});

test('what is done at a click may keep it from leading anywhere', async () => {
  const router = await show({ onClick: (event) => event.preventDefault() });
  expect(await isForBrowser(() => link.click())).toBe(false);
  expect(router.page.location.pathname).toBe('/a');
});
