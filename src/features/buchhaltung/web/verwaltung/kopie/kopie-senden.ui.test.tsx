import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { makeBeleg } from '#test/beleg/beleg-antworten.ts';
import { type Answers, lost, refusal } from '#test/ui/answers.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { meldung } from '#test/ui/meldung.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { buchhaltungCalls } from '../../../calls.ts';
import type { BelegVoll } from '../../../contract.ts';

const email = 'mia@kundschaft.example';
const kanzlei = 'kanzlei@steuer.example';
const mail = (an: string, nr: number) => ({
  ...{ id: `mail-${nr}`, betreff: `Nachricht ${nr}`, an, at: '2026-11-24T09:00:00.000Z' },
  stand: 'wartet' as const,
});
const beleg = makeBeleg({ email, mails: [mail(email, 1)] });
const danach = (an: string) => ({ ...beleg, mails: [...beleg.mails, mail(an, 2)] });

const knopf = page.getByRole('button', { name: 'Kopie senden', exact: true });
const dialog = page.getByRole('dialog', { name: 'Kopie senden', exact: true });
const an = dialog.getByRole('textbox', { name: /^E-Mail-Adresse/ });
const senden = dialog.getByRole('button', { name: 'Senden', exact: true });
const mails = page.getByRole('region', { name: 'E-Mails', exact: true });

function open(answer: (answers: Answers) => void, gezeigt: BelegVoll = beleg) {
  return openPage(`/admin/belege/${gezeigt.nummer}`, {
    ...{ as: 'admin', laden: offenerLaden, isPhone: true },
    answers: (answers) => {
      answers.on(buchhaltungCalls.read, ok(gezeigt));
      answer(answers);
    },
  });
}

test('a copy goes to the order’s address without a question, and its mail is shown at once', async () => {
  const message = `Die Kopie von ${beleg.nummer} an ${email} liegt im Postausgang.`;
  const { answers } = await open((answers) =>
    answers.on(buchhaltungCalls.kopie, okWith(message, danach(email))),
  );
  await knopf.click();
  await expect.element(an).toHaveValue(email);
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(meldung(message)).toBeVisible();
  await expect.element(mails).toMatchTextContent('Nachricht 2');
  await expect.element(knopf).toHaveFocus();
  expect(answers.sent(buchhaltungCalls.kopie)).toMatchObject([
    { params: { nummer: beleg.nummer }, body: { an: email, gesehen: 1 } },
  ]);
});

test('to another address it goes after a question that names it', async () => {
  const { answers } = await open((answers) =>
    answers.on(buchhaltungCalls.kopie, okWith('', danach(kanzlei))),
  );
  await knopf.click();
  await retype(an, 'kanzlei');
  await senden.click();
  await expect.element(an).toHaveAccessibleDescription(/Bitte eine vollständige E-Mail-Adresse/);
  await retype(an, kanzlei);
  await expect.element(dialog).toMatchTextContent(`Das ist nicht die Adresse der Bestellung (${email}).`);
  await senden.click();
  const frage = page.getByRole('dialog', { name: `An ${kanzlei} senden?`, exact: true });
  await frage.getByRole('button', { name: 'Zurück' }).click();
  expect(answers.sent(buchhaltungCalls.kopie)).toEqual([]);
  await senden.click();
  await frage.getByRole('button', { name: 'Senden' }).click();
  await expect.element(meldung(`Die Kopie an ${kanzlei} liegt im Postausgang.`)).toBeVisible();
  expect(answers.sent(buchhaltungCalls.kopie)).toMatchObject([{ body: { an: kanzlei, gesehen: 1 } }]);
});

test('that of a market day goes where it is typed, after a question', async () => {
  const { email: _, ...ohne } = beleg;
  const markt: BelegVoll = { ...ohne, mails: [], anlass: { art: 'markttag', id: 'm', text: 'Leipzig' } };
  const { answers } = await open((answers) => {
    answers.on(buchhaltungCalls.kopie, okWith('', { ...markt, mails: [mail(kanzlei, 1)] }));
  }, markt);
  await knopf.click();
  await expect.element(an).toHaveValue('');
  await typeInto(an, kanzlei);
  await senden.click();
  const frage = page.getByRole('dialog', { name: `An ${kanzlei} senden?`, exact: true });
  await frage.getByRole('button', { name: 'Senden' }).click();
  await expect.element(mails).toMatchTextContent(kanzlei);
  expect(answers.sent(buchhaltungCalls.kopie)).toMatchObject([{ body: { an: kanzlei, gesehen: 0 } }]);
});

test('what went out meanwhile is shown with the refusal, and counts as seen then', async () => {
  const inzwischen = 'Inzwischen ging schon eine Mail mit diesem Beleg hinaus.';
  const { answers } = await open((answers) => {
    answers.on(buchhaltungCalls.kopie, refusal(409, inzwischen, { data: danach(email) }));
  });
  await knopf.click();
  await senden.click();
  await expect.element(dialog).toMatchTextContent(inzwischen);
  answers.on(buchhaltungCalls.kopie, lost);
  await senden.click();
  await expect.element(dialog).toMatchTextContent(/Netzwerk|Verbindung/);
  answers.on(buchhaltungCalls.kopie, okWith('', danach(email)));
  await senden.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(mails).toMatchTextContent('Nachricht 2');
  const [erste, ...weitere] = answers.sent(buchhaltungCalls.kopie).map(({ body }) => body);
  expect(erste).toMatchObject({ gesehen: 1 });
  for (const body of weitere) expect(body).toMatchObject({ an: email, gesehen: 2 });
});

test('while it is under way it is not sent twice', async () => {
  const { answers } = await open(() => {});
  const release = answers.hold(buchhaltungCalls.kopie, okWith('', danach(email)));
  await knopf.click();
  await senden.dblClick();
  await expect.element(dialog.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
  release();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(buchhaltungCalls.kopie)).toHaveLength(1);
});

test('of a deleted document there is no copy, which is said', async () => {
  await open(() => {}, { ...beleg, istGeloescht: true });
  await expect.element(page.getByText(/mit den Angaben der Person gelöscht/)).toBeVisible();
  await expect.element(knopf).not.toBeInTheDocument();
});
