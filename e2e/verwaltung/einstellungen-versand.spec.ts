import { ladenCalls } from '#features/einstellung/calls.ts';
import { gruppeOf, karte, openEinstellungen, openGruppe, speichern } from '../einstellungen-page.ts';
import { expect, openAlive, test } from '../fixtures.ts';
import { dialog, field, meldung } from '../portfolio-page.ts';
import { senderOf } from '../send.ts';
import { retype, typeInto } from '../type-into.ts';

test('prices by weight, free shipping and pick-up are saved and public', { tag: '@desktop' }, async ({
  page,
}) => {
  await openEinstellungen(page);
  const form = await openGruppe(page, 'Versand');
  await form.getByRole('button', { name: 'Gewicht hinzufügen' }).click();
  await page.keyboard.type('2.000');
  await typeInto(field(form, 'Preis').nth(1), '5,49');
  await form.getByLabel('Ab einem Warenwert versandkostenfrei').click();
  await retype(field(form, 'Versandkostenfrei ab'), '60');
  await retype(field(form, 'Abholzeiten'), 'Samstag 10–12 Uhr');
  await retype(field(form, 'Werktage bis zum Packen'), '3');
  await speichern(form);

  await expect(meldung(page, 'Versand gespeichert.')).toBeVisible();
  await expect(karte(page, 'Versand').getByText(/bis 2\.000\sg: 5,49\s€/)).toBeVisible();
  const { data } = await senderOf(page.request)(ladenCalls.read);
  expect(data.versand).toMatchObject({
    dhl: {
      tabelle: [
        { bisGramm: 2000, preis: 5.49 },
        { bisGramm: 31_500, preis: 7.69 },
      ],
      freiAb: 60,
    },
    abholung: { zeiten: 'Samstag 10–12 Uhr' },
  });

  await openGruppe(page, 'Versand');
  await expect(field(form, 'Preis').first()).toHaveValue('5,49');
  await form.getByLabel('Ab einem Warenwert versandkostenfrei').click();
  await speichern(form);
  await expect(form).toHaveCount(0);
  expect((await senderOf(page.request)(ladenCalls.read)).data.versand.dhl.freiAb).toBeNull();
});

test('the address of a field that a switch hides leads to the switch', { tag: '@desktop' }, async ({
  page,
}) => {
  await openEinstellungen(page, '?feld=versand.dhl.freiAb');
  const form = dialog(page, 'Versand bearbeiten');
  const schalter = form.getByRole('switch', { name: 'Ab einem Warenwert versandkostenfrei' });
  await expect(schalter).toBeFocused();
  await expect(schalter).toBeInViewport();
  await page.keyboard.press('Space');
  await retype(field(form, 'Versandkostenfrei ab'), '60');
  await speichern(form);
  await expect(form).toHaveCount(0);
  await openAlive(page, '/admin/einstellungen?feld=versand.dhl.freiAb');
  await expect(field(form, 'Versandkostenfrei ab')).toBeFocused();
});

test('of two wrong fields, the upper one has the focus', { tag: '@desktop' }, async ({ page }) => {
  await openEinstellungen(page);
  const form = await openGruppe(page, 'Versand');
  await retype(field(form, 'Preis').first(), '7,999');
  await retype(field(form, 'Werktage bis zum Packen'), 'bald');
  await speichern(form);
  await expect(field(form, 'Werktage bis zum Packen')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(form, 'Preis').first()).toBeFocused();
});

test('wrong weights are explained, and closed days that are over are asked about', {
  tag: '@desktop',
}, async ({ page }) => {
  const token = await openEinstellungen(page);
  const form = await openGruppe(page, 'Versand');
  await retype(field(form, 'Preis').first(), '7,999');
  await retype(field(form, 'Bis').first(), '0');
  await speichern(form);
  await expect(form.getByText(/^Bitte einen Preis von 0 bis 1\.000 €/)).toBeVisible();
  await expect(form.getByText('Bitte ein Gewicht von 1 bis 31.500 in ganzen Gramm.')).toBeVisible();
  await expect(field(form, 'Bis').first()).toBeFocused();
  await retype(field(form, 'Preis').first(), '7,99');
  await retype(field(form, 'Bis').first(), '31500');
  await form.getByRole('button', { name: 'Zeitraum hinzufügen' }).click();
  await form.getByLabel('Von').fill('2024-12-24');
  await form.getByLabel('Bis', { exact: true }).last().fill('2024-12-20');
  await typeInto(field(form, 'Grund'), 'Weihnachten');
  await speichern(form);
  await expect(form.getByText('Das Ende liegt vor dem Anfang.')).toBeVisible();
  await form.getByLabel('Bis', { exact: true }).last().fill('2024-12-26');
  await speichern(form);
  const frage = dialog(page, 'Tage in der Vergangenheit eintragen?');
  await expect(frage).toContainText('24.12.2024 bis 26.12.2024 (Weihnachten)');
  await frage.getByRole('button', { name: 'Noch einmal ansehen' }).click();
  await expect(form).toBeVisible();
  await speichern(form);
  await frage.getByRole('button', { name: 'Trotzdem speichern' }).click();
  await expect(meldung(page, 'Versand gespeichert.')).toBeVisible();
  expect((await gruppeOf(page.request, { token, gruppe: 'versand' }).read()).angaben.geschlossen).toEqual([
    { von: '2024-12-24', bis: '2024-12-26', grund: 'Weihnachten' },
  ]);
});
