import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { ok } from '#shared/wire/envelope.ts';
import { lost } from '#test/ui/answers.ts';
import {
  answerBestellt,
  bestellen,
  expectBestellt,
  leereKasse,
  openKasse,
  openPruefen,
  weiter,
} from '#test/ui/areas/kasse.ts';
import type { OpenPage } from '#test/ui/open-page.tsx';
import { kasseCalls } from '../../../calls.ts';

const unklar = page.getByRole('alert').filter({ hasText: 'Es ist nichts verloren' });
const idsOf = ({ answers }: OpenPage) =>
  answers.sent(kasseCalls.bestellen).map(({ body }) => Object(body).bestellId);

/** The server makes the order, and nothing of that reaches the page. */
async function orderAndLose(): Promise<OpenPage> {
  const opened = await openPruefen({ answers: (answers) => answers.on(kasseCalls.bestellen, lost) });
  await bestellen.click();
  await expect.element(unklar).toBeVisible();
  return opened;
}

test('a reload finds the order', { tags: ['@R37'] }, async () => {
  const [bestellId] = idsOf(await orderAndLose());
  await cleanup();
  const again = await openKasse({
    answers: (answers) => {
      answerBestellt(answers);
      answers.on(kasseCalls.read, ok(leereKasse));
    },
  });
  await expectBestellt(again);
  expect(idsOf(again)).toEqual([bestellId]);
});

test('a reload without a connection says so, and looks again when asked', { tags: ['@R37'] }, async () => {
  const [bestellId] = idsOf(await orderAndLose());
  await cleanup();
  const again = await openKasse({
    answers: (answers) => answers.on(kasseCalls.read, ok(leereKasse)).on(kasseCalls.bestellen, lost),
  });
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent('die Bestätigung kam nicht bei Ihnen an');
  answerBestellt(again.answers);
  await page.getByRole('button', { name: 'Noch einmal nachsehen' }).click();
  await expectBestellt(again);
  expect(new Set(idsOf(again))).toEqual(new Set([bestellId]));
});

test('another step and back finds the order', { tags: ['@R37'] }, async () => {
  const opened = await orderAndLose();
  answerBestellt(opened.answers);
  opened.answers.on(kasseCalls.read, ok(leereKasse));
  await page.getByRole('button', { name: 'ändern (Versand und Zahlung)' }).click();
  await weiter.click();
  await expectBestellt(opened);
  expect(new Set(idsOf(opened)).size).toBe(1);
});
