import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok, okWith } from '#shared/wire/envelope.ts';
import type { Answers } from '#test/ui/answers.ts';
import { dialog, field, openEinstellungen, settings } from '#test/ui/areas/einstellungen.ts';
import { meldung } from '#test/ui/meldung.ts';
import { typeInto } from '#test/ui/type-into.ts';
import { ladenBilderCalls as calls } from '../../../ladenbilder/laden-bilder-calls.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const bild = (altText = '') => ({
  quer: { url: pixel, breite: 1600, hoehe: 900 },
  hoch: { url: pixel, breite: 864, hoehe: 1080 },
  altText,
});
const karte = page.getByRole('region', { name: 'Bilder', exact: true });
const file = () => new File(['x'], 'hof.jpg', { type: 'image/jpeg' });
const choose = (label: string) => userEvent.upload(karte.getByLabelText(label).first(), file());

/** The settings in which the home page has this picture, which changes as it is changed. */
function serve(answers: Answers, startseite: ReturnType<typeof bild> | null) {
  settings(answers);
  let now = { startseite, dasSindWir: null as ReturnType<typeof bild> | null };
  answers
    .on(calls.read, () => ok(now))
    .on(calls.changeText, ({ body }) => {
      now = { ...now, startseite: bild((body as { altText: string }).altText) };
      return okWith('Alternativtext gespeichert.', now);
    })
    .on(calls.remove, () => {
      now = { ...now, startseite: null };
      return okWith('Bild entfernt.', now);
    });
}

test('a picture is shown in both cuts, with the field of its text', async () => {
  const { answers } = await openEinstellungen('', (given) => serve(given, bild()));
  await expect.element(karte.getByText(/^Ohne Alternativtext/)).toBeVisible();
  await karte.getByRole('button', { name: 'Alternativtext bearbeiten: Startseite' }).click();
  const form = dialog('Bild: Startseite');
  await expect.element(form.getByText('Telefon', { exact: true })).toBeVisible();
  await expect.element(field(form, 'Alternativtext')).toHaveFocus();
  await typeInto(field(form, 'Alternativtext'), 'Unser Hof im Mai');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(meldung('Alternativtext gespeichert.')).toBeVisible();
  await expect.element(karte.getByText('Unser Hof im Mai', { exact: true })).toBeVisible();
  expect(answers.sent(calls.changeText)).toMatchObject([
    { body: { altText: 'Unser Hof im Mai', bild: pixel } },
  ]);
});

test('a picture is replaced and removed only after a question', async () => {
  const { answers } = await openEinstellungen('', (given) => serve(given, bild('Alt')));
  await choose('Bild ersetzen: Startseite');
  const replace = dialog('Bild ersetzen?');
  await expect.element(replace).toMatchTextContent('Startseite');
  await replace.getByRole('button', { name: 'Abbrechen' }).click();
  expect(answers.sent(calls.upload)).toEqual([]);

  await karte.getByRole('button', { name: 'Bild entfernen: Startseite' }).click();
  await dialog('Bild entfernen?').getByRole('button', { name: 'Entfernen' }).click();
  await expect.element(meldung('Bild entfernt.')).toBeVisible();
  await expect.element(karte.getByRole('button', { name: 'Bild hochladen: Startseite' })).toBeVisible();
  expect(answers.sent(calls.remove)).toMatchObject([{ query: { bild: pixel } }]);
});
