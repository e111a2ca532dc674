import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ok } from '#shared/wire/envelope.ts';
import { refusal } from '#test/ui/answers.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { aufbewahrungCalls } from '../../calls.ts';
import { planReply } from '../../contract.ts';

test('plan and look say so when they cannot be had, and can be tried again', async () => {
  const { answers } = await openPage('/admin/aufbewahrung', {
    as: 'admin',
    answers: (given) => {
      given.on(aufbewahrungCalls.plan, refusal(500, 'Kaputt'));
      given.on(aufbewahrungCalls.probe, refusal(500, 'Kaputt'));
    },
  });
  await expect.element(page.getByText(/Der Plan lässt sich gerade nicht laden/)).toBeVisible();
  await page.getByRole('button', { name: 'Nachsehen' }).click();
  await expect.element(page.getByText(/Das hat nicht geklappt/)).toBeVisible();
  answers.on(
    aufbewahrungCalls.plan,
    ok([made(planReply.shape.data.element, { was: 'Warenkörbe ohne Konto' })]),
  );
  answers.on(aufbewahrungCalls.probe, ok({ am: '2026-11-27T10:00:00.000Z', zeilen: [] }));
  await page.getByRole('button', { name: 'Nachsehen' }).click();
  await expect.element(page.getByText('Heute würde nichts gelöscht.')).toBeVisible();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByRole('region', { name: 'Plan der Aufbewahrung' })).toBeVisible();
  await expect.element(page.getByText(/Der Plan lässt sich gerade nicht laden/)).not.toBeInTheDocument();
});
