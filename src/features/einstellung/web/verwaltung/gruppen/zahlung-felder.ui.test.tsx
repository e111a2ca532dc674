import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OnlineWeg, SchaltbarerWeg } from '#features/zahlarten/online-wege.ts';
import { ok } from '#shared/wire/envelope.ts';
import {
  einstellungenPath,
  field,
  gruppeCalls,
  karte,
  openEinstellungen,
  openGruppe,
  settings,
  speichern,
} from '#test/ui/areas/einstellungen.ts';
import { laden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { meldung } from '#test/ui/meldung.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { leereZahlung } from '../../../gruppen/zahlung-angaben.ts';
import { umgebungCalls } from '../../../umgebung-calls.ts';
import { umgebung } from '../../../umgebung-contract.ts';

test('an IBAN is grouped when its field is left, what is wrong with it is said, and the right one is sent', async () => {
  const { answers } = await openEinstellungen();
  await expect.element(karte('Zahlung').getByText('DE … 3000', { exact: true })).toBeVisible();
  const form = await openGruppe('Zahlung');
  const iban = field(form, 'IBAN');
  await expect.element(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
  await expect.element(form.getByText('„bei Abholung bezahlt“')).toBeVisible();

  await retype(iban, 'de02 1203 0000 0000 2020 5');
  await userEvent.keyboard('{Tab}');
  await expect.element(iban).toHaveValue('DE02 1203 0000 0000 2020 5');
  await expect
    .element(iban)
    .toHaveAccessibleDescription('Eine deutsche IBAN hat 22 Stellen; hier fehlt eine.');
  await retype(iban, 'DE20 1203 0000 0000 2020 51');
  await userEvent.keyboard('{Tab}');
  await expect
    .element(iban)
    .toHaveAccessibleDescription(expect.stringMatching(/^Die Prüfziffern passen nicht/));
  await speichern(form);
  await expect.element(iban).toHaveFocus();
  expect(answers.sent(gruppeCalls.zahlung.save)).toEqual([]);
  await retype(iban, 'DE02120300000000202051');
  await userEvent.keyboard('{Tab}');
  await expect.element(iban).toHaveValue('DE02 1203 0000 0000 2020 51');
  await speichern(form);

  await expect.element(meldung('Zahlung gespeichert.')).toBeVisible();
  await expect.element(karte('Zahlung').getByText('DE … 2051', { exact: true })).toBeVisible();
  expect(answers.sent(gruppeCalls.zahlung.save)).toMatchObject([
    { body: { vorkasse: { iban: 'DE02120300000000202051' } } },
  ]);
});

test('a way to pay that is on is complete, or is switched off', async () => {
  await openEinstellungen('?feld=zahlung.vorkasse.kontoinhaber');
  const form = page.getByRole('dialog', { name: 'Zahlung bearbeiten' });
  const inhaber = field(form, 'Kontoinhaber, genau wie bei der Bank');
  await expect.element(inhaber).toHaveFocus();
  await retype(inhaber, '');
  await retype(field(form, 'IBAN'), '');
  await speichern(form);
  await expect.element(inhaber).toHaveFocus();
  await expect
    .element(inhaber)
    .toHaveAccessibleDescription(expect.stringMatching(/fehlt, wem das Konto gehört/));
  await expect
    .element(field(form, 'IBAN'))
    .toHaveAccessibleDescription(expect.stringMatching(/fehlt die IBAN/));
  await form.getByRole('switch', { name: 'Vorkasse: vorab überweisen' }).click();
  await speichern(form);
  await expect.element(karte('Zahlung').getByText('aus', { exact: true })).toBeVisible();
});

test('paying at pick-up without pick-up is said at its switch', async () => {
  const ohne = { ...laden.versand, abholung: { aktiv: false, ort: '', zeiten: '' } };
  await openPage(einstellungenPath, {
    as: 'admin',
    laden: { ...laden, versand: ohne },
    answers: settings,
  });
  const form = await openGruppe('Zahlung');
  const hint = form.getByText('Die Abholung selbst ist noch aus.');
  await expect.element(hint).toBeVisible();
  await form.getByRole('switch', { name: 'Bezahlen bei der Abholung' }).click();
  await expect.element(hint).not.toBeInTheDocument();
});

test.each<[Parameters<typeof made<typeof umgebung>>[1], RegExp]>([
  [{}, /Es ist noch kein Zahlungsanbieter eingetragen\./],
  [{ zahlung: { anbieter: 'probe', modus: 'probe' } }, /^Probezahlung: Hier fließt kein Geld\./],
  [{ zahlung: { anbieter: 'stripe', modus: 'test' } }, /^Testbetrieb: Es fließt kein Geld\./],
  [{ zahlung: { anbieter: 'stripe', modus: 'live' } }, /^Stripe ist verbunden\.$/],
  [{ zahlung: { anbieter: 'mollie', modus: 'live' } }, /^Mollie ist verbunden\.$/],
])('what the environment %j has to pay online with is said', async (hier, satz) => {
  await openOnline(hier, []);
  const form = await openGruppe('Zahlung');
  await expect.element(form.getByText(satz)).toBeVisible();
  await expect.element(form.getByText(/Zahlungsart genannt/)).not.toBeInTheDocument();
});

test('paying online is switched on with its hours, and what customers can pay with is listed', async () => {
  const { answers } = await openOnline({ zahlung: { anbieter: 'stripe', modus: 'live' } }, [
    'karte',
    'paypal',
  ]);
  const form = await openGruppe('Zahlung');
  await expect.element(form.getByText('Zahlungsarten, die der Laden anbietet: Karte, PayPal.')).toBeVisible();
  const online = form.getByRole('group', { name: 'Online bezahlen' });
  await online.getByRole('switch', { name: 'Online bezahlen' }).click();
  const stunden = field(online, 'Stornieren nach');
  await retype(stunden, '80');
  await speichern(form);
  await expect.element(stunden).toHaveFocus();
  await expect
    .element(stunden)
    .toHaveAccessibleDescription(expect.stringMatching(/Bitte 2 bis 72 ganze Stunden/));
  await retype(stunden, '12');
  await speichern(form);
  await expect.element(karte('Zahlung').getByText('an, nach 12 Stunden storniert')).toBeVisible();
  expect(answers.sent(gruppeCalls.zahlung.save)).toMatchObject([
    { body: { online: { aktiv: true, stunden: 12 } } },
  ]);
});

test('a provider that offers no way to pay is to be looked at once paying online is on', async () => {
  await openOnline({ zahlung: { anbieter: 'stripe', modus: 'live' } }, [], { aktiv: true });
  const form = await openGruppe('Zahlung');
  await expect
    .element(form.getByText(/^Der Zahlungsanbieter hat noch keine Zahlungsart genannt\./))
    .toBeVisible();
});

const zeilen = () => page.getByRole('switch', { name: /^(Karte|PayPal|Wero|Klarna|Amazon Pay|Link)/ });
const namen = () =>
  zeilen()
    .elements()
    .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);

test.each<{ angeboten: OnlineWeg[]; aus?: SchaltbarerWeg[]; gezeigt: string[] }>([
  {
    angeboten: ['karte', 'paypal', 'applePay', 'googlePay'],
    gezeigt: ['Karte (mit Apple Pay und Google Pay)', 'PayPal'],
  },
  { angeboten: ['karte'], aus: ['paypal', 'link'], gezeigt: ['Karte', 'PayPal', 'Link'] },
  { angeboten: [], aus: ['karte', 'paypal'], gezeigt: ['Karte', 'PayPal'] },
  { angeboten: [], gezeigt: ['Karte', 'PayPal', 'Wero', 'Klarna', 'Amazon Pay', 'Link'] },
])('the ways that the provider offers or that are off have a switch, else all: %j', async (fall) => {
  const { angeboten, aus = [], gezeigt } = fall;
  const { wege } = leereZahlung.online;
  const ohne = Object.fromEntries(aus.map((weg) => [weg, { ...wege[weg], aktiv: false }]));
  await openOnline({ zahlung: { anbieter: 'stripe', modus: 'live' } }, angeboten, {
    ...{ aktiv: true, wege: { ...wege, ...ohne } },
  });
  await openGruppe('Zahlung');
  await expect.poll(namen).toEqual(gezeigt);
});

test.each(['stripe', 'mollie'] as const)(
  'that Wero is switched off at Stripe alone is said: %s',
  async (anbieter) => {
    await openOnline({ zahlung: { anbieter, modus: 'live' } }, ['karte', 'wero'], { aktiv: true });
    const form = await openGruppe('Zahlung');
    const wero = form.getByRole('switch', { name: 'Wero', exact: true });
    const satz = expect.stringMatching(/^Bei Stripe lässt sich Wero nur dort ausschalten/);
    await expect.element(wero).toHaveAccessibleDescription(anbieter === 'stripe' ? satz : '');
    await expect.element(form.getByRole('switch', { name: 'Karte' })).toHaveAccessibleDescription('');
  },
);

test('a way is switched off, and what another costs is typed over what stands there', async () => {
  const angeboten: OnlineWeg[] = ['karte', 'paypal'];
  const { answers } = await openOnline({ zahlung: { anbieter: 'stripe', modus: 'live' } }, angeboten, {
    aktiv: true,
  });
  const form = await openGruppe('Zahlung');
  await form.getByRole('switch', { name: 'PayPal' }).click();
  const prozent = form.getByLabelText('Karte: Gebühr in Prozent');
  await typeInto(prozent, '21,5');
  await userEvent.keyboard('{Tab}25');
  await expect.element(prozent).toHaveValue('21,5');
  await expect.element(form.getByLabelText('Karte: Gebühr in Cent je Zahlung')).toHaveValue('25');
  await speichern(form);
  await expect.element(prozent).toHaveFocus();
  await expect
    .element(prozent)
    .toHaveAccessibleDescription('Bitte 0 bis 20 % mit höchstens zwei Nachkommastellen.');
  expect(answers.sent(gruppeCalls.zahlung.save)).toEqual([]);
  await retype(prozent, '1,5');
  await speichern(form);
  await expect
    .element(karte('Zahlung').getByText('an, nach 24 Stunden storniert, ohne PayPal', { exact: true }))
    .toBeVisible();
  const wege = {
    karte: { aktiv: true, prozent: 1.5, cent: 25 },
    paypal: { aktiv: false, prozent: 0, cent: 0 },
    klarna: { aktiv: true, prozent: 0, cent: 0 },
  };
  expect(answers.sent(gruppeCalls.zahlung.save)).toMatchObject([{ body: { online: { wege } } }]);
});

test('an answer of an older server has all ways on, and they can be saved', async () => {
  const { wege: _wege, ...alt } = leereZahlung.online;
  const { answers } = await openOnline({}, [], { ...alt, stunden: 12, wege: undefined as never });
  const form = await openGruppe('Zahlung');
  const online = form.getByRole('group', { name: 'Online bezahlen' });
  await retype(field(online, 'Stornieren nach'), '13');
  await speichern(form);
  await expect.element(meldung('Zahlung gespeichert.')).toBeVisible();
  const { wege } = leereZahlung.online;
  expect(answers.sent(gruppeCalls.zahlung.save)).toMatchObject([{ body: { online: { stunden: 13, wege } } }]);
});

/** The settings of a shop in this environment, whose provider offers these ways. */
function openOnline(
  hier: Parameters<typeof made<typeof umgebung>>[1],
  onlineWege: OnlineWeg[],
  online: Partial<typeof leereZahlung.online> = {},
) {
  return openPage(einstellungenPath, {
    as: 'admin',
    laden: { ...laden, onlineWege },
    answers: (answers) => {
      settings(answers, { zahlung: { online: { ...leereZahlung.online, ...online } } });
      answers.on(umgebungCalls.read, ok(made(umgebung, hier)));
    },
  });
}
