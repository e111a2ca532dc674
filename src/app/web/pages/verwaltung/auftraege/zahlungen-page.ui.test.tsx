import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { zahlungCalls } from '#features/zahlung/calls.ts';
import { type Abgleich, abgleichReply, type Gebucht } from '#features/zahlung/contract.ts';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { type Answers, bare, refusal } from '#test/ui/answers.ts';
import { startPage } from '#test/ui/areas/auth.ts';
import { laden, offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';

const path = '/admin/zahlungen';
const owner = { as: 'admin', laden: offenerLaden } as const;
const nummer = 'B-26-AAA23';
const umsatz = 'f'.repeat(64);

const feld = page.getByLabelText('Kontoauszug wählen');
const haken = page.getByRole('checkbox');
const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
const knopf = (name: string) => page.getByRole('button', { name, exact: true });
const choose = (text: string, name = 'umsaetze.csv') => userEvent.upload(feld, new File([text], name));

/** A statement with one transfer of 20,70 € for the order. */
function auszug(
  zeile: Partial<Abgleich['umsaetze'][number]> = {},
  auftrag: Partial<Abgleich['auftraege'][number]> = {},
): Abgleich {
  const eingang = {
    umsatz,
    tag: '2026-11-23',
    betrag: 20.7,
    name: 'Oma',
    zweck: nummer,
    art: 'sicher' as const,
  };
  return made(abgleichReply.shape.data, {
    format: 'Sparkasse (CSV)',
    umsaetze: [{ ...eingang, teile: [{ auftragId: 'a', betrag: 20.7 }], ...zeile }],
    auftraege: [{ _id: 'a', nummer, name: 'Erika Beispiel', offen: 20.7, letzteNr: 1, ...auftrag }],
  });
}

/** The statement is read so, and its transfer can be booked. */
function read(answers: Answers, abgleich: Abgleich): void {
  answers.on(zahlungCalls.abgleich, ok(abgleich));
  const gebucht: Gebucht = { umsatz, ergebnis: 'gebucht', text: 'gebucht', gesehen: [] };
  answers.on(zahlungCalls.buchen, okWith('1 Zahlung gebucht.', { ergebnisse: [gebucht] }));
}

/** Presses a button with its key. */
async function press(name: string): Promise<void> {
  await expect.element(knopf(name)).toBeEnabled();
  (knopf(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

test('before an order gets more than is open of it, the owner is asked', async () => {
  const grund = `${nummer} ist storniert: Das Geld wäre zurückzuzahlen.`;
  const storniert = { stand: 'storniert', offen: 0 } as const;
  const { answers } = await openPage(path, {
    ...{ ...owner, isPhone: true },
    answers: (given) => read(given, auszug({ art: 'wahrscheinlich', grund }, storniert)),
  });
  await choose('<Document/>', 'camt.xml');
  await expect.element(page.getByText(grund)).toBeVisible();
  const worte = page.getByRole('listitem').getByText(nummer, { exact: true });
  const inText = worte.elements().filter((one) => one.parentElement?.closest('p'));
  expect(inText.map((one) => getComputedStyle(one).whiteSpace)).toEqual(inText.map(() => 'nowrap'));
  expect(inText).not.toEqual([]);
  (haken.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await knopf('1 Zahlung buchen').click();
  await expect.element(question).toMatchTextContent('Mehr buchen, als offen ist?');
  await expect.element(question).toMatchTextContent(`${nummer} (storniert)`);
  await userEvent.keyboard('{Escape}');
  await expect.element(haken).toBeChecked();
  expect(answers.sent(zahlungCalls.buchen)).toEqual([]);
  await knopf('1 Zahlung buchen').click();
  await question.getByRole('button', { name: 'Ja, buchen' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: '1 Zahlung gebucht.' })).toBeVisible();
  expect(answers.sent(zahlungCalls.buchen)).toMatchObject([
    {
      body: {
        buchungen: [{ umsatz, tag: '2026-11-23', teile: [{ auftragId: 'a', betrag: 20.7, gesehen: 1 }] }],
      },
    },
  ]);
});

test('a way back asks before choices are lost, and so does the browser', async () => {
  const { router } = await openPage(path, {
    ...owner,
    answers: (given) => {
      read(given, auszug());
      startPage(given);
    },
  });
  await page.getByRole('banner').getByRole('link', { name: 'Zum Shop' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.element(haken).not.toBeInTheDocument();
  await router.navigate(-1);
  await choose('Buchungstag;…');
  await haken.click();
  await expect.element(haken).not.toBeChecked();
  const isLeft = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(isLeft).toBe(false);
  await router.navigate(1);
  await expect.element(question).toMatchTextContent('Diesen Auszug verlassen?');
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe(path);
  await expect.element(haken).not.toBeChecked();
  await knopf('Anderer Auszug').click();
  await question.getByRole('button', { name: 'Ja, verlassen' }).click();
  await expect.element(feld).toBeEnabled();
  await expect.poll(isLeft).toBe(true);
});

test('the focus follows what comes in the place of another part', async () => {
  await openPage(path, { ...owner, answers: (given) => read(given, auszug()) });
  await choose('Buchungstag;…');
  await expect.element(page.getByRole('status').filter({ hasText: '1 Eingang.' })).toHaveFocus();
  await press('Anderer Auszug');
  await expect.element(question).toBeVisible();
  await press('Ja, verlassen');
  await expect.element(feld).toHaveFocus();
  await choose('Buchungstag;…');
  await press('1 Zahlung buchen');
  const focused = () => document.activeElement?.querySelector('[role="alert"]')?.textContent;
  await expect.poll(focused).toBe('1 Zahlung gebucht.');
  await press('Nächster Auszug');
  await expect.element(feld).toHaveFocus();
});

test('an answer of another version is refused with what to do', async () => {
  const { answers } = await openPage(path, owner);
  const alert = page.getByRole('alert').filter({ hasText: 'nicht zu lesen' });
  for (const data of [{}, null]) {
    const release = answers.hold(zahlungCalls.abgleich, bare({ success: true, data }));
    await choose('Buchungstag;…');
    await expect.element(alert).not.toBeInTheDocument();
    release();
    await expect.element(alert).toBeVisible();
  }
});

test('a file that is no statement is refused with what to do instead', async () => {
  const keine = refusal(400, 'In dieser Datei ist keine Kopfzeile.');
  const { answers } = await openPage(path, {
    ...owner,
    answers: (given) => given.on(zahlungCalls.abgleich, keine),
  });
  await choose('%PDF-1.7', 'auszug.pdf');
  await expect.element(page.getByRole('alert').filter({ hasText: 'Das ist ein PDF.' })).toBeVisible();
  expect(answers.sent(zahlungCalls.abgleich)).toEqual([]);
  await choose('Hallo', 'hallo.csv');
  await expect
    .element(page.getByRole('main').getByRole('alert').filter({ hasText: 'keine Kopfzeile' }))
    .toBeVisible();
  expect(answers.sent(zahlungCalls.abgleich)).toMatchObject([{ body: { text: 'Hallo' } }]);
  read(answers, { ...auszug(), isGeraten: true });
  await choose('Datum der Zahlung;Absender;Text;Betrag in Euro\n23.11.2026;Oma;Seife;5,00\n');
  await expect.element(page.getByText('Diese Bank ist nicht bekannt')).toBeVisible();
});

test('while the shop is announced there is no such screen', async () => {
  const { router } = await openPage(path, { as: 'admin', laden, answers: startPage });
  await expect.poll(() => router.state.location.pathname).toBe('/');
});

test('employees never have it', async () => {
  await openPage(path, { as: 'werkstatt', laden: offenerLaden, answers: startPage });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Diese Seite dürfen Sie nicht sehen' }))
    .toBeVisible();
});
