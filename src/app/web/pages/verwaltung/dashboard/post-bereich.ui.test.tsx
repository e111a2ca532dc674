import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { umgebungCalls } from '#features/einstellung/umgebung-calls.ts';
import { umgebung } from '#features/einstellung/umgebung-contract.ts';
import { postCalls } from '#features/post/calls.ts';
import { postausgang } from '#features/post/contract.ts';
import { ok } from '#shared/wire/envelope.ts';
import type { Answers } from '#test/ui/answers.ts';
import { startPage } from '#test/ui/areas/auth.ts';
import { quietDay } from '#test/ui/areas/dashboard.ts';
import { laden, offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';

const dashboard = '/admin/dashboard';
const post = '/admin/post';
const card = page
  .getByRole('article')
  .filter({ has: page.getByRole('heading', { name: 'Post', exact: true }) });

function emptyOutbox(answers: Answers): void {
  const anzahl = { wartet: 0, gesendet: 0, nichtZugestellt: 0, abgelegt: 0 };
  answers.on(postCalls.list, ok(made(postausgang, { anzahl })));
}

test('the dashboard says that without a mail server nobody gets anything, beside the outbox', async () => {
  await openPage(dashboard, {
    ...{ as: 'admin', laden: offenerLaden },
    answers: (answers) => {
      quietDay(answers);
      answers.on(umgebungCalls.read, ok(made(umgebung, { smtp: false })));
    },
  });
  const banner = 'Niemand bekommt die Nachrichten des Ladens: Es ist kein Mailserver eingerichtet.';
  await expect.element(page.getByText(banner)).toBeVisible();
  await expect.element(page.getByText(/gespeicherter Zugang nicht öffnen, wartet sie/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Mailserver eintragen' }))
    .toHaveAttribute('href', '/admin/einstellungen?feld=zugaenge.smtp');
  await expect.element(card).toBeVisible();
});

test('the dashboard marks a stuck outbox, and its card leads there', async () => {
  const { router } = await openPage(dashboard, {
    as: 'admin',
    laden: { ...offenerLaden, phase: 'pausiert', pause: { text: 'Wir machen Ferien.', bis: '' } },
    answers: (answers) => {
      quietDay(answers);
      emptyOutbox(answers);
      answers.on(postCalls.lage, ok({ problem: '2 Nachrichten sind nicht angekommen.', nichtZugestellt: 2 }));
    },
  });
  await expect.element(card).toMatchTextContent('2 Nachrichten sind nicht angekommen.');
  await card.getByRole('link', { name: /Öffnen/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe(post);
});

test('employees find no outbox on the dashboard', async () => {
  const { answers } = await openPage(dashboard, { as: 'werkstatt', laden: offenerLaden, answers: quietDay });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Bestand' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Post', exact: true })).not.toBeInTheDocument();
  expect(answers.sent(postCalls.lage)).toEqual([]);
});

test('while the shop is announced the Admin menu is as it was', async () => {
  await openPage(dashboard, { as: 'admin', laden, answers: startPage });
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect.element(page.getByRole('link', { name: 'Einstellungen' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Post', exact: true })).not.toBeInTheDocument();
});
