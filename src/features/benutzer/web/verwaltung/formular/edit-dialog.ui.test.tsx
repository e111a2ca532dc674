import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ok } from '#shared/wire/envelope.ts';
import { lost, refusal } from '#test/ui/answers.ts';
import { gives, person, rowOf } from '#test/ui/areas/benutzer.ts';
import { meldung } from '#test/ui/meldung.ts';
import { type OpenPage, openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { benutzerCalls } from '../../../calls.ts';
import type { BenutzerData } from '../../../contract.ts';

const anschrift = {
  strasse: 'Oeder Weg',
  hausnummer: '30',
  zusatz: '',
  plz: '60318',
  stadt: 'Frankfurt am Main',
  land: 'Deutschland',
};
const miriam = person({
  vorname: 'Miriam',
  nachname: 'Goldschmidt',
  telefon: '069 90009315',
  geschlecht: 'weiblich',
  geburtsdatum: '1976-12-21',
  adresse: anschrift,
});
const käthe = person({ vorname: 'Käthe', nachname: 'Brandt', role: 'employee', email: 'kaethe@b.de' });

const dialog = page.getByRole('dialog');
const lieferadresse = dialog.getByRole('group', { name: 'Lieferadresse' });
/** A field of the person; the delivery address has fields of the same name. */
const field = (label: string): Locator => dialog.getByLabelText(label, { exact: true }).first();

async function edit(one: BenutzerData): Promise<OpenPage> {
  const opened = await openPage('/admin/benutzer', {
    as: 'admin',
    answers: (answers) => {
      gives(answers, [one]);
      answers.on(benutzerCalls.update, ok(one));
    },
  });
  const name = `${one.vorname} ${one.nachname}`;
  await page.getByRole('button', { name: `${name} bearbeiten` }).click();
  await expect.element(dialog).toHaveAccessibleName(`Benutzer bearbeiten: ${name}`);
  return opened;
}

/** Saves, closes the form, and returns what was sent. */
async function save({ answers }: OpenPage): Promise<unknown> {
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = answers.sent(benutzerCalls.update);
  expect(sent).toHaveLength(1);
  return sent[0]?.body;
}

test('what is wrong is said at its field, the first one has the focus, and the whole form is sent', {
  tags: ['@A18', '@A19'],
}, async () => {
  const opened = await edit(miriam);
  await expect.element(field('Kundennummer')).toHaveAttribute('readonly');
  await expect.element(field('Kundennummer')).toHaveValue('KD-000042');
  await expect.element(field('Rolle')).toHaveValue('customer');
  await expect.element(field('Land')).toHaveValue('Deutschland');

  await retype(field('Vorname *'), '');
  await retype(field('PLZ'), '6031');
  await field('Geburtsdatum').fill('2999-01-01');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(dialog.getByText('Bitte geben Sie den Vornamen ein.')).toBeVisible();
  await expect.element(field('Vorname *')).toHaveFocus();
  await userEvent.keyboard('Mirjam{Enter}');
  await expect.element(dialog.getByText('Eine deutsche Postleitzahl hat fünf Ziffern.')).toBeVisible();
  await expect.element(dialog.getByText('Das Geburtsdatum muss in der Vergangenheit liegen.')).toBeVisible();

  await retype(field('PLZ'), '60316');
  await field('Geburtsdatum').fill('1976-12-12');
  await retype(field('Telefon'), '');
  await field('Geschlecht').selectOptions('Keine Angabe');
  (dialog.getByRole('switch', { name: 'Newsletter' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(opened.answers.sent(benutzerCalls.update)).toEqual([]);

  const changed = { ...miriam, vorname: 'Mirjam', telefon: '' };
  gives(opened.answers, [changed]);
  expect(await save(opened)).toEqual({
    vorname: 'Mirjam',
    nachname: 'Goldschmidt',
    email: 'miriam.goldschmidt@kundschaft.example',
    telefon: '',
    geschlecht: '',
    geburtsdatum: '1976-12-12',
    rolle: 'kunde',
    adresse: { ...anschrift, plz: '60316' },
    kommunikation: { newsletter: true, sms: false },
  });
  await expect.element(meldung('Benutzer erfolgreich aktualisiert')).toBeVisible();
  await expect.element(rowOf('Mirjam Goldschmidt')).toMatchTextContent('–');
});

test('notes, delivery address and channel are saved, and another admin’s concurrent changes stay', {
  tags: ['@A17', '@A18', '@A31'],
}, async () => {
  const opened = await edit(miriam);
  await expect.element(lieferadresse).not.toBeInTheDocument();
  await dialog.getByText('wie die Rechnungsadresse').click();
  await expect.element(lieferadresse).toBeVisible();
  (lieferadresse.getByRole('switch').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await typeInto(lieferadresse.getByLabelText('Firma'), 'Optik');
  await retype(lieferadresse.getByLabelText('PLZ'), '123');
  await dialog.getByText('eine eigene', { exact: true }).click();
  await expect.element(lieferadresse).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const plz = lieferadresse.getByLabelText('PLZ');
  await expect.element(plz).toHaveAccessibleDescription(expect.stringContaining('fünf Ziffern'));
  await expect.element(plz).toHaveFocus();
  await retype(plz, '60313');
  await field('Bevorzugter Kanal').selectOptions('Post');
  await typeInto(field('Notizen'), 'Klingelt nicht.\nBitte klopfen.');

  gives(opened.answers, [{ ...miriam, telefon: '069 1234567' }]);
  expect(await save(opened)).toMatchObject({
    telefon: '069 1234567',
    notizen: 'Klingelt nicht.\nBitte klopfen.',
    lieferadresse: { verwendet: true, firmenname: 'Optik', plz: '60313' },
    kommunikation: { bevorzugterKanal: 'post' },
  });
  expect(opened.answers.sent(benutzerCalls.list).at(-2)?.query).toEqual({ search: 'KD-000042' });
  await expect.element(rowOf('Miriam Goldschmidt')).toMatchTextContent('069 1234567');
});

test('an employee is shown as Mitarbeiter, and stays one unless the role is changed', {
  tags: ['@A18'],
}, async () => {
  const opened = await edit(käthe);
  await expect.element(rowOf('Käthe Brandt')).toMatchTextContent('Mitarbeiter');
  await expect.element(field('Rolle')).toHaveValue('employee');
  await expect.element(field('Rolle')).toHaveTextContent('AdministratorMitarbeiterBenutzerKunde');
  await retype(field('Telefon'), '0171');
  const untouched = await save(opened);
  expect(untouched).toHaveProperty('rolle', 'kunde');
  expect(untouched).not.toHaveProperty('role');
});

test.for([
  ['Benutzer', 'kunde', 'user', 'Kunde'],
  ['Administrator', 'admin', 'admin', 'Administrator'],
  ['Kunde', 'kunde', 'customer', 'Kunde'],
] as const)(
  'an employee becomes %s, who is signed out everywhere, as the form says',
  {
    tags: ['@A18'],
  },
  async ([label, rolle, role, shown]) => {
    const opened = await edit(käthe);
    await field('Rolle').selectOptions(label);
    await expect.element(dialog.getByText(/meldet Käthe Brandt auf allen Geräten ab/)).toBeVisible();
    opened.answers.on(benutzerCalls.update, () => {
      // 'Benutzer' gives no rights of its own.
      const neu = person({ ...käthe, role: role === 'user' ? 'customer' : role });
      gives(opened.answers, [neu]);
      return ok(neu);
    });
    expect(await save(opened)).toMatchObject({ rolle, role });
    await expect.element(rowOf('Käthe Brandt')).toMatchTextContent(shown);
  },
);

test('choosing Benutzer for a customer gives no staff rights, and the form explains it', {
  tags: ['@A18'],
}, async () => {
  const opened = await edit(miriam);
  await expect.element(field('Rolle')).toHaveTextContent('AdministratorBenutzerKunde');
  await field('Rolle').selectOptions('Benutzer');
  await expect.element(dialog.getByText(/werden als Kunde gespeichert/)).toBeVisible();
  await expect.element(dialog.getByText(/auf allen Geräten ab/)).not.toBeInTheDocument();
  expect(await save(opened)).toMatchObject({ rolle: 'kunde', role: 'user' });
});

test('what the server refuses appears at the field and below, and no input is lost', {
  tags: ['@A18', '@A19'],
}, async () => {
  const maria = person({ vorname: 'Maria', nachname: 'Lindner', role: 'admin' });
  const { answers } = await edit(maria);
  const submit = dialog.getByRole('button', { name: 'Speichern' });
  const lastAdmin = 'Das ist der letzte Admin. Bitte zuerst einen zweiten anlegen.';
  answers.on(benutzerCalls.update, refusal(409, lastAdmin, { fehler: [`rolle: ${lastAdmin}`] }));
  await field('Rolle').selectOptions('Kunde');
  await submit.click();
  await expect.element(dialog.getByText(lastAdmin).first()).toBeVisible();
  await expect.element(meldung(lastAdmin).last()).toBeVisible();
  await expect.element(field('Rolle')).toHaveAccessibleDescription(lastAdmin);

  const taken = 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.';
  answers.on(benutzerCalls.update, refusal(409, taken, { fehler: [`email: ${taken}`] }));
  await field('Rolle').selectOptions('Administrator');
  await retype(field('E-Mail *'), 'anna@b.de');
  await submit.click();
  await expect.element(field('E-Mail *')).toHaveAccessibleDescription(taken);
  await expect.element(field('E-Mail *')).toHaveFocus();

  answers.on(benutzerCalls.update, lost);
  await retype(field('E-Mail *'), 'maria@b.de');
  await submit.click();
  await expect.element(meldung('Fehler beim Aktualisieren')).toBeVisible();
  await expect.element(field('E-Mail *')).toHaveValue('maria@b.de');

  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeVisible();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
