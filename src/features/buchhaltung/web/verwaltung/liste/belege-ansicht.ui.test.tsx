import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok } from '#shared/wire/envelope.ts';
import { makeBelegeListe, makeBelegZeile } from '#test/beleg/beleg-antworten.ts';
import { type Answers, bare, lost, refusal } from '#test/ui/answers.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { laden, offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { stopClock } from '#test/ui/stop-time.ts';
import { textsOf } from '#test/ui/texts-of.ts';
import { retype } from '#test/ui/type-into.ts';
import { buchhaltungCalls } from '../../../calls.ts';
import type { BelegListenZeile } from '../../../contract.ts';

const { list } = buchhaltungCalls;
const liste = page.getByLabelText('Belege', { exact: true });
const rowOf = (nummer: string) =>
  liste.getByRole('row').or(liste.getByRole('listitem')).filter({ hasText: nummer });
const suchfeld = page.getByRole('searchbox', { name: 'Nummer, Name, Bestellung' });
const monate = page.getByRole('combobox', { name: 'Monat wählen' });
const mehr = page.getByRole('button', { name: 'Weitere anzeigen' });

const november = [
  makeBelegZeile(41, { art: 'korrektur', tag: '2026-11-24', brutto: -7.2 }),
  makeBelegZeile(40),
];
const oktober = [makeBelegZeile(39, { tag: '2026-10-03', name: 'Mia Sommer' })];
const summen = [
  { satzPromille: 190, netto: 16.21, steuer: 3.08, brutto: 19.29 },
  { satzPromille: 70, netto: -0.1, steuer: -0.01, brutto: -0.11 },
];

/** The list's call answers these documents as the shop would, by month and search. */
function listet(answers: Answers, belege: BelegListenZeile[]): void {
  const { monate: alle } = makeBelegeListe(belege);
  answers.on(list, ({ query: { monat, suche } }) => {
    const found = belege.filter((one) =>
      suche
        ? JSON.stringify(one).toLowerCase().includes(suche.toLowerCase())
        : one.tag.startsWith(monat ?? ''),
    );
    return ok(makeBelegeListe(found, { monate: alle, ...(monat === '2026-11' ? { summen } : {}) }));
  });
}

type Visit = { address?: string; isPhone?: boolean; answers?: (answers: Answers) => void };

/** At noon of a day of November. */
function openBelege({ address = '', isPhone = false, answers }: Visit = {}) {
  stopClock(new Date('2026-11-25T11:00:00Z'));
  return openPage(`/admin/belege${address}`, {
    ...{ as: 'admin', laden: offenerLaden, isPhone },
    answers: (given) => {
      listet(given, [...november, ...oktober]);
      answers?.(given);
    },
  });
}

test('the present month: its sums by rate, and its documents with sums that have a real minus', async () => {
  const { answers } = await openBelege();
  await expect.element(rowOf('RE-2026-0041')).toBeVisible();
  expect(answers.sent(list).map(({ query }) => query)).toEqual([{ monat: '2026-11' }]);
  const zeilen = page.getByRole('table', { name: 'Summen im November 2026' }).getByRole('row');
  expect(textsOf(zeilen)).toEqual([
    'SatzNettoSteuerBrutto',
    expect.stringMatching(/^19\s%16,21\s€3,08\s€19,29\s€$/),
    expect.stringMatching(/^7\s%−0,10\s€−0,01\s€−0,11\s€$/),
    expect.stringMatching(/^Zusammen16,11\s€3,07\s€19,18\s€$/),
  ]);
  expect(textsOf(liste.getByRole('row')).slice(1)).toEqual([
    expect.stringMatching(
      /^RE-2026-004124\.11\.2026Rechnungs\u00adkorrekturErika BeispielBestellung B-26-K7M4Q−7,20\s€$/,
    ),
    expect.stringMatching(/^RE-2026-004021\.11\.2026RechnungErika BeispielBestellung B-26-K7M4Q26,49\s€$/),
  ]);
  await expect.element(page.getByText('2 Belege', { exact: true })).toBeVisible();
  await expectAccessible();
});

test('who is named: nobody at a market, nobody any more where the person was deleted', async () => {
  await openBelege({
    isPhone: true,
    answers: (given) =>
      listet(given, [
        makeBelegZeile(3, { anlass: { art: 'markttag', id: 'm', text: 'Rheinheim' }, name: undefined }),
        makeBelegZeile(2, { name: undefined, istGeloescht: true }),
        makeBelegZeile(1, { name: undefined, istUnlesbar: true }),
      ]),
  });
  await expect
    .element(rowOf('RE-2026-0003'))
    .toMatchTextContent(/Kundschaft ohne Namen.*Sammel\u00adrechnung/);
  await expect.element(rowOf('RE-2026-0003')).toMatchTextContent('Markttag Rheinheim');
  await expect.element(rowOf('RE-2026-0002')).toMatchTextContent('Angaben gelöscht');
  await expect.element(rowOf('RE-2026-0001')).toMatchTextContent('nicht lesbar');
  await expectAccessible();
});

test('without tax the month has one sum', async () => {
  await openBelege({
    answers: (given) => {
      const ohne = [{ satzPromille: 0, netto: 26.49, steuer: 0, brutto: 26.49 }];
      given.on(list, ok(makeBelegeListe(november, { summen: ohne })));
    },
  });
  const zeilen = page.getByRole('list', { name: 'Summen im November 2026' }).getByRole('listitem');
  await expect.element(zeilen.first()).toBeVisible();
  expect(textsOf(zeilen)).toEqual([expect.stringMatching(/^ohne Mehrwertsteuer26,49\s€$/)]);
});

test('months by keys and by choice; Back leads to the one before, and none comes after the present one', async () => {
  const { router } = await openBelege();
  await expect.element(rowOf('RE-2026-0040')).toBeVisible();
  const [davor, danach] = [
    page.getByRole('button', { name: 'Oktober 2026' }),
    page.getByLabelText('Dezember 2026'),
  ];
  await expect.element(danach).toHaveAttribute('aria-disabled', 'true');
  await danach.click({ force: true });
  expect(router.state.location.search).toBe('');
  await suchfeld.click();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(davor).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(rowOf('RE-2026-0039')).toMatchTextContent('Mia Sommer');
  await expect.element(rowOf('RE-2026-0040')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?monat=2026-10');
  const november = page.getByRole('button', { name: 'November 2026' });
  november.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(rowOf('RE-2026-0040')).toBeVisible();
  // It led to the latest month, and keeps the focus.
  await expect.element(danach).toHaveFocus();
  await router.navigate(-1);
  await expect.element(rowOf('RE-2026-0039')).toBeVisible();
  await monate.selectOptions('November 2026 (2)');
  await expect.element(rowOf('RE-2026-0040')).toBeVisible();
  await router.navigate(-1);
  await expect.element(rowOf('RE-2026-0039')).toBeVisible();
  await expect.element(monate).toHaveValue('2026-10');
});

test('a month without documents leads to the latest that has some', async () => {
  await openBelege({ address: '?monat=2026-12' });
  await expect.element(page.getByText('Im Dezember 2026 gibt es keine Belege')).toBeVisible();
  await page.getByRole('link', { name: 'November 2026 ansehen' }).click();
  await expect.element(rowOf('RE-2026-0040')).toBeVisible();
});

test('an address with a month that is none shows the present one', async () => {
  await openBelege({ address: '?monat=2026-13' });
  await expect.element(rowOf('RE-2026-0040')).toBeVisible();
});

test('a shop without documents says when they come about', async () => {
  await openBelege({ answers: (given) => listet(given, []) });
  await expect.element(page.getByText('Noch keine Belege')).toBeVisible();
  await expect
    .element(page.getByText(/beim Versand, bei der Abholung und am Ende eines Markttags/))
    .toBeVisible();
});

test('a search goes through all years, without sums, and is cleared into the month before it', async () => {
  const { router, answers } = await openBelege({ address: '?monat=2026-10' });
  await expect.element(rowOf('RE-2026-0039')).toBeVisible();
  await retype(suchfeld, '0041');
  await expect.element(rowOf('RE-2026-0041')).toBeVisible();
  await expect.element(page.getByText('1 Beleg', { exact: true })).toBeVisible();
  await expect.element(monate).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.search).toBe('?monat=2026-10&suche=0041');
  expect(answers.sent(list).at(-1)?.query).toEqual({ suche: '0041' });
  await retype(suchfeld, 'Zitronen');
  await expect.element(page.getByText('Kein Beleg mit „Zitronen“')).toBeVisible();
  await page.getByRole('button', { name: 'Suche leeren' }).last().click();
  await expect.element(suchfeld).toHaveFocus();
  await expect.element(rowOf('RE-2026-0039')).toBeVisible();
  await expect.element(monate).toHaveValue('2026-10');
});

test('further documents on demand, each once; then the focus goes on at the first of them', async () => {
  const { answers } = await openBelege({
    answers: (given) =>
      given.on(list, ({ query: { nach } }) => {
        // The last one of the page before again: one was written meanwhile.
        const belege = [nach ? 2 : 4, nach ? 1 : 3, nach ? 3 : 2].map((lauf) => makeBelegZeile(lauf));
        return ok(makeBelegeListe(belege, { anzahl: 4, hatMehr: !nach }));
      }),
  });
  await expect.element(page.getByText('3 von 4 Belegen')).toBeVisible();
  mehr.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('4 Belege', { exact: true })).toBeVisible();
  expect(answers.sent(list).at(-1)?.query).toEqual({ monat: '2026-11', nach: 'RE-2026-0002' });
  expect(rowOf('RE-2026-0002').elements()).toHaveLength(1);
  await expect.element(mehr).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'RE-2026-0001' })).toHaveFocus();
});

test('a search with further pages does not say how many there are', async () => {
  const november = [4, 3].map((lauf) => makeBelegZeile(lauf));
  await openBelege({
    answers: (given) =>
      given.on(list, ({ query: { nach } }) =>
        ok(makeBelegeListe(nach ? [makeBelegZeile(2)] : november, { anzahl: undefined, hatMehr: !nach })),
      ),
  });
  await expect.element(page.getByText('Mehr als 2 Belege')).toBeVisible();
  await mehr.click();
  await expect.element(page.getByText('3 Belege', { exact: true })).toBeVisible();
});

test('a list that cannot be had is said, and a retry offered; what is there stays', async () => {
  const { answers } = await openBelege({ answers: (given) => given.on(list, refusal(500, 'Serverfehler.')) });
  const fehler = page.getByRole('alert').filter({ hasText: 'gerade nicht laden' });
  await expect.element(fehler).toBeVisible();
  listet(answers, november);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(rowOf('RE-2026-0040')).toBeVisible();
  answers.on(list, lost);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(fehler).toBeVisible();
  await expect.element(rowOf('RE-2026-0040')).toBeVisible();
});

test('of an odd answer what can be read is shown', async () => {
  const odd = { success: true, data: { belege: [null, { brutto: 3 }, { nummer: 'RE-1', anlass: 7 }] } };
  await openBelege({ answers: (given) => given.on(list, bare(odd)) });
  await expect.element(rowOf('RE-1')).toMatchTextContent(/Rechnung/);
  expect(liste.getByRole('row').elements()).toHaveLength(2);
});

test('while the shop is announced there is no such screen', async () => {
  const { router } = await openPage('/admin/belege', { as: 'admin', laden });
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test.for([true, false])('whether deliveries of before wait is said: %s', async (hatAltbestand) => {
  await openBelege({
    answers: (answers) => answers.on(list, ok(makeBelegeListe(november, { hatAltbestand }))),
  });
  await expect.element(rowOf('RE-2026-0041')).toBeVisible();
  const weg = page.getByRole('link', { name: 'Belege nachholen' });
  if (hatAltbestand) await expect.element(weg).toHaveAttribute('href', '/admin/belege/altbestand');
  else await expect.element(weg).not.toBeInTheDocument();
});

test('the hint goes as soon as nothing waits any more, and stays through a search, which does not ask', async () => {
  const seite = (hatAltbestand?: boolean) => ok(makeBelegeListe(november, { hatAltbestand }));
  const { answers } = await openBelege({ answers: (given) => given.on(list, seite(true)) });
  const weg = page.getByRole('link', { name: 'Belege nachholen' });
  await expect.element(weg).toBeVisible();
  answers.on(list, seite());
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => answers.sent(list).length).toBe(2);
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  await expect.element(weg).toBeVisible();
  answers.on(list, seite(false));
  const goneAfterLook = () => {
    window.dispatchEvent(new Event('visibilitychange'));
    return weg.elements().length === 0;
  };
  await expect.poll(goneAfterLook).toBe(true);
});
