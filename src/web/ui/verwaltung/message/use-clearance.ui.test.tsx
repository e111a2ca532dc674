import { describe, expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { rohstoffCallsOf } from '#features/rohstoffe/calls.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { okList } from '#shared/wire/envelope.ts';
import { refusal } from '#test/ui/answers.ts';
import { gives, person } from '#test/ui/areas/benutzer.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { typeInto } from '#test/ui/type-into.ts';

/** Whether a press anywhere along its middle would hit this element. */
function isFree(place: Locator): boolean {
  const element = place.element();
  const { left, top, width, height } = element.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((share) =>
    element.contains(document.elementFromPoint(left + width * share, top + height / 2)),
  );
}

describe.each([
  ['a desktop', false],
  ['a phone', true],
])('on %s', (_, isPhone) => {
  test('a message about a refusal covers no button of the dialog that stays open', async () => {
    const { list, create } = rohstoffCallsOf(rohstoffKinds.rohseife);
    await openPage('/admin/rohstoffe', {
      ...{ as: 'admin', isPhone },
      answers: (answers) => {
        answers.on(list, okList([]));
        answers.on(create, refusal(409, 'Es gibt schon eine Rohseife mit diesem Namen.'));
      },
    });
    await page
      .getByRole('button', { name: /^Neu(e Rohseife)?$/ })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: 'Neue Rohseife' });
    await typeInto(form.getByRole('textbox', { name: 'Bezeichnung' }), 'Sheabutter');
    const { innerWidth: width, innerHeight } = window;
    onTestFinished(() => page.viewport(width, innerHeight));
    for (const height of [740, 900]) {
      await page.viewport(width, height);
      await form.getByRole('button', { name: 'Erstellen' }).click();
      const message = page.getByRole('alert').filter({ hasText: 'Fehler beim Speichern' });
      await expect.element(message).toBeVisible();
      for (const name of ['Erstellen', 'Abbrechen'])
        await expect
          .poll(() => [isFree(form.getByRole('button', { name })), message.elements().length], {
            message: `${name} at ${height}`,
          })
          .toEqual([true, 1]);
    }
  });

  test('a message covers no button of a question', async () => {
    const leonie = person({ vorname: 'Leonie', nachname: 'Hartwig' });
    await openPage('/admin/benutzer', {
      ...{ as: 'admin', isPhone },
      answers: (answers) => gives(answers, [leonie]),
    });
    await page.getByRole('button', { name: /löschen$/ }).click();
    await expect.element(page.getByText(/Kunden können nicht gelöscht werden/)).toBeVisible();
    await page.getByRole('button', { name: 'Neu', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Neuen Benutzer erstellen' });
    await typeInto(form.getByLabelText('Vorname'), 'Ida');
    expect(isFree(form.getByRole('button', { name: 'Abbrechen' }))).toBe(true);
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' });
    await expect.element(question).toBeVisible();
    for (const name of ['Verwerfen', 'Weiter bearbeiten'])
      expect(isFree(question.getByRole('button', { name }))).toBe(true);
    await expect.element(page.getByText(/Kunden können nicht gelöscht werden/)).toBeVisible();
  });
});
