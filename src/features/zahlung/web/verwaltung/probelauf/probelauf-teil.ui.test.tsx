import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { umgebungCalls } from '#features/einstellung/umgebung-calls.ts';
import { umgebung } from '#features/einstellung/umgebung-contract.ts';
import { phaseCalls } from '#features/oeffnung/calls.ts';
import { ok } from '#shared/wire/envelope.ts';
import { type Answers, lost, refusal } from '#test/ui/answers.ts';
import { einstellungenPath, openEinstellungen, settings } from '#test/ui/areas/einstellungen.ts';
import { catchWeiterleitung } from '#test/ui/areas/zahlung.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { made } from '#test/ui/made.ts';
import { probelaufCalls } from '../../../probelauf/probelauf-calls.ts';
import type { Probelauf } from '../../../probelauf/probelauf-contract.ts';

const teil = page.getByRole('region', { name: /^Probe.?zahlung$/ });
const stand = teil.getByRole('status');
const knopf = (name: RegExp) => teil.getByRole('button', { name });
const zurueck = '?feld=probezahlung&probezahlung=zurueck';

type Lauf = NonNullable<Probelauf['lauf']>;

const begonnen: Lauf = {
  ...{ stand: 'begonnen', grund: '', createdAt: '2026-12-01T10:00:00.000Z' },
  ...{ bezahltAt: null, beendetAt: null },
};
const bezahlt: Lauf = { ...begonnen, stand: 'bezahlt', bezahltAt: '2026-12-01T10:02:00.000Z' };
const fertig: Lauf = { ...bezahlt, stand: 'zurueck', beendetAt: '2026-12-01T10:03:00.000Z' };

function probe(lauf?: Lauf, modus: 'live' | 'test' | 'probe' = 'live') {
  const bestanden = lauf?.stand === 'zurueck';
  return ok({ anbieter: { name: 'Stripe', modus }, betrag: 1, bestanden, ...(lauf && { lauf }) });
}

/** The settings with a trial payment that stands so. */
function openTeil(
  lauf?: Lauf,
  { search = '', ...mehr }: { search?: string; answers?: (a: Answers) => void } = {},
) {
  return openEinstellungen(search, (answers) => {
    settings(answers);
    answers.on(probelaufCalls.read, probe(lauf));
    mehr.answers?.(answers);
  });
}

test('says what it costs before, and leads to the provider’s page', async () => {
  const { answers } = await openTeil();
  answers.on(probelaufCalls.beginnen, ok({ adresse: 'https://pay.example/c/1' }));
  const ziele = catchWeiterleitung();
  await expect.element(stand).toMatchTextContent('Noch nicht ausprobiert');
  await expect.element(teil).toMatchTextContent('Es ist echtes Geld');
  await expect.element(teil).toMatchTextContent('1,00 €');
  await expectAccessible();
  await knopf(/durchführen$/).click();
  await expect.poll(() => ziele).toEqual(['https://pay.example/c/1']);
  expect(answers.sent(probelaufCalls.pruefen)).toEqual([]);
});

test.each([
  ['test', /fließt kein Geld.*Testkarte von Stripe/],
  ['probe', /fließt kein Geld.*Beispiel-Werkstatt/],
] as const)('with a key of the kind %s no money moves, and it says so', async (modus, text) => {
  await openTeil(undefined, {
    answers: (answers) => answers.on(probelaufCalls.read, probe(undefined, modus)),
  });
  await expect.element(teil.getByText(text)).toBeVisible();
});

test.each(['javascript:alert(1)', 'http://pay.example/', ''])(
  'goes to no address like %j',
  async (adresse) => {
    const { answers } = await openTeil();
    answers.on(probelaufCalls.beginnen, ok({ adresse }));
    const ziele = catchWeiterleitung();
    await knopf(/durchführen$/).click();
    await expect.element(teil.getByRole('alert')).toBeVisible();
    expect(ziele).toEqual([]);
  },
);

test('who comes back is told by itself that it went back, and the opening list is asked again', async () => {
  let release = () => {};
  const { answers } = await openTeil(begonnen, {
    search: zurueck,
    answers: (answers) => {
      release = answers.hold(probelaufCalls.pruefen, probe(fertig));
    },
  });
  await expect.element(stand).toMatchTextContent('Es wird nachgesehen');
  const gefragt = answers.sent(phaseCalls.readBereit).length;
  release();
  await expect
    .element(stand)
    .toMatchTextContent(/Ausprobiert.*Bezahlt und zurückgezahlt am 01.12.2026, 11:03 Uhr\..*Karte/);
  await expect.element(knopf(/wiederholen$/)).toBeVisible();
  await expect.poll(() => answers.sent(phaseCalls.readBereit).length).toBeGreaterThan(gefragt);
  expect(answers.sent(probelaufCalls.pruefen)).toHaveLength(1);
});

test('what is open is looked at with each visit, and can be paid or looked at again', async () => {
  const { answers } = await openTeil(begonnen, {
    answers: (answers) => answers.on(probelaufCalls.pruefen, probe(begonnen)),
  });
  await expect
    .element(stand)
    .toMatchTextContent(/Begonnen.*Nachgesehen um \d\d:\d\d Uhr: noch kein Geld gemeldet\./);
  // It may be on its way: paying once more is no better than waiting.
  for (const name of [/^Bezahlseite öffnen$/, /^Stand prüfen$/])
    await expect.element(knopf(name)).toHaveAttribute('data-variant', 'default');
  answers.on(probelaufCalls.pruefen, probe(bezahlt));
  await knopf(/^Stand prüfen$/).click();
  await expect.element(stand).toMatchTextContent('noch nicht zurückgezahlt');
  await expect.element(knopf(/^Bezahlseite öffnen$/)).not.toBeInTheDocument();
  expect(answers.sent(probelaufCalls.pruefen)).toHaveLength(2);
});

test('a provider that says nothing leaves what is known, and says what to do', async () => {
  const text = 'Stripe antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.';
  await openTeil(begonnen, {
    search: zurueck,
    answers: (answers) => answers.on(probelaufCalls.pruefen, refusal(503, text)),
  });
  await expect.element(teil.getByRole('alert')).toMatchTextContent(text);
  await expect.element(stand).toMatchTextContent('Begonnen');
  await expect.element(knopf(/^Stand prüfen$/)).toBeEnabled();
});

test('what has failed says why, and can be tried again', async () => {
  const gescheitert: Lauf = { ...bezahlt, stand: 'gescheitert', grund: 'Dem Schlüssel fehlt das Recht.' };
  const { answers } = await openTeil(gescheitert);
  await expect.element(stand).toMatchTextContent('Nicht geklapptDem Schlüssel fehlt das Recht.');
  answers.on(probelaufCalls.beginnen, refusal(409, 'Die Probezahlung ist inzwischen bezahlt.'));
  answers.on(probelaufCalls.read, probe(fertig));
  await knopf(/^Noch einmal versuchen$/).click();
  await expect.element(stand).toMatchTextContent('Ausprobiert');
  await expect.element(teil.getByRole('alert')).not.toBeInTheDocument();
});

test('without a provider there is nothing of it, nor with an older server', async () => {
  for (const answer of [ok({ betrag: 1, bestanden: false }), refusal(404, 'Diese Seite gibt es nicht.')]) {
    const { answers, router } = await openTeil(undefined, {
      answers: (answers) => answers.on(probelaufCalls.read, answer),
    });
    await expect.element(page.getByRole('heading', { name: 'Post prüfen' })).toBeVisible();
    await expect.poll(() => answers.sent(probelaufCalls.read).length).toBeGreaterThan(0);
    await expect.element(teil).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(einstellungenPath);
  }
});

test('what could not be loaded is loaded again', async () => {
  const { answers } = await openTeil(undefined, {
    answers: (answers) => answers.on(probelaufCalls.read, lost),
  });
  await expect.element(knopf(/^Erneut versuchen/)).toBeVisible();
  answers.on(probelaufCalls.read, probe());
  await knopf(/^Erneut versuchen/).click();
  await expect.element(stand).toMatchTextContent('Noch nicht ausprobiert');
});

test.each([zurueck, '?feld=probezahlung'])(
  '%s: the focus is there while it is looked at, and after',
  async (search) => {
    let release = () => {};
    await openTeil(begonnen, {
      search,
      answers: (answers) => {
        release = answers.hold(probelaufCalls.pruefen, probe(begonnen));
      },
    });
    const titel = teil.getByRole('heading', { name: /^Probe.?zahlung$/, level: 4 });
    await expect.element(stand).toMatchTextContent('Es wird nachgesehen');
    await expect.element(titel).toHaveFocus();
    release();
    await expect.element(stand).toMatchTextContent('Nachgesehen um');
    await expect.element(titel).toHaveFocus();
  },
);

test('who has not tried it yet begins at once', async () => {
  await openTeil(undefined, { search: '?feld=probezahlung' });
  await expect.element(knopf(/durchführen$/)).toHaveFocus();
});

test('its place is kept while it is loaded, where there is a provider', async () => {
  let release = () => {};
  await openTeil(undefined, {
    answers: (answers) => {
      const zahlung = { anbieter: 'stripe', modus: 'live' } as const;
      answers.on(umgebungCalls.read, ok({ ...made(umgebung), zahlung }));
      release = answers.hold(probelaufCalls.read, probe());
    },
  });
  await expect.element(teil).toBeVisible();
  const vorher = teil.element().getBoundingClientRect().height;
  release();
  await expect.element(stand).toMatchTextContent('Noch nicht ausprobiert');
  expect(Math.abs(teil.element().getBoundingClientRect().height - vorher)).toBeLessThan(60);
});
