import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bestellen, feld, main, openKasse, rememberEntwurf, schritt, weiter } from '#test/ui/areas/kasse.ts';
import { typeInto } from '#test/ui/type-into.ts';

const andereAdresse = page.getByRole('checkbox', { name: 'An eine andere Adresse liefern' });
const textboxes = () => page.getByRole('textbox').elements() as HTMLInputElement[];

test('browsers know what to fill in and which keys to show', async () => {
  await openKasse();
  await expect.element(feld('Ort')).toBeVisible();
  const attributes = textboxes().map(({ name, type, autocomplete, inputMode, required, ariaRequired }) =>
    [name, type, autocomplete, inputMode, required || ariaRequired].join(' '),
  );
  expect(attributes).toEqual([
    'email email email  true',
    'rechnung.vorname text given-name  true',
    'rechnung.nachname text family-name  true',
    'rechnung.strasse text address-line1  true',
    'rechnung.hausnummer text off  true',
    'rechnung.plz text postal-code numeric true',
    'rechnung.stadt text address-level2  true',
  ]);
});

test('a field is checked when it is left, and its error goes as soon as it is right', async () => {
  await openKasse();
  const plz = feld('PLZ');
  await typeInto(plz, '0106');
  await expect.element(plz).toHaveValue('0106');
  await expect.element(plz).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Tab}');
  await expect.element(plz).toHaveAccessibleDescription('Eine deutsche Postleitzahl hat fünf Ziffern.');
  await plz.click();
  await userEvent.keyboard('{End}7');
  await expect.element(plz).toHaveValue('01067');
  await expect.element(plz).not.toHaveAttribute('aria-invalid');
});

test('the key of a phone says next up to the last field', async () => {
  await openKasse({ isPhone: true });
  await feld('PLZ').click();
  await expect.element(feld('PLZ')).toHaveAttribute('enterkeyhint', 'next');
  await feld('Ort').click();
  await expect.element(feld('Ort')).toHaveAttribute('enterkeyhint', 'go');
});

test('every field has its label above, and says there if it may stay empty; how is said once', async () => {
  await openKasse({ isPhone: true });
  await andereAdresse.click();
  await expect.element(page.getByRole('group', { name: 'Lieferadresse' })).toBeVisible();
  for (const more of page.getByText('Firma oder Adresszusatz').all()) await more.click();
  const fields = textboxes().map((input) => {
    const label = input.labels?.[0];
    const isAbove = (label?.getBoundingClientRect().bottom ?? 0) <= input.getBoundingClientRect().top;
    const isPflicht = input.getAttribute('aria-required') === 'true';
    return {
      text: label?.textContent ?? '',
      isAbove,
      isPflicht,
      placeholder: input.getAttribute('placeholder'),
    };
  });
  expect(fields).toHaveLength(17);
  expect(page.getByText(/„freiwillig“/).elements()).toHaveLength(1);
  for (const { text, isAbove, isPflicht, placeholder } of fields) {
    expect(/\(freiwillig\)$/.test(text), text).toBe(!isPflicht);
    expect(isAbove, text).toBe(true);
    expect(placeholder, text).toBeNull();
  }
  expect(fields.filter(({ text }) => /Telefon|Gutschein/.test(text))).toEqual([]);
});

test('the first field is in view on a small phone, and a guest is not asked to sign in', async () => {
  await openKasse({ isPhone: true });
  await expect.element(main.getByRole('link', { name: '3 Stück' })).toBeVisible();
  const { top, bottom } = feld('E-Mail').element().getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThanOrEqual(640);
  expect(page.getByLabelText(/Passwort/).elements()).toEqual([]);
});

/** Controls lower than 44 px: the whole card or label where one belongs to it; links within a sentence are exempt. */
function findLow(): string[] {
  const controls = main.element().querySelectorAll('input, button, summary, a');
  const visible = [...controls].filter((control) =>
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  expect(visible.length).toBeGreaterThan(2);
  return visible
    .filter((control) => !(control.tagName === 'A' && control.closest('p')))
    .map((control) =>
      control.matches('[type="radio"], [type="checkbox"]') ? control.closest('label') : control,
    )
    .filter((target) => target !== null)
    .filter((target) => Math.round(target.getBoundingClientRect().height) < 44)
    .map((target) => `${target.textContent} ${target.getBoundingClientRect().height}`);
}

test('every control of the checkout is large enough for a finger', async () => {
  rememberEntwurf({ schritt: 1 });
  await openKasse({ isPhone: true });
  await andereAdresse.click();
  await expect.element(page.getByRole('group', { name: 'Lieferadresse' })).toBeVisible();
  expect(findLow()).toEqual([]);
  await andereAdresse.click();
  await weiter.click();
  await expect.element(bestellen).toBeVisible();
  expect(findLow()).toEqual([]);
  await page.getByRole('button', { name: 'ändern (Versand und Zahlung)' }).click();
  await expect.element(schritt('2 Versand und Zahlung').getByRole('radio').first()).toBeVisible();
  expect(findLow()).toEqual([]);
});
