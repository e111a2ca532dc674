import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { auftragCalls } from '#features/auftrag/calls.ts';
import { auftraegeReply } from '#features/auftrag/contract.ts';
import { startSession } from '#features/auth/web/session.ts';
import { bare, refusal } from '#test/ui/answers.ts';
import { drei, getan, lookAgain, Packtisch } from '#test/ui/areas/packen.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { laden, offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { closeMeldungen } from '#test/ui/meldung.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { people } from '#test/ui/people.ts';
import { untilDrawn } from '#test/ui/until-drawn.ts';
import { versandCalls } from '../../calls.ts';

const { mia, ben, eva } = drei;
const dreiAufDemTisch = () => new Packtisch(mia, ben, eva);
const gepackt = (nummer: string) => page.getByRole('button', { name: `${nummer}: Als gepackt vermerken` });
const fortschritt = (text: string) => page.getByText(text, { exact: true });

test('what was packed by mistake is taken back', async () => {
  const tisch = dreiAufDemTisch();
  const { answers } = await tisch.open({ isPhone: true });
  answers.on(auftragCalls.gepackt, () => {
    tisch.change(mia._id, { isGepackt: true, gepacktVon: 'Jonas Lindner', letzteNr: 3 });
    return getan(3);
  });
  answers.on(auftragCalls.zuruecknehmen, () => {
    tisch.change(mia._id, { isGepackt: false, letzteNr: 4 });
    return getan(4);
  });
  await gepackt(mia.nummer).click();
  await expect.element(fortschritt('Noch 2 von 3')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.element(fortschritt('Noch 3 von 3')).toBeVisible();
  await expect.element(page.getByText(/inzwischen/)).not.toBeInTheDocument();
  expect(answers.sent(auftragCalls.gepackt)).toMatchObject([
    { params: { id: mia._id }, body: { gesehen: 2 } },
  ]);
  expect(answers.sent(auftragCalls.zuruecknehmen)).toMatchObject([
    { params: { id: mia._id }, body: { gesehen: 3, nr: 3 } },
  ]);
});

test('a packed pick-up lies ready, which its customer is told: asked first, and gone from the table', async () => {
  const tisch = dreiAufDemTisch();
  const { answers } = await tisch.open({ isPhone: true });
  answers.on(auftragCalls.abholbereit, () => {
    tisch.now.auftraege = tisch.now.auftraege.filter(({ _id }) => _id !== ben._id);
    return getan(2, `${ben.nummer} liegt zum Abholen bereit.`);
  });
  await page.getByRole('button', { name: `${ben.nummer}: Zum Abholen bereitlegen` }).click();
  const frage = page.getByRole('dialog', { name: 'Liegt alles zum Abholen bereit?' });
  await expect.element(frage).toMatchTextContent(`${ben.nummer}, Ben Winter`);
  await expect.element(frage).toMatchTextContent('Der Laden schreibt der Kundschaft');
  await frage.getByRole('button', { name: 'Ja, liegt bereit' }).click();
  await expect.element(page.getByText(`${ben.nummer} liegt zum Abholen bereit.`)).toBeVisible();
  await expect.element(fortschritt('Noch 2 von 2')).toBeVisible();
  await expect.element(page.getByText(/nicht mehr zu packen/)).not.toBeInTheDocument();
  expect(answers.sent(auftragCalls.abholbereit)).toMatchObject([
    { params: { id: ben._id }, body: { gesehen: 1 } },
  ]);
  expect(answers.sent(auftragCalls.gepackt)).toEqual([]);
});

test('who packs what another has packed meanwhile is told, and sees what is cancelled by the other', async () => {
  const tisch = dreiAufDemTisch();
  const { answers } = await tisch.open({ isPhone: true });
  await expect.element(fortschritt('Noch 3 von 3')).toBeVisible();
  answers.on(auftragCalls.gepackt, () => {
    tisch.change(mia._id, { isGepackt: true, gepacktVon: 'Maria Lindner', letzteNr: 3 });
    return refusal(409, `${mia.nummer} hat sich inzwischen geändert: Gepackt (Maria Lindner, 10:12 Uhr).`);
  });
  await gepackt(mia.nummer).click();
  // The message of the screen; the toast stands after it.
  const gesagt = page.getByRole('alert').filter({ hasText: mia.nummer }).first();
  await expect
    .element(gesagt)
    .toMatchTextContent(new RegExp(`^${mia.nummer} hat sich inzwischen .*Maria Lindner`));
  await expect.element(gesagt).toBeInViewport();
  await expectAccessible();
  await expect.element(fortschritt('Noch 2 von 3')).toBeVisible();
  closeMeldungen();
  await expect.poll(() => document.querySelectorAll('[data-tone="error"]')).toHaveLength(0);

  // Cancelled by the other: seen when the phone is taken up again.
  tisch.now.auftraege = tisch.now.auftraege.filter(({ _id }) => _id !== ben._id);
  lookAgain();
  await expect
    .element(page.getByRole('alert').filter({ hasText: ben.nummer }))
    .toMatchTextContent('nicht mehr zu packen');
  await expect.element(fortschritt('Noch 1 von 2')).toBeVisible();
});

test('what waits for its soaps stands below, with what is there', async () => {
  const tisch = new Packtisch();
  const { nr, produktId, menge } = { nr: 1, produktId: 'h', menge: 3 };
  tisch.now.wartend = [
    {
      ...{ _id: 'lea', nummer: 'B-26-AAA09', name: 'Lea Frost', termin: mia.termin, versandart: 'dhl' },
      ...{
        grund: 'fertigung',
        posten: [{ nr, produktId, menge, name: 'Honigwabe', merkmale: [], imLager: 1, gedeckt: 1 }],
      },
    },
  ];
  await tisch.open({ isPhone: true });
  const wartet = page.getByRole('region', { name: /Noch zu fertigen/ });
  await expect.element(wartet).toMatchTextContent('B-26-AAA09');
  await expect.element(wartet).toMatchTextContent(/3\s×\sHonigwabe \(1 davon da\)/);
  await expect.element(page.getByText('Nichts zu packen')).toBeVisible();
});

test('who may only read has the papers, but no file for DHL', async () => {
  startSession('token-of-werkstatt', { ...people.werkstatt, permissions: ['orders.read'] });
  const { answers } = dreiAufDemTisch();
  await openPage('/admin/packen', { laden: offenerLaden, answers, isPhone: true });
  await expect.element(page.getByRole('button', { name: 'Lieferscheine laden' })).toBeVisible();
  await expect.element(gepackt(mia.nummer)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'DHL-Datei ansehen' })).not.toBeInTheDocument();
});

test('a shop without orders has nothing to pack', async () => {
  const { answers, router } = await new Packtisch().open({ as: 'admin', isPhone: true });
  answers.on(auftragCalls.list, made(auftraegeReply));
  await expect.element(page.getByText('Nichts zu packen')).toBeVisible();
  await page.getByRole('link', { name: 'Zu den Bestellungen' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/bestellungen');
  await expect.element(page.getByText('Noch keine Bestellungen')).toBeVisible();
});

test('while the shop is announced the screen has its heading alone', async () => {
  const { answers } = await new Packtisch().open({ as: 'admin', laden });
  await expect.poll(() => answers.sent(versandCalls.packen)).toHaveLength(1);
  await untilDrawn();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Alle packen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Drucken' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Nichts zu packen')).not.toBeInTheDocument();
});

test.each([
  ['a failure', refusal(500, 'Serverfehler.')],
  ['an answer of another version of the shop', bare({ success: true, data: {} })],
  ['a list instead of an answer', bare({ success: true, data: [] })],
  ['no answer in it', bare({ success: true, data: null })],
])('%s is said, and a retry offered', async (_what, answer) => {
  const tisch = new Packtisch();
  const { answers } = await tisch.open({
    as: 'admin',
    answers: (given) => given.on(versandCalls.packen, answer),
  });
  await expect.element(page.getByRole('alert').filter({ hasText: 'gerade nicht laden' })).toBeVisible();
  await expectAccessible();
  tisch.answers(answers);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByText('Nichts zu packen')).toBeVisible();
});
