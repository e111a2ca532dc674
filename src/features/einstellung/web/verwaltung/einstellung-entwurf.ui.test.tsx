import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import {
  dialog,
  field,
  gruppeCalls,
  openEinstellungen,
  openGruppe,
  settings,
  speichern,
  standOf,
} from '#test/ui/areas/einstellungen.ts';
import { meldung } from '#test/ui/meldung.ts';
import { retype } from '#test/ui/type-into.ts';

/** What is typed into a form of the settings is kept like a sheet: it survives a closed form and a reload (ADR 035). */

const noch = page.getByText('Ihre Eingaben in „Laden bearbeiten“ sind noch da.');
const wieder = page.getByText(/^Ihre Eingaben vom .* sind wieder da\.$/);
const slogan = () => field(dialog('Laden bearbeiten'), 'Slogan');

test('what was typed is here again after the form was closed, and after a reload', async () => {
  await openEinstellungen();
  await retype(field(await openGruppe('Laden'), 'Slogan'), 'Von hier');
  await expect.element(noch).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(noch).toBeVisible();

  await cleanup();
  await openEinstellungen();
  await expect.element(noch).toBeVisible();
  await page.getByRole('link', { name: 'Weiter ausfüllen' }).click();
  await expect.element(slogan()).toHaveValue('Von hier');
  await expect.element(wieder).toBeVisible();
  await expect.element(noch).not.toBeInTheDocument();
});

test('saving deletes it, and so does discarding', async () => {
  const { answers } = await openEinstellungen();
  const form = await openGruppe('Laden');
  await retype(field(form, 'Slogan'), 'Von hier');
  await userEvent.keyboard('{Escape}');
  await openGruppe('Laden');
  await expect.element(wieder).toBeVisible();
  settings(answers, { laden: { slogan: 'Von hier' } });
  answers.on(gruppeCalls.laden.save, {
    ...{ success: true, message: 'Laden gespeichert.' },
    data: { ...standOf('laden', { slogan: 'Von hier' }), version: 2 },
  });
  await speichern(dialog('Laden bearbeiten'));
  await expect.element(meldung('Laden gespeichert.')).toBeVisible();
  await expect.element(noch).not.toBeInTheDocument();
  expect(sessionStorage.getItem('entwuerfe')).toBeNull();

  await retype(field(await openGruppe('Laden'), 'Slogan'), 'Verworfen');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(noch).not.toBeInTheDocument();
  await openGruppe('Laden');
  await expect.element(wieder).not.toBeInTheDocument();
});

test('a field that another person saved since keeps their value; what was typed there is said', async () => {
  await openEinstellungen();
  const form = await openGruppe('Laden');
  await retype(field(form, 'Slogan'), 'Von hier');
  await retype(field(form, 'Inhaberin oder Inhaber'), 'Ada');
  await userEvent.keyboard('{Escape}');
  await cleanup();

  await openEinstellungen('', (answers) => settings(answers, { laden: { slogan: 'Von dort' } }));
  for (let times = 0; times < 2; times += 1) {
    await openGruppe('Laden');
    await expect.element(wieder).toBeVisible();
    await expect.element(slogan()).toHaveValue('Von dort');
    await expect.element(field(form, 'Inhaberin oder Inhaber')).toHaveValue('Ada');
    await expect.element(form.getByText('Wurde inzwischen geändert und bleibt so: Slogan.')).toBeVisible();
    await form.getByText('Ihre Eingabe ansehen').click();
    await expect.element(form.getByText('Slogan: Von hier')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(form).not.toBeInTheDocument();
  }
  await openGruppe('Laden');
  await form.getByRole('button', { name: 'Verwerfen' }).click();
  await dialog('Änderungen verwerfen?').getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(form.getByText('Wurde inzwischen geändert')).not.toBeInTheDocument();
  expect(sessionStorage.getItem('entwuerfe')).toBeNull();
});

test('a bank account is never kept: its form asks before it is lost', async () => {
  await openEinstellungen();
  const form = await openGruppe('Zahlung');
  await retype(form.getByLabelText('Bank', { exact: true }), 'Wiesenbank');
  await retype(form.getByLabelText(/^Kontoinhaber/), 'Ada Beispiel');
  await userEvent.keyboard('{Escape}');
  const question = dialog('Änderungen verwerfen?');
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(form).not.toBeInTheDocument();
  // Discarded is the whole form, also what could have been kept.
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Ada Beispiel|Wiesenbank/);
});
