import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { type Answers, bare, refusal } from '#test/ui/answers.ts';
import { dialog, openEinstellungen, settings } from '#test/ui/areas/einstellungen.ts';
import { made } from '#test/ui/made.ts';
import { meldung } from '#test/ui/meldung.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { type GewaehrleistungStand, gewaehrleistungStand } from '../../contract.ts';
import { gewaehrleistungVerwaltungCalls as calls } from '../../verwaltung-calls.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const link = 'https://europa.eu/guarantees';
const karte = page.getByRole('region', { name: 'Gewährleistungshinweis', exact: true });
const form = dialog('Link und Text des Hinweises');
const text = form.getByRole('textbox', { name: 'Text des Hinweises' });
const konflikt = dialog('Inzwischen wurde gespeichert');

const eintrag = { createdAt: '2026-11-20T09:00:00.000Z', von: 'Maria Lindner', link };
const png = { ...eintrag, version: 1, datei: 'hinweis.png', hash: 'a1' };
const pdf = { ...eintrag, version: 2, datei: 'hinweis.pdf', hash: 'b2' };

/** A notice with a PDF that took the place of a picture. */
const vorhanden = made(gewaehrleistungStand, {
  version: 2,
  datei: {
    ...{ hash: 'b2', name: 'hinweis.pdf', typ: 'pdf', groesse: 2048, seiten: 1 },
    bilder: [{ url: pixel, breite: 400, hoehe: 533 }],
  },
  ...{ link, text: '' },
  verlauf: [pdf, png],
});

function shop(answers: Answers, stand: GewaehrleistungStand = vorhanden): void {
  settings(answers);
  answers.on(calls.read, ok(stand));
}

test('the notice is removed only after a question, and the history says what happened', async () => {
  const { answers } = await openEinstellungen('', shop);
  await expect.element(karte.getByText('Vorhanden')).toBeVisible();
  await expect.element(karte.getByText('hinweis.pdf (PDF')).toBeVisible();
  const remove = karte.getByRole('button', { name: 'Entfernen' });
  await remove.click();
  const question = dialog('Gewährleistungshinweis entfernen?');
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(answers.sent(calls.remove)).toEqual([]);

  const andererLink = { ...pdf, version: 3, link: 'https://b.de' };
  const ohne = {
    ...{ ...vorhanden, version: 5, datei: null },
    verlauf: [
      { ...andererLink, version: 5, datei: null, hash: null },
      { ...andererLink, version: 4 },
      andererLink,
      ...vorhanden.verlauf,
    ],
  };
  answers.on(calls.remove, okWith('Hinweis entfernt.', ohne));
  await remove.click();
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await expect.element(meldung('Hinweis entfernt.')).toBeVisible();
  await expect.element(karte.getByText('Fehlt noch')).toBeVisible();
  expect(answers.sent(calls.remove)).toMatchObject([{ query: { version: '2' } }]);
  await karte.getByText('Verlauf').click();
  const verlauf = karte.getByRole('listitem').elements();
  expect(verlauf.map(({ textContent }) => textContent?.split('Maria Lindner: ')[1])).toEqual([
    'Datei entfernt',
    'Text geändert',
    'Link geändert',
    'Datei „hinweis.pdf“ hochgeladen',
    'Datei „hinweis.png“ hochgeladen',
  ]);
});

test('link and text are edited, and a wrong address is explained at its field', async () => {
  const { answers } = await openEinstellungen('', shop);
  await karte.getByRole('button', { name: 'Link und Text bearbeiten' }).click();
  const adresse = form.getByRole('textbox', { name: 'Adresse der Seite zum QR-Code' });
  await retype(adresse, 'europa.eu');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .element(form.getByText('eine Adresse ein, die mit http:// oder https:// beginnt').first())
    .toBeVisible();
  await expect.element(adresse).toHaveFocus();
  await retype(adresse, 'https://b.de');
  await typeInto(text, 'Zwei Jahre');
  const worte = { link: 'https://b.de', text: 'Zwei Jahre' };
  answers.on(calls.change, okWith('Hinweis gespeichert.', { ...vorhanden, ...worte, version: 3 }));
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(meldung('Hinweis gespeichert.')).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  expect(answers.sent(calls.change)).toMatchObject([{ body: { ...worte, version: 2 } }]);
  await expect.element(karte.getByText('Zwei Jahre')).toBeVisible();
});

test('of two admins who edit link and text, nobody loses a change, and the same field is decided about', async () => {
  const { answers } = await openEinstellungen('', shop);
  await karte.getByRole('button', { name: 'Link und Text bearbeiten' }).click();
  await typeInto(text, 'Mein Text');
  const ihr = { ...vorhanden, version: 3, link: 'https://andere.de', text: 'Ihr Text' };
  answers.on(calls.change, refusal(409, 'Jonas hat den Hinweis inzwischen geändert.', { data: ihr }));
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(konflikt.getByText('Ihr Text', { exact: true })).toBeVisible();
  await expect.element(konflikt.getByText('https://andere.de')).not.toBeInTheDocument();
  await konflikt.getByRole('button', { name: 'Zurück zum Formular' }).click();
  await expect.element(text).toHaveValue('Mein Text');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(konflikt).toBeVisible();
  answers.on(calls.change, okWith('Hinweis gespeichert.', { ...ihr, text: 'Mein Text', version: 4 }));
  await konflikt.getByRole('radio', { name: 'Ihre Eingabe' }).click();
  await konflikt.getByRole('button', { name: 'So speichern' }).click();
  await expect.element(meldung('Hinweis gespeichert.')).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  expect(answers.sent(calls.change).at(-1)?.body).toEqual({
    link: 'https://andere.de',
    text: 'Mein Text',
    version: 3,
  });
});

test('a notice that cannot be loaded says so, and can be tried again', async () => {
  const { answers } = await openEinstellungen('', (given) => {
    settings(given);
    given.on(calls.read, bare('<h1>Bad gateway</h1>', 502));
  });
  await expect
    .element(karte.getByText('Der Gewährleistungshinweis konnte nicht geladen werden.'))
    .toBeVisible();
  shop(answers);
  await karte.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(karte.getByText('Vorhanden')).toBeVisible();
});
