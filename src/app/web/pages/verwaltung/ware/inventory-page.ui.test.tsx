import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fertigungCalls } from '#features/fertigung/calls.ts';
import { ok } from '#shared/wire/envelope.ts';
import { answerStock, artikelOf, button, warnungOf } from '#test/ui/areas/lager.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';

const path = '/admin/inventory';
const minzglas = artikelOf('produkt', 'Minzglas', { menge: 3, mindestbestand: 6 });
const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1 });

test('an admin finds the same stock with all that is hers', async () => {
  await openPage(path, {
    as: 'admin',
    laden: offenerLaden,
    answers: (answers) => {
      answerStock(answers, [minzglas], [warnungOf(minzglas)]);
      answers.on(fertigungCalls.zuFertigen, ok([]));
    },
  });
  await expect.element(button('Korrigieren: Minzglas')).toBeVisible();
  await expect.element(button('Einkaufsliste')).toBeVisible();
});

test.each(['werkstatt', 'admin'] as const)(
  'while the shop is announced the screen of %s is its heading alone, and asks for nothing',
  {
    tags: ['@A01'],
  },
  async (as) => {
    await openPage(path, { as });
    await expect.element(heading).toHaveTextContent('Lager\u00adver\u00adwal\u00adtung');
    expect(main.element().textContent.replaceAll('\u00ad', '')).toBe('Lagerverwaltung');
    expect(main.getByRole('button').elements()).toEqual([]);
  },
);
