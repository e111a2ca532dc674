import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok } from '#shared/wire/envelope.ts';
import { anschrift, makeBeleg } from '#test/beleg/beleg-antworten.ts';
import { type Answers, bare, refusal } from '#test/ui/answers.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { laden, offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { textsOf } from '#test/ui/texts-of.ts';
import { buchhaltungCalls } from '../../../calls.ts';
import type { BelegVoll } from '../../../contract.ts';

const { read, pdf } = buchhaltungCalls;
const teil = (name: string) => page.getByRole('region', { name, exact: true });
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

type Visit = { isPhone?: boolean; answers?: (answers: Answers) => void };

function openBeleg(beleg: BelegVoll = makeBeleg(), { isPhone = false, answers }: Visit = {}) {
  return openPage(`/admin/belege/${beleg.nummer}`, {
    ...{ as: 'admin', laden: offenerLaden, isPhone },
    answers: (given) => {
      given.on(read, ({ params }) =>
        params.nummer === beleg.nummer ? ok(beleg) : refusal(404, 'Diesen Beleg gibt es nicht.'),
      );
      answers?.(given);
    },
  });
}

test('an invoice: what it says, whom and what it is about, its mails, and that it is unchanged', async () => {
  await openBeleg(makeBeleg({ empfaenger: { ...anschrift, firma: 'Kräuterhof' } }), { isPhone: true });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Rechnung RE-2026-0040');
  await expect.element(page.getByText(/^vom 21\. November 2026 über 26,49\s€$/)).toBeVisible();
  const zeilen = teil('Was berechnet ist').getByRole('listitem');
  expect(textsOf(zeilen)).toEqual([
    expect.stringMatching(/^LavendeltraumSeife, 100 g2 × 7,90\s€, 19\s%15,80\s€$/),
    expect.stringMatching(/^Minzmorgen1 × 7,79\s€, 19\s%7,79\s€$/),
    expect.stringMatching(/^Versand19\s%4,90\s€$/),
    expect.stringMatching(/^Nachlass19\s%−2,00\s€$/),
  ]);
  await expect.element(teil('Was berechnet ist')).toMatchTextContent(/Gesamtbetrag26,49\s€Bezahlt26,49\s€$/);
  await expect.element(teil('Steuer')).toMatchTextContent(/19\s%26,49\s€netto 22,26\s€, Steuer 4,23\s€$/);
  await expect
    .element(teil('Angaben'))
    .toMatchTextContent(/Kräuterhof\sErika Beispiel\sLindenallee 12\s29439 Lüchow/);
  await expect.element(teil('Angaben')).toMatchTextContent(/Lieferdatum21\.11\.2026/);
  await expect
    .element(link('Bestellung B-26-K7M4Q'))
    .toHaveAttribute('href', '/admin/bestellungen/01938f1a-0000-7000-8000-000000000001');
  await expect
    .element(teil('E-Mails'))
    .toMatchTextContent(/Ihr Paket ist unterwegs.*gesendet.*erika@kundschaft\.example/);
  await expect.element(teil('Kette')).toMatchTextContent('Unverändert seit 21.11.2026, 10:12 Uhr');
  await expect.element(link('Alle Belege')).toHaveAttribute('href', '/admin/belege?monat=2026-11');
  await expectAccessible();
});

test('a number in small letters leads to its document', async () => {
  const { router } = await openPage('/admin/belege/re-2026-0040', {
    ...{ as: 'admin', laden: offenerLaden },
    answers: (given) => given.on(read, ok(makeBeleg())),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Rechnung RE-2026-0040');
  expect(router.state.location.pathname).toBe('/admin/belege/RE-2026-0040');
});

test('the chain leads to the neighbours by keys, and shows the whole hash on demand', async () => {
  const { router } = await openBeleg(makeBeleg(), {
    answers: (given) => given.on(read, ({ params }) => ok(makeBeleg({ nummer: params.nummer ?? '' }))),
  });
  const hash = teil('Kette').getByText('3fa8c1d2'.repeat(8));
  await expect.element(teil('Kette').getByText('Prüfsumme 3fa8c1d2…')).toBeVisible();
  await expect.element(hash).not.toBeVisible();
  const reihe = teil('Kette').getByRole('listitem');
  expect(textsOf(reihe)).toEqual(['davorRE-2026-0039', 'dieserRE-2026-0040', 'danachRE-2026-0041']);
  link('RE-2026-0041').element().focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(hash).toBeVisible();
  link('RE-2026-0039').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/admin/belege/RE-2026-0039');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Rechnung RE-2026-0039');
});

test('what is damaged is said, with what to do, and nothing that it is unchanged', async () => {
  const { kette } = makeBeleg();
  await openBeleg(makeBeleg({ kette: { ...kette, maengel: ['der Inhalt wurde verändert.'] } }));
  const warnung = page.getByRole('alert').filter({ hasText: 'der Inhalt wurde verändert.' });
  await expect.element(warnung).toMatchTextContent('Bitte ändern Sie nichts von Hand.');
  await expect.element(teil('Kette')).not.toMatchTextContent('Unverändert');
});

test('a correction and its invoice lead to each other; what is owed to the customer is said', async () => {
  const korrektur = makeBeleg({
    ...{ nummer: 'RE-2026-0041', art: 'korrektur', tag: '2026-11-24', brutto: -7.9, bezahlt: 0 },
    posten: [{ nr: 1, name: 'Lavendeltraum', menge: -1, preis: 7.9, satzPromille: 190 }],
    betraege: [{ art: 'nachlass', satzPromille: 190, betrag: 2 }],
    zu: [{ nummer: 'RE-2026-0040', art: 'rechnung', tag: '2026-11-21', brutto: 26.49 }],
    mails: [],
  });
  const rechnung = makeBeleg({ korrekturen: [korrektur] });
  await openBeleg(korrektur, {
    answers: (given) =>
      given.on(read, ({ params }) => ok(params.nummer === rechnung.nummer ? rechnung : korrektur)),
  });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Rechnungs\u00adkorrektur RE-2026-0041');
  const inhalt = teil('Was berechnet ist');
  await expect.element(inhalt).toMatchTextContent(/−1 × 7,90\s€, 19\s%−7,90\s€Nachlass aufgehoben/);
  await expect.element(inhalt).toMatchTextContent(/Zugunsten der Kundschaft7,90\s€/);
  await expect
    .element(teil('E-Mails'))
    .toMatchTextContent('Dieser Beleg ging noch mit keiner E-Mail hinaus.');
  const angaben = teil('Angaben');
  await angaben.getByRole('link', { name: 'RE-2026-0040' }).click();
  await expect.element(angaben).toMatchTextContent(/Korrigiert durchRE-2026-0041.*−7,90\s€/);
});

test('what was open when it was written has its day', async () => {
  await openBeleg(makeBeleg({ bezahlt: 20, zahlbarBis: '2026-12-05' }));
  await expect
    .element(teil('Was berechnet ist'))
    .toMatchTextContent(/Bezahlt20,00\s€Noch zu zahlen bis 05\.12\.20266,49\s€/);
});

test('the document of a market day names nobody, and leads to the screen of market days', async () => {
  const anlass = { art: 'markttag', id: 'm', text: 'Rheinheim' } as const;
  await openBeleg(
    makeBeleg({ nummer: 'RE-2026-0042', anlass, mails: [], empfaenger: undefined, name: undefined }),
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Sammel\u00adrechnung/);
  await expect.element(link('Markttag Rheinheim')).toHaveAttribute('href', '/admin/markt');
});

test('of a person who was deleted no file is offered, and it is said what stays', async () => {
  const { posten: _, betraege: __, empfaenger: ___, name: ____, ...rest } = makeBeleg();
  await openBeleg({ ...rest, istGeloescht: true, mails: [] });
  await expect.element(page.getByText(/Nummer, Tag, Summen und Prüfsummen bleiben/)).toBeVisible();
  await expect.element(teil('Angaben')).toMatchTextContent('AnAngaben gelöscht');
  await expect
    .element(teil('Kette'))
    .toMatchTextContent('Nummer, Summen und Prüfsummen unverändert seit 21.11.2026, 10:12 Uhr');
  await expect.element(teil('Was berechnet ist')).toMatchTextContent(/Gesamtbetrag26,49\s€/);
  await expect.element(page.getByRole('button', { name: /herunterladen$/ })).not.toBeInTheDocument();
  await expectAccessible();
});

test('whom a document that cannot be read is made out to is not known', async () => {
  const { posten: _, betraege: __, empfaenger: ___, name: ____, ...rest } = makeBeleg();
  await openBeleg({ ...rest, istUnlesbar: true });
  await expect.element(teil('Angaben')).toMatchTextContent('Annicht lesbar');
  await expect.element(teil('Was berechnet ist')).toMatchTextContent('Der Inhalt lässt sich nicht lesen.');
});

test('why a file does not come is said', async () => {
  const { answers } = await openBeleg(makeBeleg({ istGezeichnet: false }), {
    answers: (given) => given.on(pdf, refusal(503, 'Bitte versuchen Sie es gleich noch einmal.')),
  });
  await expect.element(page.getByText(/zeichnet der Laden beim ersten Herunterladen/)).toBeVisible();
  await page.getByRole('button', { name: 'PDF herunterladen' }).click();
  const warum = 'RE-2026-0040 wurde nicht als PDF geladen: Bitte versuchen Sie es gleich noch einmal.';
  await expect.element(page.getByText(warum)).toBeVisible();
  expect(answers.sent(pdf)).toMatchObject([{ params: { nummer: 'RE-2026-0040' } }]);
});

test('an unknown number leads back to the list', async () => {
  await openBeleg(makeBeleg(), {
    answers: (given) => given.on(read, refusal(404, 'Diesen Beleg gibt es nicht.')),
  });
  await expect.element(page.getByText('Einen Beleg RE-2026-0040 gibt es nicht')).toBeVisible();
  await expect.element(link('Alle Belege')).toHaveAttribute('href', '/admin/belege');
});

test('one that cannot be had is said, and a retry offered', async () => {
  const { answers } = await openBeleg(makeBeleg(), {
    answers: (given) => given.on(read, refusal(500, 'Serverfehler.')),
  });
  await expect.element(page.getByRole('alert').filter({ hasText: 'gerade nicht laden' })).toBeVisible();
  answers.on(read, ok(makeBeleg()));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(teil('Kette')).toBeVisible();
});

test('of an answer with its number alone the rest is left out', async () => {
  const odd = { success: true, data: { nummer: 'RE-2026-0040', posten: 7, kette: null, mails: [{}] } };
  await openBeleg(makeBeleg(), { answers: (given) => given.on(read, bare(odd)) });
  await expect.element(teil('Was berechnet ist')).toMatchTextContent('Der Inhalt lässt sich nicht lesen.');
  await expect.element(teil('Kette')).not.toBeInTheDocument();
});

test('while the shop is announced there is no such screen', async () => {
  const { router } = await openPage('/admin/belege/RE-2026-0040', { as: 'admin', laden });
  await expect.poll(() => router.state.location.pathname).toBe('/');
});
