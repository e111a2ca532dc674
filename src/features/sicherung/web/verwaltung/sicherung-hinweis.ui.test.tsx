import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rohstoffCallsOf } from '#features/rohstoffe/calls.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import type { Answers } from '#test/ui/answers.ts';
import { answerStock } from '#test/ui/areas/lager.ts';
import { answerPortfolio } from '#test/ui/areas/portfolio.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { untilDrawn } from '#test/ui/until-drawn.ts';
import { sicherungCalls } from '../../calls.ts';

const gutVon = '2026-01-05T02:00:00.000Z';
const hinweis = page.getByRole('status').filter({ hasText: 'Sicherung' });

test.each([
  { path: '/admin/lager', screen: (answers: Answers) => answerStock(answers, []) },
  { path: '/admin/portfolio', screen: (answers: Answers) => answerPortfolio(answers) },
])('$path warns an admin when the backups are not reliable', async ({ path, screen }) => {
  await openPage(path, {
    as: 'admin',
    answers: (answers) => {
      screen(answers);
      answers.on(sicherungCalls.read, ok({ zustand: 'veraltet', gutVon, fehler: null }));
    },
  });
  await expect.element(hinweis).toMatchTextContent('Die letzte Sicherung ist zu alt');
  await expect.element(hinweis).toMatchTextContent('Die letzte gute ist vom 05.01.2026, 03:00 Uhr.');
});

test('the warning says why the last backup failed', async () => {
  const fehler = 'Auf dem Datenträger ist kein Platz mehr.';
  await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (answers) => {
      answerPortfolio(answers);
      answers.on(sicherungCalls.read, ok({ zustand: 'gescheitert', gutVon, fehler }));
    },
  });
  await expect.element(hinweis).toMatchTextContent('Die letzte Sicherung ist nicht in Ordnung');
  await expect.element(hinweis).toMatchTextContent(fehler);
});

test('while the backups are good nothing is said', async () => {
  const { answers } = await openPage('/admin/rohstoffe', {
    as: 'admin',
    answers: (given) => {
      for (const kind of Object.values(rohstoffKinds)) given.on(rohstoffCallsOf(kind).list, okList([]));
      given.on(sicherungCalls.read, ok({ zustand: 'gut', gutVon: new Date().toISOString(), fehler: null }));
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => answers.sent(sicherungCalls.read)).toHaveLength(1);
  await untilDrawn();
  await expect.element(hinweis).not.toBeInTheDocument();
});

test('an employee sees nothing about backups', async () => {
  const { answers } = await openPage('/admin/dashboard', { as: 'werkstatt' });
  await expect.element(page.getByRole('article').nth(5)).toBeVisible();
  expect(page.getByRole('article').elements()).toHaveLength(6);
  expect(answers.sent(sicherungCalls.read)).toEqual([]);
});
