import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  dialog,
  einstellungenPath,
  field,
  openEinstellungen,
  openGruppe,
  settings,
  speichern,
} from '#test/ui/areas/einstellungen.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { typeInto } from '#test/ui/type-into.ts';

const anyDialog = page.getByRole('dialog');

for (const isPhone of [false, true])
  test(`an address opens a form at its field on a ${isPhone ? 'phone' : 'desktop'}, and Escape closes it`, async () => {
    const path = `${einstellungenPath}?feld=laden.lucid`;
    const { router } = await openPage(path, { as: 'admin', answers: settings, isPhone });
    const lucid = field(dialog('Laden bearbeiten'), 'LUCID-Nummer');
    await expect.element(lucid).toHaveFocus();
    await expect.element(lucid).toBeInViewport();
    await userEvent.keyboard('{Escape}');
    await expect.element(anyDialog).not.toBeInTheDocument();
    await expect.poll(() => router.state.location.search).toBe('');
  });

test('back closes a form', async () => {
  const { router } = await openEinstellungen();
  await openGruppe('Versand');
  expect(router.state.location.search).toBe('?feld=versand');
  await router.navigate(-1);
  await expect.element(anyDialog).not.toBeInTheDocument();
  await router.navigate(1);
  await typeInto(field(dialog('Versand bearbeiten'), 'Abholort'), 'Hof');
  await router.navigate(-1);
  await expect.element(anyDialog).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');

  const form = await openGruppe('Versand');
  await speichern(form);
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(anyDialog).not.toBeInTheDocument();
});

test('an address opens the first field of a list', async () => {
  await openEinstellungen('?feld=versand.dhl.tabelle');
  await expect.element(dialog('Versand bearbeiten').getByLabelText('Bis').first()).toHaveFocus();
});

test.for(['laden.gibtesnicht', 'unbekannt', ''])(
  'the address of no field opens no form: "%s"',
  async (feld) => {
    await openEinstellungen(`?feld=${feld}`);
    await expect.element(page.getByRole('button', { name: 'Laden bearbeiten' })).toBeVisible();
    await expect.element(anyDialog).not.toBeInTheDocument();
  },
);
