import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { makeAuftrag, makeEreignis } from '#test/auftrag/auftrag-antworten.ts';
import { refusal } from '#test/ui/answers.ts';
import { dialog, openAuftrag, snackbar } from '#test/ui/areas/auftraege.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { auftragCalls } from '../../../calls.ts';

const betreff = 'Ihre Zahlung ist da';
const verlauf = page.getByRole('region', { name: 'Verlauf' });
const zuTun = page.getByRole('region', { name: 'Was zu tun ist' });
const zahlung = (hinausgegangen: string[]) =>
  makeEreignis(2, {
    typ: 'zahlung',
    text: 'Zahlung eingegangen: 26,49 €',
    betrag: 26.49,
    kannZurueck: true,
    hinausgegangen,
  });

/** The order after its payment was taken back; `war` names mails that had left. */
function genommen(hinausgegangen: string[]) {
  const weg = { ...zahlung([]), isZurueckgenommen: true, kannZurueck: false };
  const details = hinausgegangen.map((one) => `Die E-Mail „${one}“ war schon hinausgegangen.`);
  const text = 'Schritt 2 zurückgenommen';
  return makeAuftrag({
    ...{ stand: 'offen', aufgabe: 'geld', offen: 26.49, bezahlt: 0, letzteNr: 3 },
    ereignisse: [
      makeEreignis(1),
      weg,
      makeEreignis(3, { typ: 'zurueckgenommen', text, details, hinausgegangen }),
    ],
    aktionen: ['zahlung', 'nachricht', 'notiz'],
  });
}

test('a step whose mail waits is taken back without a question, and its mail stays in the shop', async () => {
  const bereit = { typ: 'abholbereit', text: 'Liegt zum Abholen bereit' } as const;
  const auftrag = makeAuftrag({
    ereignisse: [makeEreignis(1), makeEreignis(2, { ...bereit, kannZurueck: true })],
  });
  const { answers } = await openAuftrag(auftrag);
  const message = 'Die E-Mail „Liegt bereit“ geht nicht mehr hinaus.';
  const weg = makeAuftrag({
    ...{ letzteNr: 3 },
    ereignisse: [makeEreignis(1), makeEreignis(2, { ...bereit, isZurueckgenommen: true })],
  });
  answers.on(auftragCalls.zuruecknehmen, okWith(message, weg));
  answers.on(auftragCalls.read, ok(weg));
  await verlauf.getByRole('button', { name: 'Liegt zum Abholen bereit: Zurücknehmen' }).click();
  await expect.element(snackbar).toMatchTextContent(message);
  await expect.element(verlauf.getByRole('deletion')).toBeVisible();
  await expect.element(verlauf.getByRole('button', { name: 'Nachricht schreiben' })).not.toBeInTheDocument();
});

test('who takes back what a mail has said already is asked first, and led to writing another', async () => {
  const auftrag = makeAuftrag({ ereignisse: [makeEreignis(1), zahlung([betreff])] });
  const { answers } = await openAuftrag(auftrag);
  const zurueck = verlauf.getByRole('button', { name: /^Zahlung eingegangen.*Zurücknehmen$/ });
  await zurueck.click();
  const frage = page
    .getByRole('alertdialog', { name: 'Zahlung zurücknehmen?' })
    .or(page.getByRole('dialog', { name: 'Zahlung zurücknehmen?' }));
  await expect.element(frage).toMatchTextContent(/B-26-AAA01, Mia Sommer: Zahlung eingegangen: 26,49 €/);
  await expect.element(frage).toMatchTextContent(/Dann fehlen 26,49\s€/);
  await expect.element(frage).toMatchTextContent(`Die E-Mail „${betreff}“ ist schon hinausgegangen`);
  await expectAccessible();
  await frage.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.element(frage).not.toBeInTheDocument();
  await expect.element(zurueck).toHaveFocus();
  await expect.element(verlauf.getByRole('deletion')).not.toBeInTheDocument();
  expect(answers.sent(auftragCalls.zuruecknehmen)).toEqual([]);

  const message = `Die E-Mail „${betreff}“ ist schon hinausgegangen. Bitte schreiben Sie der Kundschaft.`;
  answers.on(auftragCalls.zuruecknehmen, okWith(message, genommen([betreff])));
  answers.on(auftragCalls.read, ok(genommen([betreff])));
  await zurueck.click();
  await frage.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect.element(verlauf.getByRole('deletion')).toBeVisible();
  await expect.element(snackbar).toMatchTextContent(message);
  await expect.element(verlauf).toMatchTextContent(`Die E-Mail „${betreff}“ war schon hinausgegangen`);
  expect(answers.sent(auftragCalls.zuruecknehmen)).toMatchObject([{ body: { gesehen: 2, nr: 2 } }]);
  await verlauf.getByRole('button', { name: 'Nachricht schreiben' }).click();
  await expect.element(dialog.getByLabelText('Nachricht')).toBeVisible();
});

test('a payment whose money is owed to the customer goes only as a mistake', async () => {
  const auftrag = makeAuftrag({
    ...{ stand: 'storniert', aufgabe: 'problem', zurueck: 26.49, aktionen: ['erstattung', 'notiz'] },
    ereignisse: [makeEreignis(1), zahlung([])],
  });
  const { answers } = await openAuftrag(auftrag);
  await verlauf.getByRole('button', { name: /^Zahlung eingegangen.*Zurücknehmen$/ }).click();
  const frage = page.getByRole('dialog', { name: 'War diese Zahlung ein Irrtum?' });
  await expect.element(frage).toMatchTextContent(/26,49\s€ sind der Kundschaft zurückzuzahlen/);
  answers.on(auftragCalls.zuruecknehmen, okWith('Zurückgenommen.', auftrag));
  await frage.getByRole('button', { name: 'Ja, ein Irrtum' }).click();
  await expect.element(snackbar).toMatchTextContent('Zurückgenommen.');
  expect(answers.sent(auftragCalls.zuruecknehmen)).toMatchObject([{ body: { nr: 2, irrtum: true } }]);
});

test('a small rest is forgiven by the owner, after a question', async () => {
  const knapp = makeAuftrag({
    ...{ stand: 'offen', aufgabe: 'geld', bezahlt: 25, offen: 1.49, aktionen: ['zahlung', 'erlassen'] },
  });
  const { answers } = await openAuftrag(knapp, { as: 'admin' });
  const danach = { ...knapp, offen: 0, erlassen: 1.49, letzteNr: 3, aktionen: [] };
  answers.on(auftragCalls.erlassen, okWith('1,49 € sind erlassen.', danach));
  answers.on(auftragCalls.read, ok(danach));
  await page.getByRole('button', { name: 'Rest erlassen' }).click();
  const frage = page.getByRole('dialog', { name: /^1,49\s€ erlassen\?$/ });
  await expect.element(frage).toMatchTextContent('B-26-AAA01, Mia Sommer');
  await frage.getByRole('button', { name: 'Ja, erlassen' }).click();
  await expect.element(page.getByRole('region', { name: 'Zahlung' })).toMatchTextContent(/Erlassen1,49\s€/);
  expect(answers.sent(auftragCalls.erlassen)).toMatchObject([{ body: { gesehen: 2 } }]);
});

test('an order that was cancelled by mistake is taken up again, unless its soaps are sold', async () => {
  const offene = makeAuftrag({
    ...{ stand: 'offen', aufgabe: 'geld', offen: 26.49, bezahlt: 0, letzteNr: 1 },
    ...{ ereignisse: [makeEreignis(1)], aktionen: ['zahlung', 'stornieren', 'notiz'] },
  });
  const storno = makeEreignis(2, {
    typ: 'storniert',
    text: 'Storniert: Doppelt bestellt.',
    kannZurueck: true,
  });
  const storniert = makeAuftrag({
    ...{ ...offene, stand: 'storniert', aufgabe: 'erledigt', offen: 0, letzteNr: 2, aktionen: ['notiz'] },
    ereignisse: [makeEreignis(1), storno],
  });
  const { answers } = await openAuftrag(offene);
  await zuTun.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect.element(dialog).toMatchTextContent('solange die Ware noch frei');
  await dialog.getByLabelText('Grund').click();
  await userEvent.keyboard('Doppelt bestellt.');
  answers.on(auftragCalls.read, ok(storniert));
  answers.on(auftragCalls.stornieren, okWith('Storniert.', storniert));
  await dialog.getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  const wieder = verlauf.getByRole('button', { name: /Wieder aufnehmen$/ });
  const message =
    'Von Lavendeltraum sind nur noch 8 Stück frei, bestellt: 12. Die Bestellung bleibt storniert.';
  answers.on(auftragCalls.zuruecknehmen, refusal(409, message));
  await wieder.click();
  await dialog.getByRole('button', { name: 'Wieder aufnehmen' }).click();
  await expect.element(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
  await expectAccessible();
  await expect.element(zuTun).toMatchTextContent('storniert');
  await expect.element(wieder).toBeVisible();

  const weg = { ...storno, isZurueckgenommen: true, kannZurueck: false };
  const wiederDa = makeAuftrag({ ...offene, letzteNr: 3, ereignisse: [makeEreignis(1), weg] });
  answers.on(auftragCalls.zuruecknehmen, okWith('Die E-Mail „Storniert“ geht nicht mehr hinaus.', wiederDa));
  answers.on(auftragCalls.read, ok(wiederDa));
  await wieder.click();
  await dialog.getByRole('button', { name: 'Wieder aufnehmen' }).click();
  await expect.element(snackbar).toMatchTextContent('geht nicht mehr hinaus');
  await expect.element(zuTun).toMatchTextContent('Wir warten auf');
  await expect.element(verlauf.getByRole('deletion')).toMatchTextContent('Storniert');
});
