import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { auftragCalls } from '#features/auftrag/calls.ts';
import { type AuftragVoll, auftragVoll, auftragZeile } from '#features/auftrag/contract.ts';
import { bestellung } from '#features/auftrag/kundensicht/bestellung-contract.ts';
import { bestellungCalls } from '#features/bestellung/calls.ts';
import { profilCalls } from '#features/konto/calls.ts';
import { widerrufVerwaltungCalls } from '#features/widerruf/bearbeitung/verwaltung-calls.ts';
import { widerruf } from '#features/widerruf/bearbeitung/verwaltung-contract.ts';
import { widerrufCalls } from '#features/widerruf/calls.ts';
import { beleg } from '#features/widerruf/contract.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { ok, okList, okWith } from '#shared/wire/envelope.ts';
import type { Answers } from '#test/ui/answers.ts';
import { quietDay } from '#test/ui/areas/dashboard.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';

const owner = { as: 'admin', laden: offenerLaden } as const;
const token = (letter: string) => letter.repeat(43);
const widerrufe = '/admin/widerrufe';
const nummer = 'B-26-AAA01';

const seife = { nr: 1, produktId: '1', name: 'Lavendeltraum', menge: 2, preis: 7.9, summe: 15.8 };
const honig = { nr: 2, produktId: '2', name: 'Honigwabe', menge: 1, preis: 7.9, summe: 7.9 };

type Part = Parameters<typeof made<typeof auftragVoll>>[1];
function makeAuftrag(part: Part = {}): AuftragVoll {
  return made(auftragVoll, {
    ...{ _id: 'a', nummer, name: 'Erika Beispiel', email: 'erika@kundschaft.example', letzteNr: 3 },
    ...{ stand: 'versendet', aufgabe: 'erledigt', link: `/bestellung/${token('a')}`, versand: 4.9 },
    posten: [{ ...seife, rest: 0, geliefert: 2 }],
    ...part,
  });
}

const open = (auftrag: AuftragVoll, as: 'admin' | 'werkstatt' = 'admin') =>
  openPage('/admin/bestellungen/a', {
    ...{ as, laden: offenerLaden },
    answers: (answers) => answers.on(auftragCalls.read, ok(auftrag)),
  });
const aufnehmen = page.getByRole('button', { name: 'Widerruf aufnehmen' });
const knopf = (name: string) => page.getByRole('button', { name, exact: true });

test('a letter is taken in at its order: nothing is chosen before, and it counts from its day', async () => {
  const { answers } = await open(
    makeAuftrag({
      bestelltAt: '2026-03-01T09:00:00.000Z',
      posten: [{ ...seife, rest: 0, geliefert: 2 }, honig],
    }),
  );
  await aufnehmen.click();
  const dialog = page.getByRole('dialog', { name: 'Widerruf aufnehmen' });
  const aufnahme = dialog.getByRole('button', { name: 'Aufnehmen' });
  await expect.element(dialog.getByLabelText('Eingegangen am')).toHaveValue(tagOf(new Date()));
  await expect.element(dialog.getByLabelText('Von wem')).toHaveValue('Erika Beispiel');
  await expectAccessible();
  await aufnahme.click();
  await expect.element(dialog.getByText(/^Bitte wählen, was widerrufen ist/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Lavendeltraum: ein Stück mehr' }).click();
  // No day is too early (R46): the answer says that the order is younger.
  await dialog.getByLabelText('Eingegangen am').fill('2026-02-28');
  answers.on(widerrufVerwaltungCalls.aufnehmen, okWith('Der Widerruf ist aufgenommen.', made(widerruf)));
  await aufnahme.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(widerrufVerwaltungCalls.aufnehmen)).toMatchObject([
    {
      body: {
        ...{ auftragId: 'a', tag: '2026-02-28', weg: 'brief', bestellung: nummer },
        teile: [{ nr: 1, menge: 1, name: 'Lavendeltraum' }],
      },
    },
  ]);
});

test('of an order of one piece that piece is chosen; an employee takes in none', async () => {
  await open(makeAuftrag({ posten: [{ ...seife, menge: 1 }] }));
  await aufnehmen.click();
  await expect.element(page.getByLabelText('Lavendeltraum: Stück')).toMatchTextContent('1 von 1');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await open(makeAuftrag(), 'werkstatt');
  await expect.element(page.getByRole('heading', { name: 'Kundschaft' })).toBeVisible();
  await expect.element(aufnehmen).not.toBeInTheDocument();
});

test('of an order of which all is withdrawn nothing more is taken in', async () => {
  await open(makeAuftrag({ stand: 'widerrufen', posten: [{ ...seife, rest: 0, widerrufen: 2 }] }));
  await expect.element(page.getByRole('heading', { name: 'Kundschaft' })).toBeVisible();
  await expect.element(aufnehmen).not.toBeInTheDocument();
});

test('neither her own address nor that of the order before goes into the form of an order that has none', async () => {
  const [mit, ohne] = ['B-26-AAA01', 'B-26-AAA02'];
  const rechnung = { vorname: 'Erika', nachname: 'Beispiel' };
  const { answers, router } = await openPage(`/widerruf#${token('a')}`, {
    ...owner,
    answers: (given) => {
      given.on(profilCalls.bestellungen, okList([]));
      given.on(bestellungCalls.read, ({ params }) => {
        const email = params.token === token('a') ? 'erika@kundschaft.example' : '';
        const part = { nummer: email ? mit : ohne, email, rechnung, posten: [seife] };
        return ok({ ...made(bestellung, part), hatPost: false });
      });
    },
  });
  const email = page.getByLabelText(/^E-Mail/);
  await expect.element(page.getByLabelText('Name')).toHaveValue('Erika Beispiel');
  await expect.element(page.getByLabelText('Bestellung', { exact: true })).toHaveValue(mit);
  await expect.element(email).toHaveValue('erika@kundschaft.example');
  await expect.element(page.getByText(seife.name)).toBeVisible();

  await router.navigate(`/widerruf#${token('b')}`);
  await expect.element(page.getByLabelText('Bestellung', { exact: true })).toHaveValue(ohne);
  await expect.element(email).toHaveValue('');
  await expect.element(page.getByText(/^Diese Bestellung hat keine/)).toBeVisible();
  answers.on(widerrufCalls.erklaeren, ok({ token: token('c') }));
  answers.on(widerrufCalls.beleg, ok(made(beleg, { email: '', weg: 'ohneAdresse' })));
  await knopf('Widerruf bestätigen').click();
  await expect.element(page.getByText(/Es fehlt eine E-Mail-Adresse/)).toBeVisible();
  expect(answers.sent(widerrufCalls.erklaeren)).toMatchObject([
    { body: { email: '', bestellung: ohne, link: token('b') } },
  ]);
});

test('the rest of an order of which all else was withdrawn is cancelled with its postage, which is said before', async () => {
  const vorher = makeAuftrag({
    ...{ stand: 'teilversendet', aufgabe: 'packen', aktionen: ['teilStornieren'] },
    posten: [
      { ...seife, rest: 0, geliefert: 2, widerrufen: 2 },
      { ...honig, rest: 1, imLager: 5, gedeckt: 1 },
    ],
  });
  const { answers } = await open(vorher);
  await knopf('Teil stornieren').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Noch ist nichts gewählt.');
  await expect.element(dialog).not.toMatchTextContent('Porto');
  await dialog.getByRole('button', { name: 'Honigwabe: ein Stück mehr', exact: true }).click();
  await expect
    .element(dialog)
    .toMatchTextContent('Von der Bestellung bleibt damit nichts: Auch das Porto geht zurück.');
  answers.on(auftragCalls.teilStornieren, okWith('Ein Teil ist storniert.', vorher));
  await dialog.getByRole('button', { name: 'Teil stornieren', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers.sent(auftragCalls.teilStornieren)).toMatchObject([
    { body: { gesehen: 3, teile: [{ nr: 2, menge: 1 }] } },
  ]);
});

const widerrufen = makeAuftrag({
  ...{ stand: 'bezahlt', aufgabe: 'problem', isWiderrufOffen: true },
  posten: [{ ...seife, rest: 2, imLager: 8, gedeckt: 2 }],
  aktionen: ['notiz'],
});
const kopf = page.getByRole('region', { name: 'Was zu tun ist' });
const linksToWiderrufe = () => document.querySelectorAll(`a[href="${widerrufe}"]`).length;

test('an employee sees that an order is withdrawn, and has no step of the packing', async () => {
  await open(widerrufen, 'werkstatt');
  await expect.element(kopf).toMatchTextContent('Ein Widerruf ist eingegangen. Bitte nichts mehr packen.');
  await expect.element(kopf).toMatchTextContent('Ihn bearbeitet, wer Admin ist.');
  await expect.element(kopf).toMatchTextContent('Widerruf offen');
  for (const name of ['Als gepackt vermerken', 'Versand eintragen', 'Zahlung eintragen'])
    await expect.element(kopf.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
  expect(linksToWiderrufe()).toBe(0);
});

test('an employee finds no withdrawals on the dashboard', async () => {
  const { answers } = await openPage('/admin/dashboard', {
    ...{ as: 'werkstatt', laden: offenerLaden },
    answers: (given) => {
      quietDay(given);
      const anzahl = { packen: 1, geld: 0, abholbereit: 0, problem: 1, erledigt: 0 };
      given.on(auftragCalls.list, ok({ auftraege: [], anzahl }));
    },
  });
  await expect.element(page.getByRole('link', { name: /^Packen und verschicken/ })).toMatchTextContent('1');
  expect(linksToWiderrufe()).toBe(0);
  expect(answers.sent(widerrufVerwaltungCalls.lage)).toEqual([]);
});

test('the owner is led from the list and from the order to the withdrawal', async () => {
  const zeile = made(auftragZeile, {
    ...{ _id: 'a', nummer, name: 'Erika Beispiel', stand: 'bezahlt', aufgabe: 'problem' },
    ...{ posten: [{ name: seife.name, menge: 2 }], isWiderrufOffen: true },
  });
  const answer = (answers: Answers) => {
    const anzahl = { packen: 0, geld: 0, abholbereit: 0, problem: 1, erledigt: 0 };
    answers.on(auftragCalls.read, ok(widerrufen));
    answers.on(auftragCalls.list, ok({ auftraege: [zeile], anzahl }));
    answers.on(widerrufVerwaltungCalls.list, ok({ offene: [], weitere: 0, erledigte: [] }));
  };
  const { router } = await openPage('/admin/bestellungen?aufgabe=problem', { ...owner, answers: answer });
  const inDerListe = page.getByRole('link', { name: `${nummer}: Widerruf bearbeiten` });
  await expect.element(inDerListe).toHaveAttribute('href', widerrufe);
  await router.navigate('/admin/bestellungen/a');
  await kopf.getByRole('link', { name: 'Widerruf bearbeiten' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(widerrufe);
});
