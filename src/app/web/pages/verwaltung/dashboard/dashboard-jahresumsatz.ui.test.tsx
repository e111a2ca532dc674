import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { jahresumsatzCalls } from '#features/jahresumsatz/calls.ts';
import { type Jahresumsatz, jahresumsatz } from '#features/jahresumsatz/contract.ts';
import { ok } from '#shared/wire/envelope.ts';
import { type Answers, bare, refusal } from '#test/ui/answers.ts';
import { startPage } from '#test/ui/areas/auth.ts';
import { quietDay } from '#test/ui/areas/dashboard.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';

const grenzen = [20_000, 25_000, 90_000, 100_000];
const klein: Jahresumsatz = {
  ...made(jahresumsatz, { jahr: 2026, steuermodus: 'kleinunternehmer', vorjahr: 12_000 }),
  grenzen,
};
const karte = page.getByRole('region', { name: /^Umsatz (2026|des Jahres)/ });
const eintragen = karte.getByRole('link', { name: 'Wechsel in den Einstellungen eintragen' });

function openWith(answer: (answers: Answers) => void) {
  return openPage('/admin/dashboard', {
    ...{ as: 'admin', laden: offenerLaden },
    answers: (answers) => {
      quietDay(answers);
      startPage(answers);
      answer(answers);
    },
  });
}

test('the year’s turnover is a meter to the next limit, and says what follows', async () => {
  await openWith((answers) => answers.on(jahresumsatzCalls.read, ok({ ...klein, umsatz: 30_000.5 })));
  const meter = karte.getByRole('meter', { name: 'Umsatz des Jahres' });
  await expect.element(meter).toHaveAttribute('aria-valuetext', '30.000,50\u00a0€ von 100.000\u00a0€');
  await expect.element(karte).toMatchTextContent(/Warnt ab: 20\.000\s€, 25\.000\s€, 90\.000\s€, 100\.000\s€/);
  await expect.element(karte).toMatchTextContent(/überschritten: Ab 1\. Januar 2027 gilt/);
  await expect.element(eintragen).toHaveAttribute('href', '/admin/einstellungen?feld=steuer');
});

test('the change of the shop itself leads to the order that made it', async () => {
  const bestellung = { _id: 'a1', nummer: 'B-26-K7M4Q' };
  const offene = { anzahl: 1, summe: 12.8 };
  const data = {
    ...klein,
    steuermodus: 'regelbesteuerung',
    wechsel: { ab: '2026-11-23', bestellung, offene },
  };
  await openWith((answers) => answers.on(jahresumsatzCalls.read, ok(data as Jahresumsatz)));
  await expect.element(karte).toMatchTextContent('Seit 23. November 2026 berechnet der Laden Mehrwertsteuer');
  await expect.element(karte).toMatchTextContent(/ohne Mehrwertsteuer bestellt: 1 Bestellung über 12,80\s€/);
  const link = karte.getByRole('link', { name: 'Bestellung B-26-K7M4Q ansehen' });
  await expect.element(link).toHaveAttribute('href', '/admin/bestellungen/a1');
  await expect.element(eintragen).not.toBeInTheDocument();
});

test('a year that does not load says so alone and tries again; an empty answer says nothing of tax', async () => {
  const { answers } = await openWith((given) =>
    given.on(jahresumsatzCalls.read, refusal(500, 'Serverfehler.')),
  );
  const retry = karte.getByRole('button', { name: /^Erneut versuchen/ });
  await expect.element(retry).toBeVisible();
  answers.on(jahresumsatzCalls.read, bare({ success: true }));
  const asked = answers.sent(jahresumsatzCalls.read).length;
  await retry.click();
  await expect.poll(() => answers.sent(jahresumsatzCalls.read).length).toBeGreaterThan(asked);
  await expect.element(retry).toBeVisible();
  await expect.element(karte).not.toMatchTextContent('€');
  answers.on(jahresumsatzCalls.read, ok({ ...klein, umsatz: 12.5 }));
  await retry.click();
  await expect.element(karte).toMatchTextContent(/12,50\s€/);
});

test('what was changed on another screen is shown when the dashboard is opened again', async () => {
  const { answers, router } = await openWith((given) =>
    given.on(jahresumsatzCalls.read, ok({ ...klein, umsatz: 12.5 })),
  );
  await expect.element(karte).toMatchTextContent(/12,50\s€/);
  answers.on(jahresumsatzCalls.read, ok({ ...klein, umsatz: 40 }));
  await router.navigate('/');
  await expect.element(karte).not.toBeInTheDocument();
  await router.navigate('/admin/dashboard');
  await expect.element(karte).toMatchTextContent(/40,00\s€/);
});
