import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { VerlaufEintrag } from '#features/einstellung/contract.ts';
import { ok } from '#shared/wire/envelope.ts';
import { bare } from '#test/ui/answers.ts';
import { dialog, gruppeCalls, openEinstellungen, settings } from '#test/ui/areas/einstellungen.ts';

const { listVerlauf } = gruppeCalls.versand;
const verlauf = dialog('Verlauf: Versand');

/** An entry of each version, the newest first. */
const entries = (from: number, to: number): VerlaufEintrag[] =>
  Array.from({ length: from - to + 1 }, (_, at) => ({
    version: from - at,
    am: '2026-11-20T09:30:00.000Z',
    von: from - at === 1 ? 'Beispielwerkstatt' : 'Maria Lindner',
    felder: [{ feld: 'packtage', vorher: 2, nachher: 5 }],
  }));

test('the history of a group says who changed what and when, and what it was before', async () => {
  const { router } = await openEinstellungen('', (answers) => {
    settings(answers);
    answers.on(listVerlauf, ok({ eintraege: entries(2, 1), weitere: false }));
  });
  const open = page.getByRole('button', { name: 'Verlauf von Versand' });
  await open.click();
  const heading = verlauf.getByRole('heading', { level: 3 });
  await expect.element(heading.first()).toHaveTextContent('20.11.2026, 10:30 Uhr, Maria Lindner');
  await expect.element(heading.last()).toMatchTextContent('Beispielwerkstatt');
  await expect
    .element(verlauf.getByRole('listitem').filter({ hasText: 'Werktage bis zum Packen' }).first())
    .toMatchTextContent(/vorher2nachher5$/);

  expect(router.state.location.search).toBe('?verlauf=versand');
  await router.navigate(-1);
  await expect.element(verlauf).not.toBeInTheDocument();
  await open.click();
  await expect.element(verlauf).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(verlauf).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('more than twenty changes are loaded on demand', async () => {
  const { answers } = await openEinstellungen('', (given) => {
    settings(given);
    given.on(listVerlauf, ({ query: { vor } }) =>
      vor === '3'
        ? ok({ eintraege: entries(2, 1), weitere: false })
        : ok({ eintraege: entries(22, 3), weitere: true }),
    );
  });
  await page.getByRole('button', { name: 'Verlauf von Versand' }).click();
  const eintraege = verlauf.getByRole('heading', { level: 3 });
  await expect.poll(() => eintraege.elements().length).toBe(20);
  const weitere = page.getByRole('button', { name: 'Weitere anzeigen' });
  await weitere.click();
  await expect.poll(() => eintraege.elements().length).toBe(22);
  await expect.element(weitere).not.toBeInTheDocument();
  await expect.element(eintraege.last()).toMatchTextContent('Beispielwerkstatt');
  expect(answers.sent(listVerlauf).map(({ query }) => query.vor)).toEqual([undefined, '3']);
});

test('a history that cannot be loaded says so, and can be tried again', async () => {
  const { answers } = await openEinstellungen('', (given) => {
    settings(given);
    given.on(listVerlauf, bare('<h1>Bad gateway</h1>', 502));
  });
  await page.getByRole('button', { name: 'Verlauf von Versand' }).click();
  await expect.element(verlauf.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  answers.on(listVerlauf, ok({ eintraege: [], weitere: false }));
  await verlauf.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(verlauf.getByText('Hier wurde noch nichts gespeichert.')).toBeVisible();
});
