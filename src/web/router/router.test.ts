import { expect, test } from 'vitest';
import { memoryHistory } from '#test/ui/memory-history.ts';
import { makeMatcher } from './match-routes.ts';
import type { Route } from './route.ts';
import { Router, type Step } from './router.ts';

const routes: Route[] = [
  {
    children: [
      { path: '/', handle: 'home' },
      { path: '/products/:id', caseSensitive: true, handle: 'produkt' },
      { path: '*', handle: 'unbekannt' },
      { path: '/products/seite/:seite', handle: 'seite' },
      { path: '/products/neu', handle: 'neu' },
      { path: '/admin/lager', handle: 'tor', children: [{ handle: 'lager' }] },
      {
        path: '/produkte/:id',
        loader: ({ params, url }) => ({ to: `/products/${params.id}${url.search}`, status: 301 }),
      },
    ],
  },
];

test.each([
  ['/', 'home', {}],
  ['/products/neu', 'neu', {}],
  ['/products/neu/', 'neu', {}],
  ['/products/neues', 'produkt', { id: 'neues' }],
  ['/products/gr%C3%BCne%2Fseife', 'produkt', { id: 'grüne/seife' }],
  ['/products/%', 'produkt', { id: '%' }],
  ['/products/seite/2', 'seite', { seite: '2' }],
  ['/Products/seite/2', 'seite', { seite: '2' }],
  ['/Products/x', 'unbekannt', { '*': '/Products/x' }],
  ['/admin/lager', 'lager', {}],
  ['/admin', 'unbekannt', { '*': '/admin' }],
])('%s is the page %s', (pathname, handle, params) => {
  const { branch, ...found } = makeMatcher(routes)(pathname);
  expect(branch.at(-1)?.handle).toBe(handle);
  expect(found.params).toEqual(params);
});

async function startAt(path: string, of = routes) {
  const history = memoryHistory(path);
  const router = await new Router(of, history).start();
  const address = () => {
    const { pathname, search, hash } = history.location;
    expect(router.page.location).toEqual(history.location);
    return pathname + search + hash;
  };
  return { router, address };
}

test('a link goes on from the page where it stands', async () => {
  const { router, address } = await startAt('/products/a?b=c#d');
  await router.navigate('?e=f');
  expect(address()).toBe('/products/a?e=f');
  await router.navigate('#g');
  expect(address()).toBe('/products/a#g');
  await router.navigate('/', { state: { from: 'a' } });
  expect(router.page).toMatchObject({ action: 'PUSH', location: { pathname: '/', state: { from: 'a' } } });
});

test('an entry that is replaced is not gone back to', async () => {
  const { router, address } = await startAt('/');
  await router.navigate('/products/a');
  await router.navigate('/products/b', { replace: true });
  expect(router.page.action).toBe('REPLACE');
  await router.navigate(-1);
  expect([address(), router.page.action]).toEqual(['/', 'POP']);
});

test('an old address leads to the new one, at the start and on the way', async () => {
  const { router, address } = await startAt('/produkte/a?b=c');
  expect(address()).toBe('/products/a?b=c');
  await router.navigate('/');
  await router.navigate('/produkte/d');
  expect([address(), router.page.params]).toEqual(['/products/d', { id: 'd' }]);
  await router.navigate(-1);
  expect(address()).toBe('/');
});

test('what the loader of the first page says stays until another page is shown', async () => {
  const answer = { data: { fehlt: true }, status: 404 };
  const { router } = await startAt('/a', [{ path: '/a', loader: () => answer }, ...routes]);
  expect(router.page.data).toEqual(answer.data);
  await router.navigate('#b');
  expect(router.page.data).toEqual(answer.data);
  await router.navigate('/');
  expect(router.page.data).toBeUndefined();
});

/** Two pages whose modules come when the test says so, and how often they were asked for. */
function slowPages() {
  const asked: string[] = [];
  const loads = { a: Promise.withResolvers<object>(), b: Promise.withResolvers<object>() };
  const slow = (name: 'a' | 'b'): Route => ({
    path: `/${name}`,
    lazy: () => {
      asked.push(name);
      return loads[name].promise;
    },
  });
  return { asked, loads, slow: [slow('a'), slow('b'), ...routes] };
}

test('while a page is loaded that before stays, and another step overtakes it', async () => {
  const { asked, loads, slow } = slowPages();
  const { router, address } = await startAt('/', slow);
  const toA = router.navigate('/a');
  expect([address(), router.state.next?.pathname]).toEqual(['/', '/a']);
  const toB = router.navigate('/b');
  loads.a.resolve({});
  await toA;
  expect([address(), router.state.next?.pathname]).toEqual(['/', '/b']);
  loads.b.resolve({});
  await toB;
  expect([address(), router.state.next]).toEqual(['/b', undefined]);
  await router.navigate('/a');
  await router.navigate('/b');
  expect(asked).toEqual(['a', 'b']);
});

test('a page that could not be loaded says why, and is asked for again at the next visit', async () => {
  const error = new Error('Probefehler');
  let tries = 0;
  const lazy = async () => {
    tries += 1;
    if (tries === 1) throw error;
    return {};
  };
  const { router, address } = await startAt('/', [{ path: '/a', lazy }, ...routes]);
  await router.navigate('/a');
  expect([address(), router.page.failure]).toEqual(['/a', { error }]);
  await router.navigate('/');
  await router.navigate('/a');
  expect(router.page.failure).toBeUndefined();
});

/** Holds every step, from the second page of three. */
async function held() {
  const opened = await startAt('/');
  await opened.router.navigate('/products/a');
  await opened.router.navigate('/products/b');
  await opened.router.navigate(-1);
  const steps: Step[] = [];
  const end = opened.router.block((step) => {
    steps.push(step);
    return true;
  });
  return { ...opened, steps, end };
}

test.each<[string | number, string]>([
  ['/products/c', '/products/c'],
  [-1, '/'],
  [1, '/products/b'],
])('a step to %s can be held, and taken after all', async (to, there) => {
  const { router, address, steps } = await held();
  await router.navigate(to);
  expect(address()).toBe('/products/a');
  expect(
    steps.map(({ currentLocation, nextLocation }) => [currentLocation.pathname, nextLocation.pathname]),
  ).toEqual([['/products/a', there]]);
  const arrived = new Promise<void>((resolve) => {
    router.subscribe(resolve);
  });
  steps[0]?.proceed();
  await arrived;
  expect([address(), steps.length]).toEqual([there, 1]);
  await router.navigate('/products/d');
  expect([address(), steps.length]).toEqual([there, 2]);
});

test('the blocker that came last is asked, until it goes', async () => {
  const { router, address, steps, end } = await held();
  const endOfLast = router.block(() => false);
  await router.navigate('/products/c');
  expect(address()).toBe('/products/c');
  endOfLast();
  await router.navigate('/');
  expect([address(), steps.length]).toEqual(['/products/c', 1]);
  end();
  await router.navigate('/');
  expect(address()).toBe('/');
});
