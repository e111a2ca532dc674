import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { auftragCalls } from '#features/auftrag/calls.ts';
import { umgebungCalls } from '#features/einstellung/umgebung-calls.ts';
import { fertigungCalls } from '#features/fertigung/calls.ts';
import { lagerCalls } from '#features/lager/calls.ts';
import { lagerArtikel, lagerBestand } from '#features/lager/contract.ts';
import { marktCalls } from '#features/markt/calls.ts';
import { postCalls } from '#features/post/calls.ts';
import { sicherungCalls } from '#features/sicherung/calls.ts';
import { umsatzCalls } from '#features/umsatz/calls.ts';
import { widerrufVerwaltungCalls } from '#features/widerruf/bearbeitung/verwaltung-calls.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { monatText } from '#shared/datum/monat.ts';
import { ok } from '#shared/wire/envelope.ts';
import { makeZeile } from '#test/auftrag/auftrag-antworten.ts';
import { type Answers, bare, refusal } from '#test/ui/answers.ts';
import { quietDay } from '#test/ui/areas/dashboard.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import type { Who } from '#test/ui/people.ts';

const main = page.getByRole('main');
const anzahl = { packen: 262, geld: 0, abholbereit: 0, problem: 0, erledigt: 0 };
/** The tile of this name, without its soft hyphens. */
const kachel = (name: RegExp) => page.getByRole('region', { name: 'Heute' }).getByRole('link', { name });

function openDashboard(as: Who, more: (answers: Answers) => void = () => {}) {
  return openPage('/admin/dashboard', {
    ...{ as, laden: offenerLaden },
    answers: (answers) => {
      quietDay(answers);
      more(answers);
    },
  });
}

test('the month has its turnover and best sellers in pictures and in words', { tags: ['@R51'] }, async () => {
  await openDashboard('admin', (answers) =>
    answers.on(umsatzCalls.read, ({ query: { monat = '' } }) => {
      const isLaufend = tagOf(new Date()).startsWith(monat);
      const umsatz = isLaufend ? 238 : 119;
      const umsatzNetto = umsatz / 1.19;
      return ok({
        ...{ umsatz, umsatzNetto, tage: [{ tag: `${monat}-01`, umsatz, umsatzNetto }] },
        produkte: isLaufend ? [{ produktId: 'a', name: 'Lavendeltraum', stueck: 12 }] : [],
        ...(isLaufend ? { gebuehren: 12.4 } : {}),
      });
    }),
  );
  await expect.element(main.getByText(/200,00\s€/).first()).toBeVisible();
  await expect.element(main).toMatchTextContent(/238,00\s€ mit/);
  await expect.element(main).toMatchTextContent(/100\s% mehr als bis zum/);
  await expect.element(main).toMatchTextContent('Bestellte Ware ohne Versandkosten');
  await expect.element(main).toMatchTextContent(/Gebühren fürs Online-Bezahlen, etwa 12,40\s€/);
  await expect.element(page.getByRole('img', { name: /^Umsatz je Tag .* am meisten am 1\./ })).toBeVisible();
  const seife = page.getByRole('listitem').filter({ hasText: 'Lavendeltraum' });
  await expect.element(seife).toMatchTextContent('12 Stück');
  await page.getByRole('button', { name: 'Monat davor' }).click();
  await expect.element(main.getByText(/100,00\s€/).first()).toBeVisible();
  await expect.element(main).toMatchTextContent('noch nichts verkauft');
  await expect.element(main).not.toMatchTextContent('Gebühren');
  await page.getByRole('button', { name: 'Monat danach' }).click();
  await expect.element(main).toMatchTextContent(/100\s% mehr als bis zum/);
  await expect.element(page.getByRole('button', { name: 'Monat danach' })).not.toBeInTheDocument();
});

test('an employee’s dashboard has no figure and makes no call that is the admin’s', {
  tags: ['@R50'],
}, async () => {
  const knapp = made(lagerArtikel, { name: 'Lavendeltraum', typ: 'produkt', unterMindestbestand: true });
  const { answers } = await openDashboard('werkstatt', (given) =>
    given.on(lagerCalls.bestand, ok(made(lagerBestand, { produkte: [knapp] }))),
  );
  await expect.element(kachel(/^Knappe Produkte/)).toMatchTextContent('1');
  expect(page.getByRole('region', { name: 'Heute' }).getByRole('link').elements()).toHaveLength(6);
  await expect.element(page.getByText(/Sicherung|Post|Rohstoffe|Ladendaten/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/Umsatz|€/)).not.toBeInTheDocument();
  const ofAdmin = [postCalls.lage, widerrufVerwaltungCalls.lage, umgebungCalls.read, sicherungCalls.read];
  for (const call of [...ofAdmin, umsatzCalls.read, marktCalls.umsatz])
    expect(answers.sent(call)).toEqual([]);
});

test('each figure that cannot be had or is empty says so alone and tries again', async () => {
  const leer = bare({ success: true });
  const { answers } = await openDashboard('admin', (given) => {
    given.on(fertigungCalls.zuFertigen, refusal(500, 'Serverfehler.'));
    for (const call of [auftragCalls.list, umsatzCalls.read, marktCalls.umsatz, lagerCalls.bestand])
      given.on(call, leer);
    given.on(postCalls.lage, leer);
  });
  const retry = page.getByRole('button', { name: 'Erneut versuchen: Zu fertigen' });
  await expect.element(retry).toBeVisible();
  await expect.element(kachel(/^Packen und verschicken/)).toMatchTextContent('0');
  await expect.element(kachel(/^Knappe Produkte/)).toMatchTextContent('0');
  const monat = page.getByRole('region', { name: monatText(tagOf(new Date()).slice(0, 7)) });
  await expect.element(monat.getByText(/^0,00\s€$/)).toBeVisible();
  answers.on(fertigungCalls.zuFertigen, leer);
  await retry.click();
  await expect.element(kachel(/^Zu fertigen/)).toMatchTextContent('0');
});

test('of more late orders than one page of the list has it says that there are more', async () => {
  const termin = { von: '2026-01-05', bis: '2026-01-07' };
  const spaete = { auftraege: [makeZeile(1, { termin }), makeZeile(2, { termin })], anzahl };
  await openDashboard('admin', (answers) =>
    answers.on(auftragCalls.list, ok({ ...spaete, weiter: '2026-01-07 id-2' })),
  );
  await expect.element(kachel(/^Packen und verschicken/)).toMatchTextContent('mindestens 2 überfällig');
});

test('a banner that is not known for long does not keep the day away', async () => {
  const never = () => new Promise<never>(() => {});
  await openDashboard('admin', (answers) => answers.on(umgebungCalls.read, never));
  await expect.element(kachel(/^Packen und verschicken/)).toBeVisible();
});
