import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bare, refusal } from '#test/ui/answers.ts';
import { dialog, snackbar } from '#test/ui/areas/auftraege.ts';
import {
  makeBegonnen,
  makeErstattung,
  makeLage,
  makeZurueck,
  openMitGeld,
  testIban,
  testKonto,
  wird,
} from '#test/ui/areas/erstattung.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { erstattungCalls } from '../../../erstattung/erstattung-calls.ts';
import type { Erstattung } from '../../../erstattung/erstattung-contract.ts';

const auftrag = makeBegonnen({ zurueckLaeuft: 26.49, aktionen: ['notiz'] });
const karte = page.getByRole('region', { name: 'Rückzahlungen' });
const inKarte = (name: string) => karte.getByRole('button', { name: new RegExp(`^${name}:`) });
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
const lageOf = (...erstattungen: Partial<Erstattung>[]) =>
  makeLage({ frei: 0, erstattungen: erstattungen.map(makeErstattung) });
const ueberweisung = { konto: testKonto };

test('a transfer waits for its account, gets it by telephone, is transferred after a question, and its account is gone', async () => {
  const { answers } = await openMitGeld(auftrag, lageOf({}));
  await expect.element(karte).toMatchTextContent(/26,49\s€\s*wartet auf die Bankverbindung/);
  await expect.element(karte).toMatchTextContent('per Überweisung, begonnen am 30.11.2026');
  await inKarte('Bankverbindung eintragen').click();
  await typeInto(dialog.getByLabelText('IBAN'), 'DE89 3704');
  await inDialog('Speichern');
  await expect.element(dialog).toMatchTextContent('Eine deutsche IBAN hat 22 Stellen');
  await retype(dialog.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 00');
  await typeInto(dialog.getByLabelText('Kontoinhaber'), 'Mia Sommer');
  answers.on(
    erstattungCalls.konto,
    refusal(400, 'Bitte prüfen.', { fehler: ['iban: Diese Bank nimmt nichts an.'] }),
  );
  await inDialog('Speichern');
  await expect
    .element(dialog.getByLabelText('IBAN'))
    .toHaveAccessibleDescription(/Diese Bank nimmt nichts an\./);
  wird(answers, 'konto', lageOf(ueberweisung));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(erstattungCalls.konto).at(-1)).toMatchObject({
    ...{ params: { id: 'e1' }, body: { iban: testIban, inhaber: 'Mia Sommer' } },
  });

  await expect.element(karte).toMatchTextContent('jetzt überweisen');
  await expect.element(karte).toMatchTextContent(/DE89 3704 0044 0532 0130 00/);
  await expect.element(karte.getByRole('img', { name: /GiroCode/ })).toBeVisible();
  for (const was of ['Betrag', 'IBAN', 'Kontoinhaber', 'Verwendungszweck'])
    await expect.element(karte.getByRole('button', { name: `${was} kopieren` })).toBeVisible();
  await expectAccessible();

  wird(answers, 'ueberwiesen', lageOf({ stand: 'erledigt', beendetAt: '2026-12-01T09:00:00.000Z' }));
  const knopf = inKarte('Als überwiesen eintragen');
  (knopf.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toMatchTextContent(/Haben Sie 26,49\s€ überwiesen\?/);
  await expect.element(dialog).toMatchTextContent(/schreibt der Kundschaft.*löscht ihre Bankverbindung/);
  expect(answers.sent(erstattungCalls.ueberwiesen)).toEqual([]);
  await inDialog('Ja, überwiesen');
  await expect.element(snackbar).toMatchTextContent(/26,49\s€ sind zurückgezahlt/);
  await expect.element(karte).toMatchTextContent(/erledigt am 01\.12\.2026/);
  await expect.element(karte).not.toMatchTextContent('DE89');
  await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy();
});

test('a transfer is withdrawn after a question, and a no leaves it', async () => {
  const { answers } = await openMitGeld(auftrag, lageOf(ueberweisung));
  // Who clicks twice is asked, too.
  await inKarte('Zurückziehen').dblClick();
  await expect.element(dialog).toMatchTextContent(/26,49\s€ stehen dann wieder zur Rückzahlung offen/);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(inKarte('Zurückziehen')).toHaveFocus();
  expect(answers.sent(erstattungCalls.zurueckziehen)).toEqual([]);
  answers.on(erstattungCalls.zurueckziehen, refusal(409, 'Sie ist schon überwiesen.'));
  await inKarte('Zurückziehen').click();
  await inDialog('Zurückziehen');
  await expect.element(page.getByText(/nicht zurückgezogen: Sie ist schon überwiesen/).first()).toBeVisible();
  wird(answers, 'zurueckziehen', lageOf({ stand: 'zurueckgezogen' }));
  await inKarte('Zurückziehen').click();
  await inDialog('Zurückziehen');
  await expect.element(karte).toMatchTextContent('zurückgezogen');
  await expect.element(karte.getByRole('button')).not.toBeInTheDocument();
});

test('the account of a transfer is changed from what was said first', async () => {
  await openMitGeld(auftrag, lageOf(ueberweisung));
  await inKarte('Bankverbindung ändern').click();
  await expect.element(dialog.getByLabelText('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
  await expect.element(dialog.getByLabelText('Kontoinhaber')).toHaveValue('Mia Sommer');
});

test('each state is said in words, and the provider is asked on a press', async () => {
  const anbieter = { weg: 'anbieter' } as const;
  const { answers } = await openMitGeld(
    auftrag,
    lageOf(
      { ...anbieter, _id: 'e4', betrag: 4, stand: 'beantragt' },
      { ...anbieter, _id: 'e3', betrag: 3, stand: 'unklar' },
      { ...anbieter, _id: 'e2', betrag: 2, stand: 'laeuft' },
    ),
  );
  const zeile = (nr: number) => karte.getByRole('listitem').nth(nr);
  await expect.element(zeile(0)).toMatchTextContent('wird beauftragt');
  await expect.element(zeile(1)).toMatchTextContent('Der Laden fragt von selbst wieder nach.');
  await expect.element(zeile(2)).toMatchTextContent('unterwegs');
  for (const nr of [0, 1, 2])
    await expect.element(zeile(nr).getByRole('button')).toHaveTextContent('Jetzt nachsehen');
  wird(answers, 'pruefen', lageOf({ ...anbieter, stand: 'erledigt', beendetAt: '2026-12-01T09:00:00.000Z' }));
  await karte.getByRole('button', { name: /^Jetzt nachsehen: 3,00/ }).click();
  await expect.element(karte).toMatchTextContent('erledigt');
  expect(answers.sent(erstattungCalls.pruefen)).toMatchObject([{ params: { id: 'e3' } }]);
});

test('what failed says why, and is transferred instead by the form', async () => {
  const gescheitert = makeErstattung({
    ...{ weg: 'anbieter', stand: 'gescheitert', betrag: 12, grund: 'Die Karte ist abgelaufen.' },
  });
  await openMitGeld(makeBegonnen(), makeLage({ frei: 26.49, erstattungen: [gescheitert] }));
  await expect.element(karte).toMatchTextContent(/gescheitert.*Die Karte ist abgelaufen\./s);
  await expect.element(karte).toMatchTextContent('Bitte überweisen Sie den Betrag.');
  await inKarte('Betrag überweisen').click();
  await expect.element(dialog.getByLabelText('Betrag')).toHaveValue('12,00');
  await expect.element(dialog.getByRole('radio', { name: 'Per Überweisung' })).toBeChecked();
});

test('what failed and is begun again asks for nothing', async () => {
  await openMitGeld(auftrag, lageOf({ weg: 'anbieter', stand: 'gescheitert', grund: 'Abgelehnt.' }));
  await expect.element(karte).toMatchTextContent('Abgelehnt.');
  await expect.element(karte.getByRole('button')).not.toBeInTheDocument();
});

test('words of a later version and missing fields break nothing, on the smallest phone too', async () => {
  await openMitGeld(auftrag, makeLage(), {
    isPhone: true,
    answers: (answers) =>
      answers.on(
        erstattungCalls.list,
        bare({
          success: true,
          data: {
            frei: 0,
            erstattungen: [
              { _id: 'a', weg: 'taube', stand: 'verschollen' },
              { _id: 'b', betrag: 5, weg: 'ueberweisung', stand: 'beantragt', konto: { iban: testIban } },
              {
                ...makeErstattung(),
                konto: { ...testKonto, inhaber: 'Donaudampfschifffahrtsgesellschaftskasse' },
              },
              {},
            ],
          },
        }),
      ),
  });
  await page.viewport(320, 740);
  await expect.element(karte.getByRole('listitem').nth(2)).toBeVisible();
  await expect.element(karte).not.toMatchTextContent(/undefined|NaN|Invalid|verschollen|taube/);
  const { scrollWidth, clientWidth } = document.documentElement;
  await page.viewport(360, 740);
  expect(scrollWidth).toBe(clientWidth);
});

test('the state of the order and the longest button fit in twice the text size', async () => {
  await openMitGeld(auftrag, lageOf({}), { isPhone: true });
  await expect.element(inKarte('Bankverbindung eintragen')).toBeVisible();
  const label = inKarte('Bankverbindung eintragen').element().querySelector('[class*="Button-label"]');
  document.documentElement.style.fontSize = '200%';
  const zuBreit = [document.documentElement, label].filter((one) => one && one.scrollWidth > one.clientWidth);
  document.documentElement.style.fontSize = '';
  expect(zuBreit).toEqual([]);
});

test('a lost list is asked for again', async () => {
  const { answers } = await openMitGeld(auftrag, makeLage(), {
    answers: (given) => given.on(erstattungCalls.list, bare({ success: false }, 500)),
  });
  await expect.element(karte).toMatchTextContent('Die Rückzahlungen lassen sich gerade nicht laden.');
  answers.on(erstattungCalls.list, bare({ success: true, data: lageOf({}) }));
  await karte.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(karte).toMatchTextContent('wartet auf die Bankverbindung');
});

test('an order of which nothing was begun has no card, and asks for none', async () => {
  const { answers } = await openMitGeld(makeZurueck({ aktionen: ['notiz'], zurueck: 0 }), makeLage());
  await expect.element(page.getByRole('region', { name: 'Zahlung', exact: true })).toBeVisible();
  await expect.element(karte).not.toBeInTheDocument();
  expect(answers.sent(erstattungCalls.list)).toEqual([]);
});
