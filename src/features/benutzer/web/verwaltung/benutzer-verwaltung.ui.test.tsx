import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bare, refusal } from '#test/ui/answers.ts';
import { gives, person, rowOf, shownNames } from '#test/ui/areas/benutzer.ts';
import { meldung } from '#test/ui/meldung.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { stopTime } from '#test/ui/stop-time.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { untilDrawn } from '#test/ui/until-drawn.ts';
import { benutzerCalls } from '../../calls.ts';
import type { BenutzerData } from '../../contract.ts';

const seiten = page.getByRole('navigation', { name: 'Seiten' });
const suche = page.getByRole('searchbox');
const keine = page.getByText('Keine Benutzer gefunden', { exact: true });

/** Ten people of a page; `from` is the number of the first. */
const zehn = (from: number): BenutzerData[] =>
  Array.from({ length: 10 }, (_, at) => person({ vorname: 'Person', nachname: `${from + at}` }));

async function openList(people: BenutzerData[], { path = '/admin/benutzer', total = people.length } = {}) {
  return openPage(path, { as: 'admin', answers: (answers) => gives(answers, people, total) });
}

/** The four figures above the list. */
function figures(): Record<string, string | null> {
  const region = page.getByRole('region', { name: 'Zahlen' });
  const values = region.getByRole('definition').elements();
  const labels = region.getByRole('term').elements();
  return Object.fromEntries(labels.map((label, at) => [label.textContent, values[at]?.textContent ?? null]));
}

test('the owner sees all people: figures, and all columns', { tags: ['@A16', '@A30'] }, async () => {
  const leonie = person({
    vorname: 'Leonie',
    nachname: 'Hartwig',
    telefon: '0171 3920081',
    kundennummer: 'KD-104711',
    status: 'active',
  });
  await openPage('/admin/benutzer', {
    as: 'admin',
    answers: (answers) => {
      gives(answers, [leonie], 1061);
      const counts = { total: 1061, active: 1056, blocked: 3, admins: 1 };
      answers.on(benutzerCalls.overview, { success: true, ...counts });
    },
  });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent('Benut\u00adzer\u00adver\u00adwal\u00adtung');
  await expect.element(page.getByText('1.061', { exact: true })).toBeVisible();
  expect(figures()).toEqual({ Gesamt: '1.061', Aktiv: '1.056', Gesperrt: '3', Admins: '1' });
  await expect.element(page.getByRole('button', { name: 'Neu', exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Status')).toHaveTextContent('AlleAktivGesperrtAusstehend');
  await expect.element(page.getByLabelText('Rolle')).toHaveTextContent('AlleAdministratorBenutzerKunde');
  const cells = [...rowOf('Leonie Hartwig').element().querySelectorAll('th, td')];
  expect(cells.slice(0, -1).map(({ textContent }) => textContent)).toEqual([
    '',
    'Leonie Hartwig',
    'leonie.hartwig@kundschaft.example',
    'KD-104711',
    '0171 3920081',
    'Kunde',
    'Aktiv',
    '03.02.2026',
  ]);
  const columns = page.getByRole('columnheader').elements();
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Benutzer',
    'E-Mail',
    'Kundennummer',
    'Telefon',
    'Rolle',
    'Status',
    'Registriert',
    'Aktionen',
  ]);
});

test('pages, their size and the filters are in the address, and survive going back', {
  tags: ['@A16'],
}, async () => {
  const { answers, router } = await openList(zehn(1), { total: 60 });
  const address = () => router.state.location.pathname + router.state.location.search;
  const asked = () => answers.sent(benutzerCalls.list).at(-1)?.query;
  await expect.element(seiten).toMatchTextContent('1–10 von 60');
  await expect.element(page.getByRole('button', { name: 'Vorherige Seite' })).toBeDisabled();
  expect(asked()).toEqual({ page: '1', limit: '10' });

  gives(answers, zehn(11), 60);
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect.element(seiten).toMatchTextContent('11–20 von 60');
  await expect.poll(shownNames).toContain('Person 11');
  expect(shownNames()).not.toContain('Person 1');
  await expect.poll(address).toBe('/admin/benutzer?page=2');
  expect(asked()).toEqual({ page: '2', limit: '10' });

  await page.getByLabelText('Zeilen pro Seite').selectOptions('50');
  await expect.element(seiten).toMatchTextContent('1–50 von 60');
  await expect.poll(address).toBe('/admin/benutzer?limit=50');
  await expect.poll(asked).toEqual({ page: '1', limit: '50' });
  await expect.element(page.getByLabelText('Zeilen pro Seite')).toHaveTextContent('102550100');

  await page.getByLabelText('Status').selectOptions('Gesperrt');
  await expect.poll(asked).toEqual({ page: '1', limit: '50', status: 'blocked' });
  await page.getByLabelText('Status').selectOptions('Alle');
  gives(answers, [person({ vorname: 'Käthe', nachname: 'Brandt' })]);
  await page.getByLabelText('Rolle').selectOptions('Benutzer');
  await expect.poll(asked).toEqual({ page: '1', limit: '50', role: 'user' });
  await expect.poll(shownNames).toEqual(['Käthe Brandt']);
  gives(answers, []);
  await page.getByLabelText('Status').selectOptions('Ausstehend');
  await expect.element(keine).toBeVisible();
  expect(asked()).toEqual({ page: '1', limit: '50', role: 'user', status: 'pending' });
  // The list is ahead of the address, which is read once it is drawn.
  await expect.poll(address).toBe('/admin/benutzer?status=pending&role=user&limit=50');
  await untilDrawn();

  gives(answers, [person({ vorname: 'Käthe', nachname: 'Brandt' })]);
  await router.navigate(-1);
  await expect.element(page.getByLabelText('Status')).toHaveValue('');
  await expect.poll(shownNames).toEqual(['Käthe Brandt']);
  expect(asked()).toEqual({ page: '1', limit: '50', role: 'user' });
});

test('an address beyond the last page, with a filter that does not exist, shows the last page', {
  tags: ['@A16'],
}, async () => {
  const path = '/admin/benutzer?page=99&status=quatsch';
  const { answers, router } = await openList([], { path, total: 60 });
  await expect.poll(() => router.state.location.search).toBe('?page=6');
  await expect.element(seiten).toMatchTextContent('51–60 von 60');
  expect(answers.sent(benutzerCalls.list).at(-1)?.query).toEqual({ page: '6', limit: '10' });
});

test('typing searches after a pause, and the last search’s answer stays', { tags: ['@A16'] }, async () => {
  const { answers, router } = await openList(zehn(1));
  await expect.poll(shownNames).toHaveLength(10);
  const waiting = stopTime();
  const pause = async () => {
    await expect.poll(waiting).toContain(300);
    await vi.advanceTimersByTimeAsync(300);
  };
  const calls = () => answers.sent(benutzerCalls.list).length;
  const before = calls();
  const untilShown = (names: string[]) => expect.poll(shownNames).toEqual(names);

  gives(answers, [person({ vorname: 'Wolfgang', nachname: 'Löffler' })]);
  await typeInto(suche, 'LÖFF wo');
  await expect.poll(waiting).toContain(300);
  await vi.advanceTimersByTimeAsync(290);
  expect(calls()).toBe(before);
  await vi.advanceTimersByTimeAsync(20);
  await untilShown(['Wolfgang Löffler']);
  await expect.poll(() => router.state.location.search).toBe('?search=L%C3%96FF+wo');
  expect(calls()).toBe(before + 1);
  expect(answers.sent(benutzerCalls.list).at(-1)?.query).toMatchObject({ search: 'LÖFF wo' });

  // The slower answer belongs to an earlier search.
  const release = answers.hold(benutzerCalls.list, bare({ data: [], total: 0 }));
  await retype(suche, 'oeffl');
  await pause();
  gives(answers, [person({ vorname: 'Bettina', nachname: 'Krüger' })]);
  await retype(suche, 'Krueger');
  await pause();
  await untilShown(['Bettina Krüger']);
  release();
  await untilDrawn();
  expect(shownNames()).toEqual(['Bettina Krüger']);

  gives(answers, []);
  await retype(suche, 'nie');
  await pause();
  await untilShown([]);
  await expect.element(keine).toBeVisible();
  await page.getByRole('button', { name: 'Alle zeigen' }).click();
  await expect.element(suche).toHaveValue('');
  await expect.poll(() => router.state.location.search).toBe('');
});

test('when the server does not answer, a message says so, and a retry loads the list', {
  tags: ['@A19'],
}, async () => {
  const { answers } = await openPage('/admin/benutzer', {
    as: 'admin',
    answers: (given) =>
      given
        .on(benutzerCalls.list, refusal(500, 'Interna'))
        .on(benutzerCalls.overview, refusal(500, 'Interna')),
  });
  await expect.element(meldung('Fehler beim Laden der Benutzer')).toBeVisible();
  gives(answers, zehn(1), 60);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.poll(shownNames).toHaveLength(10);
  await expect.poll(() => figures().Gesamt).toBe('60');
});
