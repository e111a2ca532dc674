import { karte, openEinstellungen, openGruppe, speichern } from '../einstellungen-page.ts';
import { expect, test } from '../fixtures.ts';
import { field, meldung } from '../portfolio-page.ts';
import { retype } from '../type-into.ts';

// The last part is a refusal on purpose.
test.use({ expectedErrors: [/400/] });

test('the next number has an example, only rises, and a big step is asked about', {
  tag: '@desktop',
}, async ({ page }) => {
  await openEinstellungen(page);
  const form = await openGruppe(page, 'Nummern');
  const jahr = new Date().getFullYear();
  const naechste = field(form, 'Nummer der nächsten Rechnung');
  await retype(naechste, '40');
  await expect(form.getByText(`RE-${jahr}-0040`)).toBeVisible();
  await retype(field(form, 'Kürzel der Rechnungen'), 'R');
  await expect(form.getByText(`R-${jahr}-0040`)).toBeVisible();
  await retype(naechste, '1040');
  await speichern(form);
  const frage = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /auslassen/ }));
  await frage.getByRole('button', { name: 'Zurück' }).click();
  await expect(form).toBeVisible();
  await retype(naechste, '40');
  await speichern(form);
  await expect(meldung(page, 'Nummern gespeichert.')).toBeVisible();
  await expect(karte(page, 'Nummern').getByText(`R-${jahr}-0040`)).toBeVisible();

  const again = await openGruppe(page, 'Nummern');
  await retype(field(again, 'Nummer der nächsten Rechnung'), '39');
  await speichern(again);
  await expect(field(again, 'Nummer der nächsten Rechnung')).toHaveAccessibleDescription(
    /Die nächste Nummer kann nur steigen; sie ist schon 40\./,
  );
});
