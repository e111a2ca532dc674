import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { lagerCalls } from '#features/lager/calls.ts';
import { lagerBestand } from '#features/lager/contract.ts';
import { ok, okList } from '#shared/wire/envelope.ts';
import { signedIn } from '#test/ui/areas/auth.ts';
import { quietDay } from '#test/ui/areas/dashboard.ts';
import { offenerLaden as laden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { people } from '#test/ui/people.ts';

const main = page.getByRole('main');

async function typeAccount(who: 'werkstatt' | 'admin'): Promise<void> {
  await userEvent.type(main.getByRole('textbox', { name: 'E-Mail' }), people[who].email);
  await userEvent.type(main.getByLabelText('Passwort', { exact: true }), 'ihr Passwort{Enter}');
}

test('an employee of an open shop who signs in begins at the dashboard', async () => {
  const { answers, router } = await openPage('/login', { laden });
  quietDay(answers);
  answers.on(authCalls.login, signedIn('werkstatt'));
  await typeAccount('werkstatt');
  await expect.poll(() => router.state.location.pathname).toBe('/admin/dashboard');
  await expect.element(page.getByRole('region', { name: 'Heute' })).toBeVisible();
});

test('who signs in on the way to a guarded page comes to that page', async () => {
  const { answers, router } = await openPage('/admin/lager', { laden });
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  answers
    .on(authCalls.login, signedIn('admin'))
    .on(lagerCalls.bestand, ok(made(lagerBestand)))
    .on(lagerCalls.warnungen, okList([]))
    .on(lagerCalls.entfernte, okList([]));
  await typeAccount('admin');
  await expect.poll(() => router.state.location.pathname).toBe('/admin/lager');
  await expect.element(page.getByRole('button', { name: 'Regal zählen' })).toBeVisible();
});
