import { expect, test } from 'vitest';
import { ok } from '#shared/wire/envelope.ts';
import { bare, refusal } from '#test/ui/answers.ts';
import {
  field,
  karte,
  openEinstellungen,
  openGruppe,
  settings,
  speichern,
} from '#test/ui/areas/einstellungen.ts';
import { made } from '#test/ui/made.ts';
import { meldung } from '#test/ui/meldung.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { untilDrawn } from '#test/ui/until-drawn.ts';
import { umgebungCalls } from '../../../umgebung-calls.ts';
import { umgebung } from '../../../umgebung-contract.ts';

test('the form shows how each mail ends while the signature is typed', async () => {
  await openEinstellungen();
  const form = await openGruppe('Post');
  await expect.element(form.getByText('Es ist noch kein Mailserver eingetragen')).toBeVisible();
  await form.getByText('So endet jede E-Mail').click();
  await expect.element(form.getByText('Gartenweg 3, 29439 Lüchow')).toBeVisible();
  await retype(field(form, 'Unterschrift'), 'Bis bald');
  const ende = form.getByRole('paragraph').filter({ hasText: /^Bis bald\s+Lindenblatt · Maria Lindner/ });
  await expect.element(ende).toBeVisible();

  await typeInto(field(form, 'Antworten an'), 'antwort');
  await speichern(form);
  await expect.element(field(form, 'Antworten an')).toHaveFocus();
  await expect
    .element(field(form, 'Antworten an'))
    .toHaveAccessibleDescription(expect.stringMatching(/vollständige E-Mail-Adresse/));
  await typeInto(field(form, 'Antworten an'), '@b.de');
  await speichern(form);
  await expect.element(meldung('Post gespeichert.')).toBeVisible();
  await expect.element(karte('Post').getByText('antwort@b.de')).toBeVisible();
});

test('with a mail server and a public address the form says so, and warns of a sender of another domain', async () => {
  await openEinstellungen('', (answers) => {
    settings(answers);
    const server = { smtp: true, oeffentlich: true, adresse: 'http://lindenblatt.example' };
    answers.on(umgebungCalls.read, ok(made(umgebung, server)));
  });
  const form = await openGruppe('Post');
  await expect.element(form.getByText('Ein Mailserver ist eingetragen.')).toBeVisible();
  const hinweis = form.getByText(/SPF, DKIM und DMARC/);
  await retype(field(form, 'Absender'), 'laden@mail.example');
  await expect.element(hinweis).toBeVisible();
  await expect
    .element(form.getByText(/gehört zu mail\.example, der Laden zu lindenblatt\.example/))
    .toBeVisible();
  await retype(field(form, 'Absender'), 'gruss@lindenblatt.example');
  await expect.element(hinweis).not.toBeInTheDocument();
});

test('what the environment has is not said while it is unknown', async () => {
  await openEinstellungen('', (answers) => {
    settings(answers);
    answers.on(umgebungCalls.read, bare({ success: true, data: {} }));
  });
  const form = await openGruppe('Post');
  await expect.element(field(form, 'Absender')).toBeVisible();
  await expect.element(form.getByText(/Mailserver/)).not.toBeInTheDocument();
});

test('a form stays open while what the environment has is asked for again, after that failed', async () => {
  const { answers } = await openEinstellungen('', (given) => {
    settings(given);
    given.on(umgebungCalls.read, refusal(500, 'Das hat nicht geklappt.'));
  });
  const form = await openGruppe('Post');
  await typeInto(field(form, 'Unterschrift'), 'Bis bald');
  const before = answers.sent(umgebungCalls.read).length;
  const release = answers.hold(umgebungCalls.read, ok(made(umgebung, { smtp: true })));
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await expect.poll(() => answers.sent(umgebungCalls.read).length).toBe(before + 1);
  await untilDrawn();
  expect(field(form, 'Unterschrift').element()).toHaveFocus();
  release();
  await expect.element(form.getByText('Ein Mailserver ist eingetragen.')).toBeVisible();
});
