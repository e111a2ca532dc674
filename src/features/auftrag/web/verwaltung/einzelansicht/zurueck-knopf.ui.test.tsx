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
  const auftrag = makeAuftrag({ ereignisse: [makeEreignis(1), zahlung([])] });
  const { answers } = await openAuftrag(auftrag);
  const message = `Die E-Mail „${betreff}“ geht nicht mehr hinaus.`;
  answers.on(auftragCalls.zuruecknehmen, okWith(message, genommen([])));
  answers.on(auftragCalls.read, ok(genommen([])));
  await verlauf.getByRole('button', { name: /^Zahlung eingegangen.*Zurücknehmen$/ }).click();
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
    .getByRole('alertdialog', { name: 'Trotzdem zurücknehmen?' })
    .or(page.getByRole('dialog', { name: 'Trotzdem zurücknehmen?' }));
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
  await dialog.getByRole('button', { name: 'Stornieren' }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  const wieder = verlauf.getByRole('button', { name: /Wieder aufnehmen$/ });
  const message =
    'Von Lavendeltraum sind nur noch 8 Stück frei, bestellt: 12. Die Bestellung bleibt storniert.';
  answers.on(auftragCalls.zuruecknehmen, refusal(409, message));
  await wieder.click();
  await expect.element(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
  await expectAccessible();
  await expect.element(zuTun).toMatchTextContent('storniert');
  await expect.element(wieder).toBeVisible();

  const weg = { ...storno, isZurueckgenommen: true, kannZurueck: false };
  const wiederDa = makeAuftrag({ ...offene, letzteNr: 3, ereignisse: [makeEreignis(1), weg] });
  answers.on(auftragCalls.zuruecknehmen, okWith('Die E-Mail „Storniert“ geht nicht mehr hinaus.', wiederDa));
  answers.on(auftragCalls.read, ok(wiederDa));
  await wieder.click();
  await expect.element(snackbar).toMatchTextContent('geht nicht mehr hinaus');
  await expect.element(zuTun).toMatchTextContent('Wir warten auf');
  await expect.element(verlauf.getByRole('deletion')).toMatchTextContent('Storniert');
});
