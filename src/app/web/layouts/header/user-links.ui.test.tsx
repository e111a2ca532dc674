import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ladenCalls } from '#features/einstellung/calls.ts';
import { ladenTexteReply } from '#features/einstellung/contract.ts';
import { fertigungCalls } from '#features/fertigung/calls.ts';
import { ok } from '#shared/wire/envelope.ts';
import type { Answers } from '#test/ui/answers.ts';
import { answerStock } from '#test/ui/areas/lager.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { textsOf } from '#test/ui/texts-of.ts';

const header = page.getByRole('banner');
const cart = header.getByRole('link', { name: /^Warenkorb/ });
const pausiert = { ...offenerLaden, phase: 'pausiert', pauseText: 'Wir machen Ferien.' } as const;

/** What the page below the header says. */
const says = (answers: Answers) => answers.on(ladenCalls.readTexte, made(ladenTexteReply));

test.each([
  ['in the header', false],
  ['on a phone in the drawer', true],
])(
  'the menu of an employee, %s, holds what she may do, beside her cart, also while the shop pauses',
  async (_, isPhone) => {
    const { router } = await openPage('/about', {
      ...{ as: 'werkstatt', laden: pausiert, isPhone },
      answers: (answers) => {
        says(answers);
        answerStock(answers, []);
        answers.on(fertigungCalls.zuFertigen, ok([]));
      },
    });
    await expect.element(cart).toBeVisible();
    if (isPhone) await page.getByRole('button', { name: 'Menü öffnen' }).click();
    else await header.getByRole('button', { name: 'Verwaltung' }).click();
    const menu = isPhone
      ? page
          .getByRole('dialog', { name: 'Menü', exact: true })
          .getByRole('navigation', { name: 'Verwaltung' })
      : header;
    await expect.element(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    const links = ['Dashboard', 'Bestellungen', 'Alle packen', 'Bestand', 'Markttag'];
    const shown = textsOf(menu.getByRole('link'));
    if (isPhone) expect(shown).toEqual(links);
    else expect(shown.slice(shown.indexOf('Dashboard'), shown.indexOf('Markttag') + 1)).toEqual(links);
    await menu.getByRole('link', { name: 'Bestand' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/inventory');
  },
);

test('while the shop is announced an employee has no menu of the back office', async () => {
  await openPage('/about', { as: 'werkstatt', answers: says });
  await expect.element(cart).toBeVisible();
  await expect.element(header.getByRole('button', { name: 'Verwaltung' })).not.toBeInTheDocument();
});

/** How many lines a text takes. */
function linesOf(text: Element): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

describe('between phone and desktop', () => {
  test.each(['werkstatt', 'admin'] as const)(
    'the shop’s name stays whole beside the menus of %s',
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
      const menu = header.getByRole('button', { name: as === 'admin' ? 'Admin' : 'Verwaltung' });
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
