import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ladenCalls } from '#features/einstellung/calls.ts';
import { ladenTexteReply } from '#features/einstellung/contract.ts';
import type { Answers } from '#test/ui/answers.ts';
import { quietDay } from '#test/ui/areas/dashboard.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';

const header = page.getByRole('banner');
const cart = header.getByRole('link', { name: /^Warenkorb/ });
const pausiert = { ...offenerLaden, phase: 'pausiert', pauseText: 'Wir machen Ferien.' } as const;

/** What the page below the header says. */
const says = (answers: Answers) => answers.on(ladenCalls.readTexte, made(ladenTexteReply));

test.each([
  ['in the header', false],
  ['on a phone in the drawer', true],
])(
  'an employee finds the back office as one link %s, beside her cart, also while the shop pauses',
  {
    tags: ['@R55'],
  },
  async (_, isPhone) => {
    const { router } = await openPage('/about', {
      ...{ as: 'werkstatt', laden: pausiert, isPhone },
      answers: (answers) => {
        says(answers);
        quietDay(answers);
      },
    });
    await expect.element(cart).toBeVisible();
    if (isPhone) await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const place = isPhone ? page.getByRole('dialog', { name: 'Menü', exact: true }) : header;
    await place.getByRole('link', { name: 'Verwaltung' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/dashboard');
  },
);

test('while the shop is announced an employee has no menu of the back office', async () => {
  await openPage('/about', { as: 'werkstatt', answers: says });
  await expect.element(cart).toBeVisible();
  await expect.element(header.getByRole('link', { name: 'Verwaltung' })).not.toBeInTheDocument();
});

/** How many lines a text takes. */
function linesOf(text: Element): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

describe('between phone and desktop', () => {
  test.each(['werkstatt', 'admin'] as const)(
    'the shop’s name stays whole beside the links of %s',
    async (as) => {
      await openPage('/about', { as, laden: offenerLaden, answers: says });
      // As the widest of the fonts that devices bring along.
      const wide = document.createElement('style');
      wide.textContent = 'header nav, header button { letter-spacing: 0.03em }';
      document.head.append(wide);
      onTestFinished(async () => {
        wide.remove();
        await page.viewport(1440, 900);
      });
      const menu = header.getByRole('link', { name: 'Verwaltung' });
      const name = header.getByRole('link', { name: 'Lindenblatt' }).getByText('Lindenblatt');
      for (const width of [900, 905, 912, 920, 930, 960, 1055, 1060, 1180, 1440]) {
        await page.viewport(width, 800);
        await expect.element(menu).toBeVisible();
        await expect.poll(() => [width, linesOf(name.element())]).toEqual([width, 1]);
        const { scrollWidth, clientWidth } = document.documentElement;
        expect([width, scrollWidth - clientWidth]).toEqual([width, 0]);
      }
    },
  );
});
