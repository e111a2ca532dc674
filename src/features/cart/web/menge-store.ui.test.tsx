import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { okList } from '#shared/wire/envelope.ts';
import type { Answers } from '#test/ui/answers.ts';
import {
  annasKorb,
  cartLink,
  expectSums,
  type Korb,
  line,
  menge,
  minus,
  openWith,
  plus,
  remove,
} from '#test/ui/areas/cart.ts';
import { stopTime } from '#test/ui/stop-time.ts';
import { cartCalls } from '../calls.ts';

const lavendel = () => line('Lavendeltraum');

/** The server takes each change when the earlier ones are answered; each answer waits for its release. */
function holdUpdates(answers: Answers, korb: Korb): (() => void)[] {
  const releases: (() => void)[] = [];
  answers.on(cartCalls.update, ({ body }) => async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    releases.push(resolve);
    const reply = korb.update(body);
    await promise;
    return Response.json(reply);
  });
  return releases;
}

/** Every number of pieces that the line shows from now on, frame by frame, without repetitions. */
function recordValues(name: string): string[] {
  const field = menge(line(name)).element() as HTMLInputElement;
  const values: string[] = [];
  const look = () => {
    if (values.at(-1) !== field.value) values.push(field.value);
    if (field.isConnected) requestAnimationFrame(look);
  };
  look();
  return values;
}

test('quick taps are combined into few calls', { tags: ['@S27'] }, async () => {
  const korb = annasKorb();
  const { answers } = await openWith(korb, '/cart', { as: 'anna' });
  await expect.element(plus(lavendel())).toBeVisible();
  const waiting = stopTime();
  const button = plus(lavendel()).element() as HTMLElement;
  // All taps within the debounce time, which does not pass.
  for (let tap = 0; tap < 20; tap += 1) {
    button.click();
    await new Promise((next) => setTimeout(next));
  }

  await expect.element(menge(lavendel())).toHaveValue('22');
  expect(waiting()).toContain(250);
  vi.advanceTimersByTime(250);
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(22);
  expect(answers.sent(cartCalls.update)).toHaveLength(1);
});

test('the last tap wins on a slow network', { tags: ['@S27'] }, async () => {
  const korb = annasKorb();
  const { answers } = await openWith(korb, '/cart', { as: 'anna' });
  const releases = holdUpdates(answers, korb);
  await plus(lavendel()).click();
  await expect.poll(() => releases).toHaveLength(1);
  await plus(lavendel()).click();
  await plus(lavendel()).click();
  await minus(lavendel()).click();
  await expect.element(menge(lavendel())).toHaveValue('4');
  const shown = recordValues('Lavendeltraum');
  releases[0]?.();

  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(4);
  await expect.poll(() => releases).toHaveLength(2);
  releases[1]?.();
  await expectSums(['40,10', '7,69', '47,79']);
  // The answer to the first call, 3, was never shown.
  expect(shown).toEqual(['4']);
});

test('each tap during a slow call is shown, sent after it, and never undone', {
  tags: ['@S27'],
}, async () => {
  const korb = annasKorb();
  const { answers } = await openWith(korb, '/cart', { as: 'anna' });
  const releases = holdUpdates(answers, korb);
  await expect.element(lavendel()).toBeVisible();
  const shown = recordValues('Lavendeltraum');
  for (const value of ['3', '4', '5']) {
    await plus(lavendel()).click();
    await expect.element(menge(lavendel())).toHaveValue(value);
    // The first is under way, the others wait for it.
    if (value === '3') await expect.poll(() => releases).toHaveLength(1);
  }
  releases[0]?.();
  await expect.poll(() => releases).toHaveLength(2);
  releases[1]?.();

  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(5);
  await expectSums(['48,00', '7,69', '55,69']);
  await expect.poll(() => shown.at(-1)).toBe('5');
  expect(shown).toEqual(shown.toSorted());
});

test('changes of two lines at the same time both arrive', { tags: ['@S27'] }, async () => {
  const korb = annasKorb();
  await openWith(korb, '/cart', { as: 'anna' });
  await plus(lavendel()).click();
  await plus(line('Honigwabe')).click();
  await plus(line('Honigwabe')).click();

  await expectSums(['49,20', '7,69', '56,89']);
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(3);
  await expect.poll(() => korb.mengeOf('Honigwabe')).toBe(3);
  await expectSums(['49,20', '7,69', '56,89']);
});

test('a line that is removed right after a tap stays removed', { tags: ['@S27'] }, async () => {
  const korb = annasKorb();
  const { answers } = await openWith(korb, '/cart', { as: 'anna' });
  stopTime();
  await plus(lavendel()).click();
  await expect.element(menge(lavendel())).toHaveValue('3');
  await remove(lavendel()).click();

  await expect.element(lavendel()).not.toBeInTheDocument();
  await expectSums(['8,50', '7,69', '16,19']);
  // Whatever waits is sent before this.
  await plus(line('Honigwabe')).click();
  await expect.element(menge(line('Honigwabe'))).toHaveValue('2');
  vi.advanceTimersByTime(250);
  await expect.poll(() => korb.mengeOf('Honigwabe')).toBe(2);
  expect(answers.sent(cartCalls.update)).toMatchObject([{ body: { produktId: 'id-honigwabe' } }]);
  expect(korb.items).toHaveLength(1);
});

test('a tap right before leaving for another page is not lost', { tags: ['@S27'] }, async () => {
  const korb = annasKorb();
  const { answers, router } = await openWith(korb, '/cart', { as: 'anna' });
  await plus(lavendel()).click();
  await router.navigate('/contact');
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(3);

  await router.navigate('/cart');
  await plus(lavendel()).click();
  // The document goes away: what is sent now has to outlive it.
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(() => korb.mengeOf('Lavendeltraum')).toBe(4);
  expect(answers.sent(cartCalls.update).length).toBeGreaterThan(1);
});

test('a tap right before signing out is not lost, even while another change is under way', {
  tags: ['@S27', '@S32'],
}, async () => {
  const korb = annasKorb();
  const { answers, router } = await openWith(korb, '/cart', {
    as: 'anna',
    answers: (given) => {
      given.on(authCalls.logout, { success: true, message: 'Abgemeldet' });
      given.on(portfolioCalls.listWithPrices, okList([]));
    },
  });
  const releases = holdUpdates(answers, korb);
  await plus(lavendel()).click();
  await expect.poll(() => releases).toHaveLength(1);
  await plus(lavendel()).click();
  await plus(line('Honigwabe')).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Hallo, / })
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
  // The browser is signed out at once, the server after it has received every tap.
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.element(cartLink()).not.toBeInTheDocument();
  expect(answers.sent(authCalls.logout)).toEqual([]);
  releases[0]?.();
  await expect.poll(() => releases).toHaveLength(3);
  expect(answers.sent(authCalls.logout)).toEqual([]);
  for (const release of releases) release();
  await expect.poll(() => answers.sent(authCalls.logout)).toHaveLength(1);

  expect([korb.mengeOf('Lavendeltraum'), korb.mengeOf('Honigwabe')]).toEqual([4, 2]);
  const calls = [...answers.sent(cartCalls.update), ...answers.sent(authCalls.logout)];
  for (const { headers } of calls) expect(headers.get('authorization')).toBe('Bearer token-of-anna');
});
