import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cartCalls } from '#features/cart/calls.ts';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { type Answers, bare, late, lost, type OtherAnswer, refusal } from '#test/ui/answers.ts';
import { answerPages, groundOf } from '#test/ui/areas/layout.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { stopTime } from '#test/ui/stop-time.ts';

const toast = (text: string) => page.getByRole('alert').getByText(text, { exact: true });
const netzwerkfehler = 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.';
const abgelaufen = 'Sitzung abgelaufen. Bitte erneut anmelden.';

/** Opens the list from another page while its call fails. */
async function failWith(answer: OtherAnswer, visit: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage('/contact', {
    ...visit,
    answers: (answers) => {
      answerPages(answers);
      answers.on(portfolioCalls.listWithPrices, answer);
      visit.answers?.(answers);
    },
  });
  void opened.router.navigate('/products');
  return opened;
}

/** The visible opacity of an element, from 1 to 0; 0 when it is removed. */
function opacityOf(text: string): number {
  let opacity = 1;
  const [start] = toast(text).elements();
  if (!start) return 0;
  for (let element: Element | null = start; element; element = element.parentElement)
    opacity *= Number(getComputedStyle(element).opacity);
  return opacity;
}

test.each<[string, OtherAnswer, string]>([
  ['403', refusal(403, 'Nein.'), 'Keine Berechtigung für diese Aktion.'],
  ['404', refusal(404, 'Weg.'), 'Ressource nicht gefunden.'],
  ['429', refusal(429, 'Langsam.'), 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.'],
  ['500', refusal(500, 'Interna'), 'Serverfehler. Bitte versuchen Sie es später erneut.'],
  ['another status with words', refusal(418, 'Der Topf ist leer.'), 'Der Topf ist leer.'],
  ['another status without words', bare({ success: false }, 418), 'Ein Fehler ist aufgetreten.'],
  ['no connection', lost, netzwerkfehler],
  ['a timeout', late, 'Anfrage-Timeout. Bitte überprüfen Sie Ihre Internetverbindung.'],
])("%s: an error toast says '%3$s'", { tags: ['@S37', '@S38'] }, async (_, answer, text) => {
  const { answers } = await failWith(answer);
  await expect.element(toast(text)).toBeVisible();
  const isRefusal = /Keine|Ressource|viele|Topf|aufgetreten/.test(text);
  await expect.poll(() => answers.sent(portfolioCalls.listWithPrices)).toHaveLength(isRefusal ? 1 : 3);
  await expect.element(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  expect(toast(text).elements()).toHaveLength(1);
});

test('401 ends the session and asks to sign in again', { tags: ['@S37'] }, async () => {
  const { router } = await failWith(refusal(401, 'Nicht angemeldet'), { as: 'anna' });
  await expect.element(toast(abgelaufen)).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
});

test('two calls refused at the same time show one toast', { tags: ['@S37'] }, async () => {
  const bothAsked = Promise.withResolvers<void>();
  let asked = 0;
  const refused: OtherAnswer = async () => {
    asked += 1;
    if (asked === 2) bothAsked.resolve();
    await bothAsked.promise;
    return Response.json({ success: false }, { status: 401 });
  };
  const { router } = await failWith(refused, {
    as: 'anna',
    answers: (answers: Answers) => answers.on(cartCalls.read, refused),
  });
  await expect.element(toast(abgelaufen)).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(asked).toBe(2);
  expect(toast(abgelaufen).elements()).toHaveLength(1);
});

test.for([true, false])(
  'an error toast is red, stands top-right and is at most 350 px wide (phone: %s)',
  {
    tags: ['@S38'],
  },
  async (isPhone) => {
    const long = 'Die Werkstatt macht gerade Pause und räumt auf. '.repeat(8).trim();
    await failWith(refusal(418, long), { isPhone });
    await expect.element(toast(long)).toBeVisible();
    const { x, y, width } = toast(long).element().getBoundingClientRect();

    expect(width).toBeLessThanOrEqual(350);
    expect(x).toBeGreaterThanOrEqual(0);
    // The toast's closing button may be to the right of its text.
    expect(innerWidth - (x + width)).toBeLessThanOrEqual(80);
    expect(y).toBeLessThan(innerHeight / 3);
    const [red, green, blue] = groundOf(toast(long));
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  },
);

test('an error toast is gone after 5 s', { tags: ['@S38'] }, async () => {
  const waiting = stopTime({ now: Date.now() });
  await failWith(lost);
  await expect.element(toast(netzwerkfehler)).toBeVisible();
  await expect.poll(waiting).toContain(5000);
  await vi.advanceTimersByTimeAsync(4500);
  await expect.poll(() => opacityOf(netzwerkfehler)).toBe(1);
  await vi.advanceTimersByTimeAsync(600);
  await expect.poll(() => opacityOf(netzwerkfehler)).toBe(0);
  await vi.advanceTimersByTimeAsync(1500);
  await expect.element(toast(netzwerkfehler)).not.toBeInTheDocument();
});

test('a toast can be closed at once', { tags: ['@S38'] }, async () => {
  await failWith(lost);
  await expect.element(toast(netzwerkfehler)).toBeVisible();
  await page.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect.poll(() => opacityOf(netzwerkfehler)).toBe(0);
  await expect.element(toast(netzwerkfehler)).not.toBeInTheDocument();
});
