import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { benutzerCalls } from '#features/benutzer/calls.ts';
import { portfolioStats } from '#features/portfolio/contract.ts';
import { verwaltungCalls } from '#features/portfolio/verwaltung-calls.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import { type Answers, bare } from '#test/ui/answers.ts';
import { gives, person } from '#test/ui/areas/benutzer.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { textsOf } from '#test/ui/texts-of.ts';

const { list, overview } = benutzerCalls;
const leonie = person({ vorname: 'Leonie', nachname: 'Hartwig' });
const figures = page.getByRole('region', { name: 'Zahlen' }).getByRole('definition');

const screens = [
  {
    path: '/admin/portfolio',
    calls: [verwaltungCalls.list, verwaltungCalls.stats],
    answer: (answers: Answers) => {
      answers.on(verwaltungCalls.list, { ...okList([]), message: '' });
      answers.on(verwaltungCalls.stats, ok(made(portfolioStats, { totalProducts: 11, activeProducts: 9 })));
    },
    shown: ['11', '9', '0', '0'],
  },
  {
    path: '/admin/benutzer',
    calls: [list, overview],
    answer: (answers: Answers) => gives(answers, [leonie], 12),
    shown: ['12', '12', '0', '0'],
  },
];

test.each(screens)(
  "when nothing can be loaded at first, 'Erneut versuchen' loads the figures of $path as well",
  async ({ path, calls, answer, shown }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { answers } = await openPage(path, {
      as: 'admin',
      answers: (answers) => {
        for (const call of calls) answers.on(call, bare('', 502));
      },
    });
    await expect.poll(() => textsOf(figures)).toEqual(['–', '–', '–', '–']);
    const again = page.getByRole('button', { name: 'Erneut versuchen' });
    await expect.element(again).toBeVisible();
    answer(answers);
    await again.click();
    await expect.poll(() => textsOf(figures)).toEqual(shown);
  },
);
