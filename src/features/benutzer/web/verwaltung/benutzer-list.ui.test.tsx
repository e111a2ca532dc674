import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type Answers, bare } from '#test/ui/answers.ts';
import { gives, person, rowOf } from '#test/ui/areas/benutzer.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { textsOf } from '#test/ui/texts-of.ts';
import { benutzerCalls } from '../../calls.ts';

const section = (name: string): Locator => page.getByRole('group', { name, exact: true });
const openList = (answers: (answers: Answers) => void) =>
  openPage('/admin/benutzer', { as: 'admin', answers });
const focus = (button: Locator) => (button.element() as HTMLElement).focus();

const anschrift = { hausnummer: '2', zusatz: '', plz: '80469', stadt: 'München', land: 'Deutschland' };
const franziska = person({
  vorname: 'Franziska',
  nachname: 'Oberländer',
  adresse: { ...anschrift, strasse: 'Baldeplatz' },
  lieferadresse: {
    ...{ ...anschrift, verwendet: true, strasse: 'Lindwurmstr.', hausnummer: '71' },
    ...{ firmenname: 'Bettenhaus Oberländer', vorname: 'Franziska', nachname: 'Oberländer' },
  },
  notizen: 'Führt ein Bettengeschäft',
  lastLogin: '2026-11-20T17:05:00.000Z',
});
const jannik = person({
  vorname: 'Jannik',
  nachname: 'Vollmer',
  aenderungen: [
    {
      am: '2026-11-21T08:00:00.000Z',
      von: 'Maria Lindner',
      felder: ['vorname', 'adresse.plz', 'kommunikation.newsletter', 'passwortLink'],
    },
  ],
});

test('a row opens by keyboard and shows all details', { tags: ['@A17', '@A30'] }, async () => {
  await openList((answers) => gives(answers, [franziska, jannik]));
  const toggle = page.getByRole('button', { name: 'Details zu Franziska Oberländer' });
  await expect.element(toggle).toBeVisible();
  focus(toggle);
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  const text = (name: string) => (section(name).element() as HTMLElement).innerText;
  await expect.element(section('Konto')).toBeVisible();
  expect(text('Rechnungs\u00adadresse')).toContain('Baldeplatz 2\n80469 München\nDeutschland');
  expect(text('Lieferadresse')).toContain('Bettenhaus Oberländer\nFranziska Oberländer\nLindwurmstr. 71');
  expect(text('Kommunikation')).toContain('Newsletter');
  expect(text('Notizen')).toContain('Führt ein Bettengeschäft');
  expect(text('Konto')).toMatch(/Anmelde\u00adversuche\s*0/);
  expect(text('Konto')).toMatch(/Letzte Anmeldung\s*20\.11\.2026, 18:05/);
  expect(text('Änderungen')).toContain('Noch keine');
  await userEvent.keyboard('{Enter}');
  await expect.element(section('Konto')).not.toBeInTheDocument();

  focus(page.getByRole('button', { name: 'Details zu Jannik Vollmer' }));
  await userEvent.keyboard(' ');
  await expect.element(section('Konto')).toMatchTextContent('Noch nie');
  await expect.element(section('Lieferadresse')).not.toBeInTheDocument();
  await expect.element(section('Notizen')).toMatchTextContent('Keine Notizen');
  await expect
    .element(section('Änderungen').getByRole('listitem'))
    .toHaveTextContent(
      'Vorname, Rechnungsadresse: PLZ, Kommunikation: Newsletter, Link für ein neues Passwort21.11.2026, 09:00, Maria Lindner',
    );
});

test('both forms of a status are shown, with the reason of a block', { tags: ['@A20', '@A19'] }, async () => {
  const people = [
    { nachname: 'Null', status: 'blocked', sperrgrund: 'Drei Sendungen nicht angenommen' },
    { nachname: 'Eins', status: { aktiv: true, gesperrt: true, sperrgrund: 'Mahnung offen' } },
    { nachname: 'Zwei', status: { aktiv: true, gesperrt: false } },
    { nachname: 'Drei', status: { aktiv: false, gesperrt: false } },
    { nachname: 'Vier', status: 'pending' },
    { nachname: 'Fünf', status: 'blocked' },
    { nachname: 'Sechs', status: 'active', rolle: 'user' },
  ];
  const users = people.map((one, at) => ({ id: String(at), ...one }));
  await openList((answers) => {
    gives(answers, []);
    answers.on(benutzerCalls.list, bare({ success: true, users, pagination: { total: users.length } }));
  });
  await expect.element(rowOf('Null')).toBeVisible();
  for (const [name, status, block] of [
    ['Null', 'Gesperrt', 'entsperren'],
    ['Eins', 'Gesperrt', 'entsperren'],
    ['Zwei', 'Aktiv', 'sperren'],
    ['Drei', 'Inaktiv', 'sperren'],
    ['Vier', 'Ausstehend', 'sperren'],
    ['Fünf', 'Gesperrt', 'entsperren'],
    ['Sechs', 'Aktiv', 'sperren'],
  ] as const) {
    await expect.element(rowOf(name).getByText(status, { exact: true })).toBeVisible();
    const buttons = rowOf(name).getByRole('button', { name: /sperren$/ });
    expect(buttons.elements()).toHaveLength(1);
    await expect.element(buttons).toHaveAccessibleName(`${name} ${block}`);
  }
  await expect.element(rowOf('Null')).toMatchTextContent('Drei Sendungen nicht angenommen');
  await expect.element(rowOf('Eins')).toMatchTextContent('Mahnung offen');
  await expect.element(rowOf('Sechs')).toMatchTextContent('Benutzer');
  await expect.element(page.getByRole('navigation', { name: 'Seiten' })).toMatchTextContent('1–7 von 7');
});

test('an empty answer is an empty list', { tags: ['@A17'] }, async () => {
  const leer = bare({ success: true, data: null });
  await openList((answers) => answers.on(benutzerCalls.list, leer).on(benutzerCalls.overview, leer));
  await expect.element(page.getByText('Keine Benutzer gefunden', { exact: true })).toBeVisible();
  const figures = page.getByRole('region', { name: 'Zahlen' }).getByRole('definition');
  await expect.poll(() => textsOf(figures)).toEqual(['–', '–', '–', '–']);
});

test('a person without most fields is still listed, and can be edited', { tags: ['@A17'] }, async () => {
  const karg = { _id: '1', vorname: 'Karla', nachname: null, status: null, adresse: null, createdAt: null };
  await openList((answers) => {
    gives(answers, []);
    answers.on(benutzerCalls.list, bare({ data: [karg], total: 1 }));
  });
  await expect.element(rowOf('Karla')).toMatchTextContent('Inaktiv');
  await page.getByRole('button', { name: 'Details zu Karla' }).click();
  await expect.element(page.getByText('Noch nie')).toBeVisible();
  await page.getByRole('button', { name: 'Karla bearbeiten' }).click();
  await expect.element(page.getByRole('dialog').getByLabelText('Rolle')).toHaveValue('customer');
});

test('on a phone the people are cards', { tags: ['@A16', '@A30'] }, async () => {
  await openPage('/admin/benutzer', {
    as: 'admin',
    isPhone: true,
    answers: (answers) => gives(answers, [jannik, franziska]),
  });
  const details = page.getByRole('button', { name: 'Details zu Jannik Vollmer', exact: true });
  const card = page.getByRole('listitem').filter({ has: details });
  for (const text of ['KD-000042', 'jannik.vollmer@kundschaft.example', 'Kunde', '03.02.2026'])
    await expect.element(card).toMatchTextContent(text);
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});
