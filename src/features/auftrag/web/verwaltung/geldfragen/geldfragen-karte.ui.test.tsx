import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ok } from '#shared/wire/envelope.ts';
import { makeAuftrag } from '#test/auftrag/auftrag-antworten.ts';
import { type Answers, bare, refusal } from '#test/ui/answers.ts';
import { dialog, fuehrt } from '#test/ui/areas/auftraege.ts';
import { quietDay } from '#test/ui/areas/dashboard.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { auftragCalls } from '../../../calls.ts';
import type { GezeigteGeldfrage } from '../../../geldfragen/geldfragen-contract.ts';

const karte = page.getByRole('region', { name: 'Geld, das nicht passt' });
const frageVon = (nummer: string) => karte.getByRole('listitem').filter({ hasText: nummer });
const bereiche = page.getByRole('region', { name: 'Bereiche' });

function makeFrage(nr: number, changed: Partial<GezeigteGeldfrage> = {}): GezeigteGeldfrage {
  return {
    ...{ _id: `id-${nr}`, nummer: `B-26-AAA0${nr}`, name: 'Mia Sommer', art: 'zuViel', betrag: 31.49 },
    ...{ seit: '2026-11-23T09:00:00.000Z', aktionen: ['erstattung', 'nachricht'], isWiederaufnehmbar: false },
    ...changed,
  };
}

type Visit = { as?: 'admin' | 'werkstatt'; isPhone?: boolean };

function openDay(more: (answers: Answers) => void, { as = 'admin', isPhone = false }: Visit = {}) {
  return openPage('/admin/dashboard', {
    ...{ as, isPhone, laden: offenerLaden },
    answers: (answers) => {
      quietDay(answers);
      more(answers);
    },
  });
}

const fragen = (fragen: GezeigteGeldfrage[], anzahl = fragen.length) => {
  return (answers: Answers) => answers.on(auftragCalls.geldfragen, ok({ fragen, anzahl }));
};

test('each question about money says what does not fit, and leads to what can be done', async () => {
  await openDay(
    fragen(
      [
        makeFrage(1),
        makeFrage(2, { art: 'storniert', isWiederaufnehmbar: true }),
        makeFrage(3, { art: 'zuWenig', betrag: 3.2, aktionen: ['erinnern', 'erlassen', 'stornieren'] }),
        makeFrage(4, { art: 'ueberweisen', aktionen: [] }),
      ],
      7,
    ),
  );
  const wege = async (nummer: string) => {
    await expect.element(frageVon(nummer)).toBeVisible();
    return frageVon(nummer)
      .getByRole('link')
      .elements()
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
  };
  const [eine, zweite, dritte, vierte] = [1, 2, 3, 4].map((nr) => `/admin/bestellungen/id-${nr}`);
  expect(await wege('B-26-AAA01')).toEqual([
    ['B-26-AAA01', eine],
    ['B-26-AAA01: Geld zurückzahlen', `${eine}?aktion=erstattung`],
    ['B-26-AAA01: Nachricht schreiben', `${eine}?aktion=nachricht`],
  ]);
  expect(await wege('B-26-AAA02')).toEqual([
    ['B-26-AAA02', zweite],
    ['B-26-AAA02: Geld zurückzahlen', `${zweite}?aktion=erstattung`],
    ['B-26-AAA02: Wieder aufnehmen', zweite],
    ['B-26-AAA02: Nachricht schreiben', `${zweite}?aktion=nachricht`],
  ]);
  expect(await wege('B-26-AAA03')).toEqual([
    ['B-26-AAA03', dritte],
    ['B-26-AAA03: An die Zahlung erinnern', `${dritte}?aktion=erinnern`],
    ['B-26-AAA03: Rest erlassen', `${dritte}?aktion=erlassen`],
    ['B-26-AAA03: Stornieren', `${dritte}?aktion=stornieren`],
  ]);
  expect(await wege('B-26-AAA04')).toEqual([
    ['B-26-AAA04', vierte],
    ['B-26-AAA04: Zur Bestellung', vierte],
  ]);
  await expect
    .element(frageVon('B-26-AAA01'))
    .toMatchTextContent(/Mia Sommer.*31,49\s€ sind zu viel bezahlt\..*seit 23\.11\.2026/s);
  await expect
    .element(karte.getByRole('link', { name: 'und 3 weitere' }))
    .toHaveAttribute('href', '/admin/bestellungen?aufgabe=problem');
  await expectAccessible();
});

test('what an answer lacks, or what a later version says, breaks nothing', async () => {
  const spaetere = [
    { _id: 'id-1', nummer: 'B-26-AAA01' },
    { ...makeFrage(2), art: 'verschollen', aktionen: ['beamen', 'erstattung'], seit: 'gestern' },
    { nummer: 'B-26-AAA03' },
  ];
  await openDay((answers) =>
    answers.on(auftragCalls.geldfragen, bare({ success: true, data: { fragen: spaetere } })),
  );
  const neutral = 'Bitte sehen Sie sich das Geld dieser Bestellung an.';
  await expect.element(frageVon('B-26-AAA01')).toMatchTextContent(neutral);
  await expect.element(frageVon('B-26-AAA01').getByRole('link', { name: /Zur Bestellung$/ })).toBeVisible();
  await expect.element(frageVon('B-26-AAA02')).toMatchTextContent(neutral);
  await expect.element(frageVon('B-26-AAA02')).not.toMatchTextContent(/seit|undefined|NaN/);
  await expect
    .element(frageVon('B-26-AAA02').getByRole('link', { name: /Geld zurückzahlen$/ }))
    .toHaveAttribute('href', '/admin/bestellungen/id-2?aktion=erstattung');
  await expect.element(frageVon('B-26-AAA03')).not.toBeInTheDocument();
});

test('while all money fits there is nothing, and what cannot be had says so alone and tries again', async () => {
  const { answers } = await openDay((given) =>
    given.on(auftragCalls.geldfragen, refusal(500, 'Serverfehler.')),
  );
  const alert = page.getByRole('alert').filter({ hasText: 'Was an Geld nicht passt' });
  await expect.element(alert).toBeVisible();
  await expect.element(bereiche).toBeVisible();
  answers.on(auftragCalls.geldfragen, ok({ fragen: [], anzahl: 0 }));
  await alert.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(karte).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^Packen und verschicken/ })).toBeVisible();
});

test('below the questions nothing is shown before they are known', async () => {
  let release = () => {};
  await openDay(
    (answers) => {
      release = answers.hold(auftragCalls.geldfragen, ok({ fragen: [makeFrage(1)], anzahl: 1 }));
    },
    { as: 'werkstatt', isPhone: true },
  );
  await expect.element(page.getByRole('link', { name: /^Packen und verschicken/ })).toBeVisible();
  await expect.element(bereiche).not.toBeInTheDocument();
  release();
  await expect.element(karte).toBeVisible();
  await expect.element(bereiche).toBeVisible();
});

test.each([
  ['erinnern', 'An die Zahlung erinnern?'],
  ['erlassen', /^3,20\s€ erlassen\?$/],
] as const)('%s is asked at once on the page of the order', async (aktion, frage) => {
  const auftrag = makeAuftrag({
    ...{ _id: 'id-1', stand: 'offen', aufgabe: 'problem', bezahlt: 23.29, offen: 3.2, letzteNr: 3 },
    aktionen: ['zahlung', 'erinnern', 'erlassen', 'stornieren', 'nachricht'],
  });
  const { answers, router } = await openDay((given) => {
    fuehrt(given, auftrag);
    fragen([makeFrage(1, { art: 'zuWenig', betrag: 3.2, aktionen: [aktion] })])(given);
  });
  await frageVon('B-26-AAA01').getByRole('link').last().click();
  await expect.element(dialog.getByText(frage)).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('');
  await dialog.getByRole('button', { name: /^(Abbrechen|Nein)/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(auftragCalls[aktion])).toEqual([]);
});
