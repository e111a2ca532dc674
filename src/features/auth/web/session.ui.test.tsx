import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { cartCalls } from '#features/cart/calls.ts';
import { cart } from '#features/cart/contract.ts';
import { ok } from '#shared/wire/envelope.ts';
import { type Answers, lost, refusal } from '#test/ui/answers.ts';
import { noSession, recordSessionEvents, startPage, storedSession } from '#test/ui/areas/auth.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { people } from '#test/ui/people.ts';

const banner = page.getByRole('banner');
const anmelden = banner.getByRole('link', { name: 'Anmelden', exact: true });
const warenkorb = banner.getByRole('link', { name: /^Warenkorb/ });
const toasts = page.getByRole('alert');
const over = refusal(401, 'Diese Sitzung gibt es nicht mehr.');
const abgelaufen = 'Sitzung abgelaufen. Bitte erneut anmelden.';

function threePieces(answers: Answers): void {
  answers.on(
    cartCalls.read,
    ok(made(cart, { itemCount: 3, items: [{ preis: 7.9, menge: 3, verfuegbar: true }] })),
  );
}

test('the stored session is restored on start', { tags: ['@S32'] }, async () => {
  localStorage.setItem('token', 'token-of-anna');
  localStorage.setItem('user', JSON.stringify(people.anna));
  const events = recordSessionEvents();
  const { answers } = await openPage('/contact', { answers: threePieces });
  await expect.element(warenkorb).toHaveAccessibleName(/\b3\b/);
  await expect.element(banner.getByRole('button', { name: `Hallo, ${people.anna.name}` })).toBeVisible();
  expect(answers.sent(cartCalls.read)[0]?.headers.get('authorization')).toBe('Bearer token-of-anna');
  expect(storedSession()).toEqual({ token: 'token-of-anna', user: people.anna });
  expect(events).toEqual([]);
});

test.for(['{kein JSON', 'null', '"Anna"', '42'])(
  'a stored token with the unreadable user %s counts as a guest',
  { tags: ['@S32'] },
  async (text) => {
    localStorage.setItem('token', 'token-of-anna');
    localStorage.setItem('user', text);
    await openPage('/contact');
    await expect.element(anmelden).toBeVisible();
  },
);

test('a session that the server has ended while the page was open is noticed at the next call', {
  tags: ['@S32', '@S37'],
}, async () => {
  const { answers, router } = await openPage('/contact', { as: 'anna', answers: threePieces });
  const events = recordSessionEvents();
  await expect.element(warenkorb).toHaveAccessibleName(/\b3\b/);
  answers.on(cartCalls.read, over);
  await warenkorb.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  await expect.element(anmelden).toBeVisible();
  await expect.element(toasts).toHaveTextContent(abgelaufen);
  expect(storedSession()).toEqual(noSession);
  expect(events).toEqual(['userLoggedOut']);
});

test('a session that ended before the page was opened is noticed on start', {
  tags: ['@S32', '@S37'],
}, async () => {
  const { router } = await openPage('/contact', {
    as: 'anna',
    answers: (answers) => answers.on(cartCalls.read, over),
  });
  await expect.element(toasts).toHaveTextContent(abgelaufen);
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  await expect.element(anmelden).toBeVisible();
  expect(storedSession()).toEqual(noSession);
});

test('signing out works without a connection', { tags: ['@S32'] }, async () => {
  const { answers, router } = await openPage('/contact', {
    as: 'anna',
    answers: (given) => {
      startPage(given);
      given.on(authCalls.logout, lost);
    },
  });
  const events = recordSessionEvents();
  await banner.getByRole('button', { name: /^Hallo, / }).click();
  await banner.getByRole('button', { name: 'Abmelden' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.element(anmelden).toBeVisible();
  await expect.element(banner.getByText(/^Hallo, /)).not.toBeInTheDocument();
  expect(storedSession()).toEqual(noSession);
  expect(events).toEqual(['userLoggedOut']);
  expect(answers.sent(authCalls.logout)).toHaveLength(1);
});
