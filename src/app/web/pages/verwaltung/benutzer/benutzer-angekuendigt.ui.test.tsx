import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { gives, person, rowOf } from '#test/ui/areas/benutzer.ts';
import { meldung } from '#test/ui/meldung.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { stopTime } from '#test/ui/stop-time.ts';
import { retype } from '#test/ui/type-into.ts';

const leonie = person({ vorname: 'Leonie', nachname: 'Hartwig' });
const lukas = person({ vorname: 'Lukas', nachname: 'Steinbrecher', status: 'blocked' });

const dialog = page.getByRole('dialog');
const field = (label: string): Locator => dialog.getByLabelText(label, { exact: true });

/** Opens the page with both people; only their list and the figures are called. */
async function openBenutzer() {
  await openPage('/admin/benutzer', { as: 'admin', answers: (answers) => gives(answers, [leonie, lukas]) });
  await expect.element(rowOf('Leonie Hartwig')).toBeVisible();
}

test('creating validates, makes no call and says why', { tags: ['@A18', '@A19'] }, async () => {
  await openBenutzer();
  const neu = page.getByRole('button', { name: 'Neu', exact: true });
  (neu.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toHaveAccessibleName('Neuen Benutzer erstellen');
  await expect.element(field('Vorname *')).toHaveFocus();
  const create = dialog.getByRole('button', { name: 'Erstellen' });
  await expect.element(create).toBeDisabled();
  await expect.element(create).toHaveAccessibleDescription('Bitte füllen Sie die Felder mit Stern aus.');

  const zuKurz = dialog.getByText('Das Passwort muss mindestens 8 Zeichen haben.');
  await userEvent.keyboard('Ida{Tab}Kern{Tab}ida@kern.example');
  await expect.element(field('E-Mail *')).toHaveValue('ida@kern.example');
  await expect.element(zuKurz).not.toBeInTheDocument();
  await retype(field('Passwort *'), '1234567');
  await expect.element(zuKurz).toBeVisible();
  await expect.element(create).toBeDisabled();
  await userEvent.keyboard('8');
  await expect.element(create).toBeEnabled();
  for (const name of ['Vorname *', 'Nachname *', 'E-Mail *']) {
    await retype(field(name), ' ');
    await expect.element(create).toBeDisabled();
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
    await expect.element(create).toBeEnabled();
  }

  await field('Passwort *').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(meldung('Neue Kunden registrieren sich über die Registrierungsseite')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(neu).toHaveFocus();
});

test('changing a password validates, makes no call and says why', { tags: ['@A18', '@A19'] }, async () => {
  await openBenutzer();
  await page.getByRole('button', { name: 'Leonie Hartwig: Passwort ändern' }).click();
  const change = dialog.getByRole('button', { name: 'Ändern' });
  await expect.element(change).toBeDisabled();
  await retype(field('Neues Passwort *'), '1234567');
  await expect.element(change).toBeDisabled();
  await userEvent.keyboard('8');
  await change.click();
  await expect.element(meldung('Passwort-Änderung erfolgt über das Kunden-Portal')).toBeVisible();
});

test('blocking, unblocking and deleting make no call and say why, for six seconds', {
  tags: ['@A19'],
}, async () => {
  await openBenutzer();
  const waiting = stopTime();
  const status = meldung('Kunden-Status-Änderung noch nicht implementiert');
  await page.getByRole('button', { name: 'Lukas Steinbrecher entsperren' }).click();
  await expect.element(status).toBeVisible();
  const { right, top } = status.element().getBoundingClientRect();
  expect(right).toBeGreaterThan(innerWidth / 2);
  expect(top).toBeGreaterThan(innerHeight / 2);
  // The pointer would hold the message.
  await expect.poll(waiting).toContain(6000);
  await vi.advanceTimersByTimeAsync(5900);
  expect(status.elements()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(status).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Leonie Hartwig sperren' }).click();
  await expect.element(status).toBeVisible();
  await page.getByRole('button', { name: 'Lukas Steinbrecher löschen' }).click();
  const loeschen = meldung('Kunden können nicht gelöscht werden. Bitte deaktivieren Sie stattdessen.');
  await expect.element(loeschen).toBeVisible();
  expect(rowOf('Lukas Steinbrecher').elements()).toHaveLength(1);
});
