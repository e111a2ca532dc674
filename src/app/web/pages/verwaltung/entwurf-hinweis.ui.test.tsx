import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { logoutReply } from '#features/auth/contract.ts';
import { lagerCalls } from '#features/lager/calls.ts';
import { portfolioCalls } from '#features/portfolio/calls.ts';
import { verwaltungCalls } from '#features/portfolio/verwaltung-calls.ts';
import { rohstoffCallsOf } from '#features/rohstoffe/calls.ts';
import { rohstoffReplyOf } from '#features/rohstoffe/contract.ts';
import { rohstoffKinds } from '#features/rohstoffe/rohstoff-kinds.ts';
import { okList } from '#shared/wire/envelope.ts';
import { type Answers, refusal } from '#test/ui/answers.ts';
import { signedIn } from '#test/ui/areas/auth.ts';
import { answerStock, artikelOf, rowOf } from '#test/ui/areas/lager.ts';
import { answerPortfolio, field, lavendeltraum, neuesProdukt } from '#test/ui/areas/portfolio.ts';
import { made } from '#test/ui/made.ts';
import { type OpenPage, openPage } from '#test/ui/open-page.tsx';
import { people, type Who } from '#test/ui/people.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';

/** A session that ends on the server while a form is filled: the input is kept for the same person. */

const over = refusal(401, 'Diese Sitzung gibt es nicht mehr.');
const dialog = (name: string) => page.getByRole('dialog', { name });
const knopf = (name: string, place: Pick<typeof page, 'getByRole'> = page) =>
  place.getByRole('button', { name, exact: true });
const kept = () => JSON.stringify({ ...sessionStorage });
const toast = (title: string) =>
  page.getByRole('status').filter({ hasText: `Ihre Eingaben in „${title}“ sind noch da.` });

async function signInAgain({ answers, router }: OpenPage, who: Who = 'admin'): Promise<void> {
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  // Until then its fields may be those of the page that is left.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  answers.on(authCalls.login, signedIn(who));
  answers.on(portfolioCalls.listWithPrices, okList([]));
  await typeInto(page.getByLabelText('E-Mail'), people[who].email);
  await typeInto(page.getByLabelText('Passwort', { exact: true }), 'geheim-geheim');
  await userEvent.keyboard('{Enter}');
  // An announced shop leads an admin by the dashboard to its first page; what navigates before would be overtaken.
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.element(page.getByLabelText('Passwort', { exact: true })).not.toBeInTheDocument();
}

const { duftoel } = rohstoffKinds;
const vanille = made(rohstoffReplyOf(duftoel).shape.data, { _id: 'vanille', bezeichnung: 'Vanille' });

/** A scent in the raw materials, which cannot be changed because the session is over. */
function scents(answers: Answers): void {
  for (const kind of Object.values(rohstoffKinds)) answers.on(rohstoffCallsOf(kind).list, okList([]));
  answers.on(rohstoffCallsOf(duftoel).list, okList([vanille]));
  answers.on(rohstoffCallsOf(duftoel).change, over);
}

test('a raw material keeps the typed stock, also after a second end of the session', async () => {
  const path = '/admin/rohstoffe?tab=duftoele';
  const opened = await openPage(path, { as: 'admin', answers: scents });
  const form = dialog('Vanille bearbeiten');
  const edit = () => knopf('Vanille bearbeiten').click();
  await edit();
  await retype(field('Gesamtmenge'), '60');
  await retype(field('Aktueller Vorrat'), '777');
  await knopf('Aktualisieren', form).click();

  const goOn = async () => {
    await signInAgain(opened);
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(toast('Vanille bearbeiten').first()).toBeVisible();
    await opened.router.navigate('/');
    await page.getByRole('link', { name: 'Weiter ausfüllen' }).first().click();
    const { location } = opened.router.state;
    expect(location.pathname + location.search).toBe(path);
    await edit();
  };
  await goOn();
  await expect.element(form.getByText(/^Ihre Eingaben vom .* sind wieder da\.$/)).toBeVisible();
  await expect.element(field('Aktueller Vorrat')).toHaveValue('777');
  await knopf('Aktualisieren', form).click();

  await goOn();
  await expect.element(field('Gesamtmenge')).toHaveValue('60');
  await expect.element(field('Aktueller Vorrat')).toHaveValue('777');
  await knopf('Verwerfen', form).click();
  await knopf('Verwerfen', dialog('Änderungen verwerfen?')).click();
  await expect.element(field('Aktueller Vorrat')).not.toHaveValue('777');
});

test('a correction is not lost, and sent as it was typed', async () => {
  const opened = await openPage('/admin/lager', {
    as: 'admin',
    answers: (answers) => {
      answerStock(answers, [artikelOf('rohseife', 'Sheabutter', { menge: 8400 })]);
      answers.on(lagerCalls.korrektur, over);
    },
  });
  const form = dialog('Bestand korrigieren: Sheabutter');
  const korrigieren = () => rowOf('Sheabutter').getByRole('button', { name: 'Korrigieren' }).click();
  await korrigieren();
  await typeInto(form.getByLabelText('Menge'), '250');
  await typeInto(form.getByLabelText('Notizen'), 'Nachlieferung');
  await knopf('Hinzufügen', form).click();

  await signInAgain(opened);
  await opened.router.navigate('/admin/lager');
  await korrigieren();
  await expect.element(form.getByLabelText('Menge')).toHaveValue('250');
  await expect.element(form.getByLabelText('Notizen')).toHaveValue('Nachlieferung');
  await knopf('Hinzufügen', form).click();
  const typed = { body: { artikelId: 'Sheabutter', aenderung: 250, notizen: 'Nachlieferung' } };
  await expect.poll(() => opened.answers.sent(lagerCalls.korrektur)).toMatchObject([typed, typed]);
});

/** A new product is typed, and another tab has noticed the end of the session first. */
async function typeUntilOver(name: string): Promise<OpenPage> {
  const opened = await openPage('/admin/portfolio', {
    as: 'admin',
    answers: (answers) => answerPortfolio(answers, lavendeltraum),
  });
  opened.answers.on(verwaltungCalls.create, over);
  await knopf('Neues Produkt').click();
  await typeInto(neuesProdukt.getByRole('textbox', { name: 'Name', exact: true }), name);
  await typeInto(field('Zusatz'), 'Rosenblüten');
  localStorage.removeItem('token');
  localStorage.removeItem('user');
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await expect.poll(() => opened.router.state.location.pathname).toBe('/login');
  expect(kept()).toContain(name);
  return opened;
}

test('another person who signs in sees nothing of it, and it is deleted', async () => {
  const opened = await typeUntilOver('Geheime Sorte');
  await signInAgain(opened, 'werkstatt');
  await expect.element(page.getByText('sind noch da')).not.toBeInTheDocument();
  await opened.router.navigate('/admin/dashboard');
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('board');
  await expect.element(page.getByText('sind noch da')).not.toBeInTheDocument();
  expect(kept()).not.toContain('Geheime Sorte');
});

test('signing out deletes the draft', async () => {
  const opened = await typeUntilOver('Rosenholz');
  await signInAgain(opened);
  await expect.element(toast('Neues Produkt erstellen').first()).toBeVisible();
  expect(kept()).toContain('Rosenholz');
  opened.answers.on(authCalls.logout, made(logoutReply));
  await page.getByRole('button', { name: /^Hallo, / }).click();
  await knopf('Abmelden').click();
  await expect.poll(() => localStorage.getItem('token')).toBeNull();
  expect(kept()).not.toContain('Rosenholz');
});
