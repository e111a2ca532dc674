import { beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok, okList, okWith } from '#shared/wire/envelope.ts';
import { type Answers, bare, refusal } from '#test/ui/answers.ts';
import { artikelOf, button, dialog, meldungen, openLager } from '#test/ui/areas/lager.ts';
import { made } from '#test/ui/made.ts';
import { lagerCalls } from '../../../calls.ts';
import {
  type Bewegung,
  bewegung,
  type HistorieArtikel,
  historieArtikel,
  historieReply,
  verlauf,
} from '../../../historie/historie-contract.ts';
import { storno } from '../../../produktion/produktion-contract.ts';

const schwarz = artikelOf('rohseife', 'schwarz', { menge: 340, mindestbestand: 800 });
const nachtjasmin = { buchungId: 'produktion-1', name: 'Nachtjasmin', anzahl: 12 };
const anfang = made(bewegung, {
  ...{ _id: 'b1', createdAt: '2026-03-01T09:00:00.000Z', typ: 'eingang' },
  ...{ menge: 1420, bestandNachher: 1420, grund: 'Anfangsbestand' },
});
const ausgang = made(bewegung, {
  ...{ _id: 'b2', createdAt: '2026-03-02T09:30:00.000Z', typ: 'ausgang' },
  ...{ menge: -1080, bestandVorher: 1420, bestandNachher: 340, grund: 'Produktion: 12 × Nachtjasmin' },
  ...{ von: 'Maria Lindner', produktion: nachtjasmin },
});

/** The movements of an article, newest first, as a list and over time. */
function moves(answers: Answers, artikel: Partial<HistorieArtikel>, bewegungen: Bewegung[]): void {
  const head = made(historieArtikel, artikel);
  answers.on(lagerCalls.historie, ({ query: { typ } }) =>
    made(historieReply, {
      artikel: head,
      data: bewegungen.filter((one) => !typ || one.typ === typ),
    }),
  );
  const punkte = bewegungen.map((one) => ({ datum: one.createdAt, bestand: one.bestandNachher }));
  answers.on(lagerCalls.verlauf, ok(made(verlauf, { artikel: head, schritt: 1, punkte: punkte.reverse() })));
}

// The chart is a chunk of its own, which takes long to load without a build.
beforeAll(() => import('./verlauf-chart.tsx'));

async function openHistorie(name: string) {
  await button(`Historie: ${name}`).click();
  return dialog(`Historie: ${name}`);
}

test.each([false, true])(
  'the history shows every movement, as a chart and as a list, filtered by kind, on a phone: %s',
  {
    tags: ['@A28', '@A30'],
  },
  async (isPhone) => {
    await openLager([schwarz], {
      isPhone,
      answers: (answers) => moves(answers, schwarz, [ausgang, anfang]),
    });
    const historie = await openHistorie('schwarz');
    const chart = { name: /^Bestand seit 01\.03\.2026.* jetzt 340 g, Mindestbestand 800 g$/ };
    await expect.element(historie.getByRole('img', chart)).toBeVisible();
    const list = historie.getByRole('table', { name: 'Bewegungen' }).or(historie.getByRole('list'));
    const newest = list.getByRole(isPhone ? 'listitem' : 'row').filter({ hasText: '−1.080 g' });
    await expect.element(newest).toMatchTextContent('02.03.2026, 10:30');
    for (const text of ['Ausgang', '1.420 g', '340 g', 'Produktion: 12 × Nachtjasmin', 'Maria Lindner'])
      await expect.element(newest).toMatchTextContent(text);
    const colorOf = (text: string) =>
      getComputedStyle(list.getByText(text, { exact: true }).first().element()).color;
    expect(colorOf('Ausgang')).toBe('rgb(168, 32, 13)');
    expect(colorOf('Eingang')).toBe('rgb(47, 107, 85)');

    await historie.getByLabelText('Art der Bewegung').selectOptions('Eingang');
    await expect.element(list.getByText('Ausgang')).not.toBeInTheDocument();
    await expect.element(list.getByText('Anfangsbestand')).toBeVisible();
  },
);

test('other kinds of movements are shown by their name, and notes where there are some', {
  tags: ['@A28'],
}, async () => {
  const other = { ...anfang, _id: 'b3', typ: 'umbuchung', menge: -5, notizen: undefined };
  const data = [{ ...anfang, menge: 800, notizen: 'frisch' }, other];
  await openLager([schwarz], {
    answers: (answers) => {
      answers.on(lagerCalls.historie, bare({ success: true, data }));
      answers.on(lagerCalls.verlauf, refusal(404, 'Nicht gefunden'));
    },
  });
  const historie = await openHistorie('schwarz');
  for (const text of ['+800 g', 'frisch', '−5 g', 'umbuchung'])
    await expect.element(historie.getByText(text, { exact: true })).toBeVisible();
});

test('a long history has pages', { tags: ['@A28'] }, async () => {
  const pagination = { page: 1, limit: 25, total: 30, pages: 2 };
  const { answers } = await openLager([schwarz], {
    answers: (answers) => {
      moves(answers, schwarz, [ausgang]);
      answers.on(lagerCalls.historie, ({ query }) =>
        made(historieReply, {
          data: query.page === '2' ? [anfang] : [ausgang],
          pagination: { ...pagination, page: Number(query.page) },
        }),
      );
    },
  });
  const historie = await openHistorie('schwarz');
  const pages = historie.getByRole('navigation', { name: 'Seiten' });
  await expect.element(pages).toMatchTextContent('1–25 von 30');
  await button('Nächste Seite', pages).click();
  await expect.element(pages).toMatchTextContent('26–30 von 30');
  await expect.element(historie.getByText('Anfangsbestand')).toBeVisible();
  expect(answers.sent(lagerCalls.historie).map(({ params, query }) => ({ ...params, ...query }))).toEqual([
    { itemId: 'bestand-schwarz', page: '1', limit: '25' },
    { itemId: 'bestand-schwarz', page: '2', limit: '25' },
  ]);
});

test.each([
  ['without movements', made(historieReply), 'Keine Bewegungen vorhanden'],
  ['with null as data', bare({ success: true, data: null }), 'Keine Bewegungen vorhanden'],
  ['that cannot be loaded', bare('x', 502), 'Fehler beim Laden der Historie'],
] as const)('a history %s says so', { tags: ['@A28', '@A29'] }, async (_, historie, text) => {
  await openLager([schwarz], {
    answers: (answers) => {
      answers.on(lagerCalls.historie, historie);
      answers.on(lagerCalls.verlauf, bare({ success: true, data: null }));
    },
  });
  await expect.element((await openHistorie('schwarz')).getByText(text)).toBeVisible();
});

test('a deleted article keeps its history, one press away', { tags: ['@A28', '@R9'] }, async () => {
  const seife = artikelOf('produkt', 'Nachtjasmin', { menge: 25 });
  const gebucht = made(bewegung, {
    ...{ createdAt: '2026-03-01T09:00:00.000Z', typ: 'eingang', einheit: 'Stück' },
    ...{ menge: 12, bestandNachher: 25 },
    ...{ grund: 'Produktion: 12 × Nachtjasmin', produktion: nachtjasmin },
  });
  await openLager([artikelOf('produkt', 'Goldstück', { menge: 6 })], {
    tab: 'produkte',
    answers: (answers) => {
      answers.on(lagerCalls.entfernte, okList([seife]));
      moves(answers, { ...seife, isEntfernt: true }, [gebucht]);
    },
  });
  await page.getByText('Gelöschte Fertigprodukte (1)').click();
  await button('Historie: Nachtjasmin (gelöscht)').click();
  const historie = dialog('Historie: Nachtjasmin');
  await expect.element(historie.getByText('Diesen Artikel gibt es nicht mehr.')).toBeVisible();
  await expect.element(historie.getByText('Produktion: 12 × Nachtjasmin')).toBeVisible();
  await expect.element(historie.getByRole('img', { name: /^Bestand seit .* jetzt 25 Stück/ })).toBeVisible();
  await expect.element(button(/^Zurücknehmen/, historie)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('tab', { name: 'Rohseifen' }).click();
  await expect.element(page.getByText('Keine Rohseifen im Lager.')).toBeVisible();
  await expect.element(page.getByText(/^Gelöschte/)).not.toBeInTheDocument();
});

describe('a production is reversed from the history', () => {
  const question = dialog('Möchten Sie diese Produktion zurücknehmen?');

  async function takeBack() {
    const historie = await openHistorie('schwarz');
    await historie.getByRole('button', { name: /^Zurücknehmen: 12\s×\sNachtjasmin, / }).click();
    await expect.element(question).toMatchTextContent('12 × Nachtjasmin');
    await button('Zurücknehmen', question).click();
    return historie;
  }

  test('once: then it says that it was', { tags: ['@A27', '@A28'] }, async () => {
    const { answers } = await openLager([schwarz], {
      answers: (answers) => {
        moves(answers, schwarz, [ausgang, anfang]);
        answers.on(lagerCalls.storno, () => {
          const produktion = { ...nachtjasmin, isStorniert: true };
          const zurueck = { ...ausgang, produktion };
          moves(answers, { ...schwarz, menge: 1420 }, [zurueck, anfang]);
          return okWith('Produktion zurückgenommen', made(storno));
        });
      },
    });
    const historie = await takeBack();
    await expect.element(meldungen()).toMatchTextContent('Produktion zurückgenommen');
    await expect.element(historie.getByText('zurückgenommen', { exact: true })).toBeVisible();
    await expect.element(button(/^Zurücknehmen/, historie)).not.toBeInTheDocument();
    await expect.element(historie.getByRole('img', { name: /jetzt 1\.420 g/ })).toBeVisible();
    expect(answers.sent(lagerCalls.storno)).toMatchObject([{ params: { buchungId: 'produktion-1' } }]);
  });

  test('unless its soap is gone', { tags: ['@A27', '@A28'] }, async () => {
    const nein = 'Die Produktion kann nicht zurückgenommen werden.';
    const fehler = ['Nachtjasmin: 12 Stück zurückzunehmen, 3 Stück vorhanden'];
    await openLager([schwarz], {
      answers: (answers) => {
        moves(answers, schwarz, [ausgang, anfang]);
        answers.on(lagerCalls.storno, refusal(409, nein, { fehler }));
      },
    });
    await takeBack();
    const alert = page.getByRole('alert').filter({ hasText: nein });
    // The message of the screen; beside it stands the toast of every failed call.
    await expect.element(alert.filter({ hasText: `• ${fehler[0]}` })).toBeVisible();
  });
});
