import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lagerCalls } from '#features/lager/calls.ts';
import { produktion, vorschau } from '#features/lager/produktion/produktion-contract.ts';
import { ok } from '#shared/wire/envelope.ts';
import { type Answers, refusal } from '#test/ui/answers.ts';
import { answerStock, artikelOf } from '#test/ui/areas/lager.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype } from '#test/ui/type-into.ts';
import { fertigungCalls } from '../../calls.ts';
import { zuFertigen } from '../../contract.ts';

const lavendel = artikelOf('produkt', 'Lavendeltraum', { menge: 2, frei: -3 });
const liste = page.getByRole('region', { name: 'Zu fertigen' });
const fehlt = (fehlend: number) =>
  made(zuFertigen, {
    ...{ produktId: lavendel.artikelId, name: 'Lavendeltraum', fehlend, bis: '2026-12-09' },
    bestellungen: [{ auftragId: 'id-1', nummer: 'B-26-AAA01', fehlend }],
  });

function werkstatt(answers: Answers): void {
  answerStock(answers, [lavendel]);
  answers.on(fertigungCalls.zuFertigen, ok([fehlt(3)]));
  answers.on(lagerCalls.vorschau, ok(made(vorschau, { machbar: 9 })));
}

test('fewer pieces may be made, and a production without waiting orders names none', async () => {
  const { answers } = await openPage('/admin/inventory', {
    ...{ as: 'admin', laden: offenerLaden, answers: werkstatt },
  });
  await page.getByRole('button', { name: 'Produktion: Lavendeltraum' }).click();
  const form = page.getByRole('dialog', { name: 'Produktion' });
  await expect.element(form.getByLabelText('Anzahl')).toHaveValue('3');
  answers.on(lagerCalls.produktion, () => {
    answers.on(fertigungCalls.zuFertigen, ok([fehlt(2)]));
    return ok(made(produktion, { produkt: { name: 'Lavendeltraum', produziert: 1, neuerBestand: 3 } }));
  });
  await retype(form.getByLabelText('Anzahl'), '1');
  await userEvent.keyboard('{Enter}');
  const booked = page.getByRole('dialog', { name: 'Produktion gebucht' });
  await expect.element(booked).toBeVisible();
  await expect.element(booked).not.toMatchTextContent('gepackt');
  await booked.getByRole('button', { name: 'Fertig' }).click();
  await expect.element(liste).toMatchTextContent('2 Stück');
  expect(answers.sent(lagerCalls.produktion)).toMatchObject([
    { body: { produktId: lavendel.artikelId, anzahl: 1 } },
  ]);
});

test('a list that cannot be had says so alone, and tries again', async () => {
  const { answers } = await openPage('/admin/inventory', {
    ...{ as: 'werkstatt', laden: offenerLaden },
    answers: (given) => {
      werkstatt(given);
      given.on(fertigungCalls.zuFertigen, refusal(500, 'Serverfehler.'));
    },
  });
  await expect.element(page.getByText('Was zu fertigen ist, lässt sich gerade nicht laden.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Historie: Lavendeltraum' })).toBeVisible();
  answers.on(fertigungCalls.zuFertigen, ok([fehlt(3)]));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(liste).toMatchTextContent('3 Stück');
});
