import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { widerrufVerwaltungCalls } from '#features/widerruf/bearbeitung/verwaltung-calls.ts';
import { type Widerruf, widerruf } from '#features/widerruf/bearbeitung/verwaltung-contract.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { type Answers, bare, refusal } from '#test/ui/answers.ts';
import { startPage } from '#test/ui/areas/auth.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';

const path = '/admin/widerrufe';
const owner = { as: 'admin', laden: offenerLaden } as const;
const produkt = 'Lavendeltraum';
const nummer = 'B-26-AAA01';

const karte = (name = 'Erika Beispiel') => page.getByRole('article', { name });
/** By its verb; of which withdrawal it is follows behind a colon. */
const knopf = (name: string, within: Pick<Locator, 'getByRole'> = page) =>
  within.getByRole('button', { name: new RegExp(`^${RegExp.escape(name)}(:|$)`) });
const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** A withdrawal that belongs to no order yet. */
const ohneBestellung = made(widerruf, {
  ...{ _id: 'w', name: 'Erika Beispiel', email: 'erika@kundschaft.example', beleg: 'post' },
  ...{ bestellung: 'die Seifen von gestern', stuecke: 'nur eine', geldBis: '2026-12-11' },
  aufgaben: ['zuordnen'],
});

/** The same of an order of two soaps with postage: 20,70 €. */
function zugeordnet(letzteNr: number, geliefertAt?: string): Widerruf {
  const posten = { nr: 1, name: produkt, preis: 7.9, menge: 2, moeglich: 2, gewuenscht: 2 };
  return {
    ...ohneBestellung,
    aufgaben: ['buchen'],
    auftrag: made(widerruf.shape.auftrag.unwrap(), {
      ...{ _id: 'a', nummer, name: 'Erika Beispiel', letzteNr, versand: 4.9, bezahlt: 20.7 },
      ...{ stand: geliefertAt ? 'versendet' : 'bezahlt', ...(geliefertAt ? { geliefertAt } : {}) },
      posten: [{ ...posten, imHaus: geliefertAt ? 0 : 2, erwartet: 0 }],
    }),
  };
}

/** The withdrawals: open ones, and those that are done. */
function liste(answers: Answers, offene: Widerruf[], erledigte: Widerruf[] = []): void {
  answers.on(widerrufVerwaltungCalls.list, ok({ offene, weitere: 0, erledigte }));
}

test('a withdrawal without a number is matched by hand, detached, settled and opened again', async () => {
  const mitVorschlag = {
    ...ohneBestellung,
    vorschlaege: [made(widerruf.shape.vorschlaege.element, { _id: 'a', nummer, name: 'Erika Beispiel' })],
  };
  const { answers } = await openPage(path, {
    ...{ ...owner, isPhone: true },
    answers: (given) => liste(given, [mitVorschlag]),
  });
  await expect.element(karte()).toMatchTextContent('Noch keiner Bestellung zugeordnet.');
  await expect.element(karte()).toMatchTextContent('die Seifen von gestern');
  const text = 'Eine Bestellung B-26-ZZZZZ gibt es nicht.';
  answers.on(widerrufVerwaltungCalls.zuordnen, refusal(404, text, { fehler: [`nummer: ${text}`] }));
  await typeInto(karte().getByLabelText('Bestellnummer'), 'B-26-ZZZZZ');
  await knopf('Zuordnen', karte()).click();
  await expect.element(karte()).toMatchTextContent(text);
  await expect.element(karte().getByLabelText('Bestellnummer')).toHaveValue('B-26-ZZZZZ');

  const becomes = (call: 'zuordnen' | 'loesen' | 'erledigen' | 'oeffnen', now: Widerruf, isDone = false) =>
    answers.on(widerrufVerwaltungCalls[call], () => {
      liste(answers, isDone ? [] : [now], isDone ? [now] : []);
      return okWith('Gespeichert.', now);
    });
  becomes('zuordnen', zugeordnet(2));
  await karte().getByRole('button', { name: nummer }).click();
  await expect.element(karte().getByRole('link', { name: nummer })).toBeVisible();
  await expect.element(karte()).toMatchTextContent('noch alles im Haus');

  becomes('loesen', mitVorschlag);
  await knopf('Zuordnung lösen', karte()).click();
  await expect.element(dialog).toMatchTextContent('wieder keiner Bestellung zugeordnet');
  await knopf('Zuordnung lösen', dialog).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(karte()).toMatchTextContent('Noch keiner Bestellung zugeordnet.');
  await typeInto(karte().getByLabelText('Bestellnummer'), nummer.toLowerCase());
  await userEvent.keyboard('{Enter}');
  await expect.element(karte().getByRole('link', { name: nummer })).toBeVisible();
  expect(answers.sent(widerrufVerwaltungCalls.zuordnen).map(({ body }) => body)).toEqual([
    { nummer: 'B-26-ZZZZZ' },
    { nummer },
    { nummer: nummer.toLowerCase() },
  ]);

  await knopf('Abschließen', karte()).click();
  await knopf('Abschließen', dialog).click();
  await expect.element(dialog).toMatchTextContent('Bitte schreiben Sie, warum nichts mehr zu tun ist.');
  becomes('erledigen', { ...zugeordnet(2), aufgaben: [], schluss: 'Kam doppelt' }, true);
  await typeInto(dialog.getByLabelText('Warum'), 'Kam doppelt');
  await knopf('Abschließen', dialog).click();
  await expect.element(page.getByText('Kein Widerruf offen')).toBeVisible();
  expect(answers.sent(widerrufVerwaltungCalls.erledigen)).toMatchObject([{ body: { text: 'Kam doppelt' } }]);
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Kam doppelt' }))
    .toMatchTextContent(nummer);
  becomes('oeffnen', zugeordnet(2));
  await knopf('Erika Beispiel: Wieder öffnen').click();
  await expect.element(knopf('Widerruf bearbeiten', karte())).toBeVisible();
});

test('the second of two people is told what the first did, loses nothing that was typed, and books all in one go', async () => {
  const geliefertAt = '2026-11-25T10:00:00.000Z';
  const { answers } = await openPage(path, {
    ...owner,
    answers: (given) => liste(given, [zugeordnet(4, geliefertAt)]),
  });
  await knopf('Widerruf bearbeiten', karte()).click();
  await knopf(`${produkt}: ein Stück weniger`, dialog).click();
  await dialog.getByLabelText('Die Ware ist schon wieder da').click();
  await knopf(`${produkt}, verkaufbar: ein Stück mehr`, dialog).click();
  const porto = dialog.getByLabelText('Porto zurück');
  await retype(porto, '6');
  await dialog.getByLabelText('Geld ist zurückgezahlt').click();
  await knopf('Widerruf buchen', dialog).click();
  await expect.element(dialog).toMatchTextContent(/Höchstens 4,9\s€/);
  await retype(porto, '1,05');
  await expect.element(dialog).toMatchTextContent(/Zurück: 8,95\s€/);

  answers.on(widerrufVerwaltungCalls.buchen, () => {
    liste(answers, [zugeordnet(5, geliefertAt)]);
    return refusal(409, 'Die Bestellung hat sich inzwischen geändert: Notiz (Maria Lindner).');
  });
  await knopf('Widerruf buchen', dialog).click();
  await knopf('Ja, buchen').click();
  const alert = dialog.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/hat sich inzwischen geändert: Notiz/);
  await expect.element(porto).toHaveValue('1,05');
  const verkaufbar = dialog.getByLabelText(`${produkt}, verkaufbar: Stück`);
  await expect.element(verkaufbar).toHaveTextContent('1 von 1');
  await expect.element(dialog.getByLabelText('Zurückgezahlt am')).toHaveValue(tagOf(new Date()));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Änderungen verwerfen?')).toBeVisible();
  await knopf('Weiter bearbeiten').click();

  const done = { ...zugeordnet(8, geliefertAt), aufgaben: [], isGebucht: true };
  answers.on(widerrufVerwaltungCalls.buchen, () => {
    liste(answers, [], [done]);
    return okWith(`${nummer}: Der Widerruf ist gebucht, 8,95 € weniger.`, done);
  });
  await knopf('Widerruf buchen', dialog).click();
  await knopf('Ja, buchen').click();
  await expect.element(dialog).not.toBeInTheDocument();
  const meldungen = page.getByRole('status', { name: 'Meldungen' });
  await expect.element(meldungen).toMatchTextContent('gebucht, 8,95 € weniger');
  await expect.element(page.getByText('Kein Widerruf offen')).toBeVisible();
  const body = {
    teile: [{ nr: 1, menge: 1 }],
    versand: 1.05,
    zurueck: [{ nr: 1, menge: 1, verkaufbar: true }],
    erstattetAm: tagOf(new Date()),
  };
  expect(answers.sent(widerrufVerwaltungCalls.buchen).map((sent) => sent.body)).toEqual([
    { ...body, gesehen: 4 },
    { ...body, gesehen: 5 },
  ]);
});

test('answers that are none, or of another version, are asked for again, and break nothing; what is near its day is red, long words are not cut', async () => {
  const { answers } = await openPage(path, {
    ...{ ...owner, isPhone: true },
    answers: (given) => given.on(widerrufVerwaltungCalls.list, bare({ success: false }, 500)),
  });
  await expect.element(page.getByText('Die Widerrufe lassen sich gerade nicht laden.')).toBeVisible();
  const name = 'Maximiliane-Henriette von Löwenstein-Wertheim-Freudenberg-Donaudampfschifffahrt';
  const email = 'maximiliane-henriette.von.loewenstein@sehr-lange-adresse.example';
  const zuordnen = { aufgaben: ['zuordnen', 'beamen'], vorschlaege: 7 };
  const offene = [
    { _id: 'a', name, email, geldBis: tagOf(new Date()), ...zuordnen },
    {
      _id: 'b',
      name: 'Mia',
      geldBis: '2099-12-10',
      aufgaben: ['buchen'],
      auftrag: { _id: 'x', nummer: 'B-1', bezahlt: 5 },
    },
    {},
  ];
  answers.on(widerrufVerwaltungCalls.list, bare({ success: true, data: { offene } }));
  await knopf('Erneut versuchen').click();
  await page.viewport(320, 740);
  await expect.element(karte(name)).toMatchTextContent(email);
  const frist = (wer: string) => karte(wer).getByText(/^Geld zurück bis/);
  await expect.element(frist(name)).toHaveAttribute('data-tone', 'bad');
  await expect.element(frist('Mia')).toHaveAttribute('data-tone', 'neutral');
  await expect.element(knopf('Eingangsbestätigung senden', karte('Mia'))).toBeVisible();
  await expect.element(knopf('Widerruf bearbeiten', karte('Mia'))).not.toBeInTheDocument();
  const { scrollWidth, clientWidth } = document.documentElement;
  await page.viewport(360, 740);
  expect(scrollWidth).toBe(clientWidth);
});

test('money goes back from the page of the order, and by its day; what is on its way is not begun again', async () => {
  const gebucht = (zurueckLaeuft: number) => {
    const { auftrag, ...eine } = zugeordnet(4);
    if (!auftrag) throw new Error('It has its order.');
    const geld = { ...auftrag, zurueck: 20.7, zurueckLaeuft };
    return { ...eine, isGebucht: true, aufgaben: ['geld' as const], auftrag: geld };
  };
  const alle = { ...gebucht(20.7), _id: 'w2', name: 'Mia Sommer' };
  await openPage(path, {
    ...{ ...owner, isPhone: true },
    answers: (given) => liste(given, [gebucht(5.7), alle]),
  });
  const weg = (wer: string, name: string) => karte(wer).getByRole('link', { name: `${name}: ${wer}` });
  await expect
    .element(karte())
    .toMatchTextContent(/Geld zurück bis.*Zurück: 20,70\s€.*Davon unterwegs: 5,70\s€/s);
  await expect
    .element(weg('Erika Beispiel', 'Geld zurückzahlen'))
    .toHaveAttribute('href', '/admin/bestellungen/a?aktion=erstattung');
  await expect
    .element(weg('Mia Sommer', 'Rückzahlung ansehen'))
    .toHaveAttribute('href', '/admin/bestellungen/a');
  await expectAccessible();
});

test('says how withdrawals come in that were not declared in the shop', async () => {
  await openPage(path, { ...owner, answers: (given) => liste(given, []) });
  await expect.element(page.getByText('Was per Brief, E-Mail oder Telefon kommt')).toBeVisible();
});

test('an employee finds no withdrawals', async () => {
  const { answers } = await openPage(path, {
    ...{ as: 'werkstatt', laden: offenerLaden },
    answers: startPage,
  });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Diese Seite dürfen Sie nicht sehen' }))
    .toBeVisible();
  expect(answers.sent(widerrufVerwaltungCalls.list)).toEqual([]);
});

test('many of one order stand folded below the first, and are settled together once the number is said', async () => {
  const erste = zugeordnet(2);
  const weitere = [2, 3].map((nr) => ({ ...erste, _id: `w${nr}`, name: `Erika ${nr}` }));
  const gebucht = { ...erste, _id: 'g', name: 'Gebucht', isGebucht: true, aufgaben: ['geld' as const] };
  const { answers } = await openPage(path, {
    ...{ ...owner, isPhone: true },
    answers: (given) => liste(given, [erste, ...weitere, gebucht]),
  });
  await expect.element(karte('Gebucht')).toBeVisible();
  await expect.element(karte('Erika 2')).not.toBeInTheDocument();
  const mehr = knopf(`${nummer}: und 2 weitere zu dieser Bestellung`);
  await expect.element(mehr).toHaveAttribute('aria-expanded', 'false');
  mehr.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(karte('Erika 3')).toBeVisible();
  await expect.element(mehr).toHaveAttribute('aria-expanded', 'true');
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);

  await knopf(`${nummer}: Alle erledigen`).click();
  await expect.element(dialog).toMatchTextContent('sind 3 Widerrufe offen, die nicht gebucht sind');
  await knopf('Alle abschließen', dialog).click();
  await expect.element(dialog).toMatchTextContent('Bitte schreiben Sie, warum nichts mehr zu tun ist.');
  await typeInto(dialog.getByLabelText('Warum'), 'Nur zum Scherz');
  answers.on(widerrufVerwaltungCalls.alleErledigen, refusal(409, 'Gerade geht es nicht.'));
  await knopf('Alle abschließen', dialog).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Gerade geht es nicht.');
  answers.on(widerrufVerwaltungCalls.alleErledigen, () => {
    liste(answers, [gebucht]);
    return okWith('3 Widerrufe sind abgeschlossen.', { erledigt: 3, offen: 0 });
  });
  await knopf('Alle abschließen', dialog).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('status', { name: 'Meldungen' }))
    .toMatchTextContent('3 Widerrufe sind abgeschlossen.');
  await expect.element(karte('Erika Beispiel')).not.toBeInTheDocument();
  await expect.element(karte('Gebucht')).toBeVisible();
  const body = { text: 'Nur zum Scherz', auftragId: 'a' };
  expect(answers.sent(widerrufVerwaltungCalls.alleErledigen).map((sent) => sent.body)).toEqual([body, body]);
});

test('of those without an order the chosen ones are settled together; one alone has its own button', async () => {
  const ohne = ['Ada', 'Berta', 'Cilli'].map((name) => ({ ...ohneBestellung, _id: name, name }));
  const { answers } = await openPage(path, { ...owner, answers: (given) => liste(given, ohne) });
  await expect.element(page.getByText('3 Widerrufe sind noch keiner Bestellung zugeordnet.')).toBeVisible();
  await knopf('Mehrere abschließen').click();
  await typeInto(dialog.getByLabelText('Warum'), 'Werbung');
  await knopf('Abschließen', dialog).click();
  await expect.element(dialog).toMatchTextContent('Bitte mindestens einen Widerruf wählen.');
  const alle = dialog.getByRole('checkbox', { name: 'Alle auswählen' });
  await alle.click();
  await dialog.getByRole('checkbox', { name: /^Berta/ }).click();
  await expect.element(alle).toBePartiallyChecked();
  answers.on(widerrufVerwaltungCalls.alleErledigen, () => {
    liste(answers, [ohneBestellung]);
    return okWith('2 Widerrufe sind abgeschlossen.', { erledigt: 2, offen: 0 });
  });
  await knopf('2 abschließen', dialog).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(karte()).toBeVisible();
  await expect.element(knopf('Mehrere abschließen')).not.toBeInTheDocument();
  expect(answers.sent(widerrufVerwaltungCalls.alleErledigen).map((sent) => sent.body)).toEqual([
    { text: 'Werbung', ids: ['Ada', 'Cilli'] },
  ]);
});
