import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeAuftrag, makeEreignis, testAnschrift } from '#test/auftrag/auftrag-antworten.ts';
import { bare, refusal } from '#test/ui/answers.ts';
import { dialog, fuehrt, listet, openAuftrag, openListe, rowOf, snackbar } from '#test/ui/areas/auftraege.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { auftragCalls } from '../../../calls.ts';

const auftrag = makeAuftrag();
const region = (name: string) => page.getByRole('region', { name });
const knopf = (name: string) => page.getByRole('button', { name, exact: true });
const body = () => page.elementLocator(document.body);

test('what older orders have taken of the shelf is to be made for this one', async () => {
  const posten = auftrag.posten.map((one) => ({ ...one, menge: 2, rest: 2, imLager: 20, gedeckt: 1 }));
  await openAuftrag({ ...auftrag, posten }, { isPhone: true });
  await expect.element(region('Produkte')).toMatchTextContent('im Lager: 20, für andere reserviert: 19');
  await expect.element(region('Produkte')).toMatchTextContent('fehlt');
});

test('packed by one key and taken back, with the keyboard alone', async () => {
  const ereignis = makeEreignis(3, { typ: 'gepackt', von: 'Maria', text: 'Gepackt', kannZurueck: true });
  const zurueck = makeEreignis(4, { typ: 'zurueckgenommen', von: 'Maria', text: 'Schritt 3 zurückgenommen' });
  const weg = { ...ereignis, isZurueckgenommen: true, kannZurueck: false };
  const { answers } = await openAuftrag(auftrag, {
    schritte: {
      gepackt: {
        ...{ stand: 'gepackt', isGepackt: true, ereignisse: [...auftrag.ereignisse, ereignis] },
        aktionen: ['versendet', 'notiz'],
      },
      zuruecknehmen: {
        ...{ stand: 'bezahlt', isGepackt: false, aktionen: ['gepackt', 'versendet'] },
        ereignisse: [...auftrag.ereignisse, weg, zurueck],
      },
    },
  });
  await expect.element(knopf('Als gepackt vermerken')).toBeVisible();
  knopf('Als gepackt vermerken').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(snackbar).toMatchTextContent('Gepackt.');
  // The focus stays at the button of the next step.
  await expect.element(knopf('Versand eintragen')).toHaveFocus();
  page.getByRole('button', { name: 'Gepackt: Zurücknehmen' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(region('Verlauf').getByRole('deletion')).toMatchTextContent('Gepackt');
  await expect.element(knopf('Als gepackt vermerken')).toBeVisible();
  expect(answers.sent(auftragCalls.gepackt)).toMatchObject([{ body: { gesehen: 2 } }]);
  expect(answers.sent(auftragCalls.zuruecknehmen)).toMatchObject([{ body: { gesehen: 3, nr: 3 } }]);
});

test('without an e-mail address no message is offered; words of a later version break nothing', async () => {
  const spaeter = {
    ...makeAuftrag({ email: '', isTelefon: true }),
    ...{ termin: null, stand: 'x', steuer: 7, rechnung: null },
    ereignisse: [{ nr: 1, typ: 'gebeamt', text: 'Gebeamt' }],
  };
  await openAuftrag(auftrag, {
    isPhone: true,
    answers: (answers) => answers.on(auftragCalls.read, bare({ success: true, data: spaeter })),
  });
  await expect.element(region('Verlauf')).toMatchTextContent('Gebeamt');
  await expectAccessible();
  await expect.element(region('Kundschaft')).toMatchTextContent('Bitte rufen Sie an');
  await expect.element(page.getByRole('button', { name: 'Nachricht schreiben' })).not.toBeInTheDocument();
});

test('a parcel of a file for DHL: before its address is changed or it is cancelled, its postage is said', async () => {
  await openAuftrag({ ...auftrag, isInDhlDatei: true }, { isPhone: true });
  for (const [name, text] of [
    [/Adresse ändern/, 'bitte stornieren Sie die Marke dort'],
    [/^Teil stornieren/, 'bitte prüfen Sie, ob die Marke dort noch passt'],
    [/^(Bestellung s|S)tornieren/, 'bitte stornieren Sie die Marke dort'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect.element(dialog).toMatchTextContent(`Sie steht schon in einer DHL-Datei: ${text}.`);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  }
});

test('an order that is none is said, with the way to all orders', async () => {
  const { router } = await openAuftrag(auftrag, {
    isPhone: true,
    answers: (answers) => {
      listet(answers, []);
      answers.on(auftragCalls.read, refusal(404, 'Diese Bestellung gibt es nicht.'));
    },
  });
  await expect.element(page.getByText('Diese Bestellung gibt es nicht')).toBeVisible();
  await page.getByRole('link', { name: 'Alle Bestellungen' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/bestellungen');
});

test('a soap stands on one line on the smallest phone', async () => {
  onTestFinished(() => page.viewport(360, 740));
  const posten = auftrag.posten.map((one) => ({ ...one, preis: 123.45, summe: 1234.5 }));
  const { ereignisse } = auftrag;
  const notiz = makeEreignis(3, {
    typ: 'notiz',
    text: 'Notiz',
    details: ['Bitte als Geschenk'],
    kannZurueck: true,
  });
  await openAuftrag({ ...auftrag, posten, ereignisse: [...ereignisse, notiz] }, { isPhone: true });
  await page.viewport(320, 740);
  const line = page.getByText(/^2\s×\sLavendeltraum$/);
  await expect.element(line).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(line.element().lastChild ?? line.element());
  const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
  expect(new Set(tops)).toHaveLength(1);
});

test('goods that left unpaid wait for their money, and their customer is reminded in one step', async () => {
  const fort = { stand: 'versendet', aufgabe: 'problem', gesamt: 20.7, bezahlt: 0, offen: 20.7 } as const;
  const eine = makeAuftrag({ ...fort, aktionen: ['zahlung', 'erinnern', 'nachricht', 'notiz'] });
  const erinnert = makeEreignis(3, {
    typ: 'erinnert',
    text: 'An die Zahlung erinnert',
    at: '2026-11-27T10:00:00.000Z',
  });
  const mail = {
    betreff: 'Erinnerung an die Zahlung',
    at: '2026-11-27T10:00:00.000Z',
    an: eine.email,
    stand: 'wartet',
  };
  const zeile = { ...eine, posten: [{ name: 'Lavendeltraum', menge: 2 }] };
  const { answers } = await openListe([zeile], {
    answers: (given) => {
      listet(given, [zeile]);
      fuehrt(given, eine, {
        erinnern: {
          ereignisse: [...eine.ereignisse, erinnert],
          nachrichten: [...eine.nachrichten, mail],
        },
      });
    },
  });
  await expect.element(rowOf(eine.nummer)).toMatchTextContent(/20,70\s€ fehlen/);
  await rowOf(eine.nummer).getByRole('link', { name: eine.nummer, exact: true }).click();
  const zuTun = region('Was zu tun ist');
  await expect.element(zuTun).toMatchTextContent(/Es fehlen 20,70\s€. Bitte daran erinnern./);
  await zuTun.getByRole('button', { name: 'An die Zahlung erinnern' }).click();
  await expect.element(dialog).toMatchTextContent('Storniert wird nichts.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Ja, erinnern' }).click();
  await expect.element(snackbar).toMatchTextContent('Die Erinnerung ist unterwegs.');
  await expect.element(region('Verlauf')).toMatchTextContent('An die Zahlung erinnert');
  await expect.element(region('E-Mails')).toMatchTextContent('Erinnerung an die Zahlung');
  // Once more is possible, and says when the last one was.
  await zuTun.getByRole('button', { name: 'An die Zahlung erinnern' }).click();
  await expect.element(dialog).toMatchTextContent(/Zuletzt erinnert: \d/);
  expect(answers.sent(auftragCalls.erinnern)).toMatchObject([{ body: { gesehen: 2 } }]);
});

test('a page opened before the shop was updated is told that a step is stale, shows what it knows, and goes on', async () => {
  const { nachrichten: _, steuer: __, termin: ___, ...ohne } = makeAuftrag({ letzteNr: 3 });
  const { details: _d, kannZurueck: _k, hinausgegangen: _h, ...gebeamt } = makeEreignis(3);
  const neu = {
    ...{ ...ohne, stand: 'unterwegs', aufgabe: 'verzollen', versandart: 'beamen' },
    ereignisse: [...ohne.ereignisse, { ...gebeamt, typ: 'gebeamt', von: 'Maria', text: 'Gebeamt' }],
    aktionen: ['verzollen', 'gepackt', 'notiz'],
  };
  const message = `${auftrag.nummer} hat sich inzwischen geändert: Gebeamt (Maria, 02.03.2026, 10:12 Uhr). Bitte sehen Sie sich die Bestellung noch einmal an.`;
  const { answers } = await openAuftrag(auftrag);
  await expect.element(knopf('Als gepackt vermerken')).toBeVisible();
  answers.on(auftragCalls.read, bare({ success: true, data: neu }));
  answers.on(auftragCalls.gepackt, refusal(409, message));
  await knopf('Als gepackt vermerken').click();
  // The screen's message and the toast beside it.
  await expect.element(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
  await expect.element(region('Verlauf')).toMatchTextContent('Gebeamt');
  await expect.element(region('Produkte')).toMatchTextContent('Lavendeltraum');
  await expect.element(body()).not.toMatchTextContent(/undefined|NaN|Invalid|verzollen/);

  // The answer to a step has nothing but what makes it an order.
  const knapp = { _id: neu._id, nummer: neu.nummer, aktionen: ['notiz'], letzteNr: 4 };
  for (const call of [auftragCalls.gepackt, auftragCalls.notiz])
    answers.on(call, bare({ success: true, data: knapp }));
  await knopf('Als gepackt vermerken').click();
  await expect.element(snackbar).toMatchTextContent('Gepackt.');
  await knopf('Notiz schreiben').click();
  await dialog.getByLabelText('Notiz').click();
  await userEvent.keyboard('Karte beilegen');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(auftragCalls.gepackt)).toMatchObject([
    { body: { gesehen: 2 } },
    { body: { gesehen: 3 } },
  ]);
  expect(answers.sent(auftragCalls.notiz)).toMatchObject([{ body: { gesehen: 4, text: 'Karte beilegen' } }]);
  await expect.element(body()).not.toMatchTextContent(/undefined|NaN|Invalid/);
});

test('where an order is sent and who gets it is shown', async () => {
  await openAuftrag({ ...auftrag, hatKonto: false, bestellungen: 1, lieferung: testAnschrift });
  await expect.element(region('Versand')).toMatchTextContent('Lindenallee 12');
  await expect.element(region('Kundschaft')).toMatchTextContent('ohne Konto, erste Bestellung');
});
