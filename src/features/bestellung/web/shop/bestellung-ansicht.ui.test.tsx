import { expect, test } from 'vitest';
import { makeAbholung, makeBestellung } from '#test/auftrag/beispiel-bestellung.ts';
import { bare } from '#test/ui/answers.ts';
import {
  bestellungPath,
  main,
  ohneUeberweisung,
  openBestellung,
  part,
  storniert,
  text,
  titel,
  unbezahlt,
} from '#test/ui/areas/bestellung.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { textsOf } from '#test/ui/texts-of.ts';

const schritte = part('So geht es weiter').getByRole('listitem');
const like = (pattern: RegExp) => expect.stringMatching(pattern);

test('after the checkout the page thanks, and says what comes next and how to pay', {
  tags: ['@R40'],
}, async () => {
  await openBestellung(unbezahlt, { isNeu: true });
  await expect.element(titel).toMatchTextContent(text('Vielen Dank für Ihre Bestellung'));
  await expect.element(main.getByText('Bestellung B-26-K7M4Q vom 02.03.2026')).toBeVisible();
  expect(textsOf(schritte)).toEqual([
    like(/^Bis Mo 9\. März: Sie überweisen 26,49\s€\.$/),
    'Sobald das Geld da ist, packen wir Ihr Paket.',
    like(/^Do 5\. – Sa 7\. März: Ihr Paket kommt voraussichtlich bei Ihnen an\./),
  ]);

  const pay = part('So bezahlen Sie');
  for (const words of [
    /26,49\s€/,
    'Helga Lindner',
    'DE89 3704 0044 0532 0130 00',
    'Sparkasse Musterstadt',
    'Do 12. März',
  ])
    await expect.element(pay).toMatchTextContent(words);
  await expect.element(pay.getByRole('img', { name: /^GiroCode/ })).toBeVisible();
  await expect.element(pay.getByText('Mit der Banking-App scannen')).toBeVisible();
  expect(textsOf(part('Bisher').getByRole('listitem'))).toEqual([
    'Bestellung eingegangen02.03.2026, 10:12 Uhr',
  ]);

  const ordered = part(text('Ihre Bestellung'));
  await expect
    .element(ordered.getByRole('listitem').first())
    .toMatchTextContent(/Lavendeltraum.*Sheabutter · 100 g.*2\s×\s7,90\s€ \(79,00\s€\/kg\).*15,80\s€/);
  await expect
    .element(ordered)
    .toMatchTextContent(/Versand \(DHL\)4,19\s€Gesamt26,49\s€darin 19 % MwSt\.4,23\s€/);
  await expect.element(part('Ihre Angaben')).toMatchTextContent('Mia Sommer');
});

test('an order to be paid online leads to its payment, until its goods are given back', async () => {
  const online = { bis: '2026-03-02T21:12:00.000Z' };
  await openBestellung(ohneUeberweisung({ zahlart: 'online', offen: 26.49, online }), { isNeu: true });
  await expect.element(titel).toMatchTextContent(text('Vielen Dank für Ihre Bestellung'));
  expect(textsOf(schritte)[0]).toMatch(/^Bis Mo 2\. März, 22:12 Uhr: Sie bezahlen 26,49 € online\.$/);
  const pay = part('So bezahlen Sie');
  await expect.element(pay).toMatchTextContent(/Bitte bezahlen Sie bis Mo\s2\.\sMärz, 22:12\sUhr/);
  await expect
    .element(pay.getByRole('link', { name: 'Jetzt bezahlen' }))
    .toHaveAttribute('href', `${bestellungPath}/zahlung`);
  await expect.element(main).not.toMatchTextContent(/überweis/i);
});

test('an order by transfer can be paid online instead, where that is offered', async () => {
  await openBestellung({ ...unbezahlt, online: {} });
  await expect.element(part('So bezahlen Sie')).toMatchTextContent('DE89 3704 0044 0532 0130 00');
  await expect
    .element(main.getByRole('link', { name: 'Lieber gleich online bezahlen' }))
    .toHaveAttribute('href', `${bestellungPath}/zahlung`);
});

test('money that is on its way back is said, whatever becomes of the order', async () => {
  const bezahlt = ohneUeberweisung({
    stand: 'versendet',
    zurueck: 5,
    erstattung: { laeuft: 5, fragt: false },
  });
  await openBestellung(bezahlt);
  await expect.element(part('Ihr Geld zurück')).toMatchTextContent(/5,00\s€ sind auf dem Weg zu Ihnen\./);
  await expect.element(main.getByRole('link', { name: 'Bankverbindung angeben' })).not.toBeInTheDocument();
});

test('who is asked for an account finds the page for it, and the sum once', async () => {
  const geld = { zurueck: 31.49, erstattung: { laeuft: 31.49, fragt: true } };
  await openBestellung(ohneUeberweisung({ stand: 'storniert', kannStornieren: false, ...geld }));
  await expect.element(main).toMatchTextContent(/Wir zahlen Ihnen 31,49\s€ zurück\./);
  const frage = part('Ihr Geld zurück');
  await expect
    .element(frage.getByRole('link', { name: 'Bankverbindung angeben' }))
    .toHaveAttribute('href', `${bestellungPath}/erstattung`);
  await expect.element(frage).not.toMatchTextContent(/31,49/);
  await expectAccessible();
});

test('hours later the same page says how the order stands, without days that are over', async () => {
  await openBestellung(unbezahlt, { isNeu: true, at: new Date('2026-03-10T09:00:00.000Z') });
  await expect.element(titel).toMatchTextContent(text('Wir warten auf Ihre Überweisung'));
  expect(textsOf(schritte)).toEqual([
    like(/^Bitte überweisen Sie jetzt 26,49\s€\.$/),
    'Sobald das Geld da ist, packen wir Ihr Paket.',
    like(/^Fr 13\. – Mo 16\. März: Ihr Paket kommt/),
  ]);
  await expect.element(part('So bezahlen Sie')).not.toMatchTextContent('9. März');
  await expect.element(part('Bitte speichern Sie diese Seite')).not.toBeInTheDocument();
});

test('a paid order says so, also in the hour after the checkout', async () => {
  await openBestellung(ohneUeberweisung({ stand: 'bezahlt' }), { isNeu: true });
  await expect.element(titel).toMatchTextContent(text('Bezahlt – wir packen'));
});

test('a pick-up says where, when, and that it is paid there', async () => {
  await openBestellung(makeAbholung());
  await expect.element(titel).toHaveTextContent('Wir richten alles für Sie her');
  expect(textsOf(schritte)).toEqual([
    'Wir richten alles für Sie her.',
    'Ab Mi 4. März: Sie holen Ihre Bestellung ab.',
    like(/^Sie bezahlen 22,30\s€ bei der Abholung\.$/),
  ]);
  await expect.element(part('Hier holen Sie ab')).toMatchTextContent('Freitag 14–18 Uhr');
  await expect.element(part('So bezahlen Sie')).not.toBeInTheDocument();
  await expect.element(main.getByText('IBAN')).not.toBeInTheDocument();
});

test.for([
  ['unpaid', unbezahlt, 'Wir warten auf Ihre Überweisung'],
  ['paid', ohneUeberweisung({ stand: 'bezahlt' }), 'Bezahlt – wir packen'],
  ['cancelled', storniert, 'Storniert'],
  ['packed', ohneUeberweisung({ stand: 'gepackt' }), 'Ihr Paket ist gepackt'],
  ['ready', makeAbholung({ stand: 'abholbereit' }), 'Liegt für Sie bereit'],
  ['fetched', makeAbholung({ stand: 'abgeholt', kannStornieren: false }), 'Abgeholt – vielen Dank'],
] as const)('a later visit begins with the state: %s', async ([state, order, expected]) => {
  await openBestellung(order);
  await expect.element(titel).toMatchTextContent(text(expected));
  expect(part('So bezahlen Sie').elements()).toHaveLength(state === 'unpaid' ? 1 : 0);
  await expect.element(part(text('Ihre Bestellung'))).toBeVisible();
  await expect.poll(() => document.title).toBe('Ihre Bestellung | Lindenblatt');
});

const versendetAt = '2026-03-03T14:30:00.000Z';
const dhl = {
  dienst: 'DHL',
  nummer: '00340434161094042557',
  link: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434161094042557',
  at: versendetAt,
};

test('after a part was sent the page says what is missing, until when, and what is still to be paid', async () => {
  const { ueberweisung } = unbezahlt;
  const order = makeBestellung({
    ...{ stand: 'teilversendet', sendungen: [dhl], gekuerzt: 6.5, kannStornieren: false },
    ...(ueberweisung ? { ueberweisung: { ...ueberweisung, betrag: 9.99 } } : {}),
    rest: { posten: [{ name: 'Lavendeltraum', menge: 1 }], von: '2026-03-12', bis: '2026-03-13' },
  });
  await openBestellung(order, { at: new Date('2026-03-04T09:00:00.000Z') });
  await expect.element(titel).toHaveTextContent('Ein Teil ist verschickt');
  await expect.element(part('Das fehlt noch')).toMatchTextContent(/1\s×\sLavendeltraum/);
  await expect.element(part('Das fehlt noch')).toMatchTextContent('Do 12. – Fr 13. März');
  expect(textsOf(schritte)).toEqual([
    like(/^Bis Mo 9\. März: Sie überweisen 9,99\s€\.$/),
    'Do 12. – Fr 13. März: Wir schicken Ihnen den Rest.',
  ]);
  await expect.element(part('So bezahlen Sie').getByRole('img', { name: /^GiroCode/ })).toBeVisible();
  await expect
    .element(part(text('Ihre Bestellung')))
    .toMatchTextContent(
      /Davon storniert−6,50\s€Neuer Betrag19,99\s€darin 19 % MwSt\.\d,\d\d\s€Noch offen9,99\s€/,
    );
});

test('two parcels are followed each, also without a link', async () => {
  const bote = { dienst: 'Bote', nummer: 'A 7', at: versendetAt };
  await openBestellung(ohneUeberweisung({ stand: 'versendet', sendungen: [dhl, bote] }));
  const pakete = part('Ihre Pakete').getByRole('listitem');
  await expect.element(pakete.first()).toBeVisible();
  expect(textsOf(pakete)).toEqual([
    like(/^Paket 1 · DHL/),
    like(/^Paket 2 · Bote · verschickt am 03\.03\.2026Sendungsnummer A 7$/),
  ]);
  expect(part('Ihre Pakete').getByRole('link').elements()).toHaveLength(1);
});

test('a state of a later shop is a page that promises nothing', async () => {
  const data = { ...ohneUeberweisung({}), stand: 'verschenkt' };
  await openBestellung(bare({ success: true, data }));
  await expect.element(titel).toMatchTextContent(text('Ihre Bestellung'));
  await expect.element(part(text('Ihre Bestellung'))).toBeVisible();
  await expect.element(part('So geht es weiter')).not.toBeInTheDocument();
  await expect.element(main).not.toMatchTextContent(/verschenkt|undefined/);
});

test('an answer with its number alone is a page', async () => {
  const data = { nummer: 'B-26-K7M4Q', posten: [null, {}], ereignisse: 'x' };
  await openBestellung(bare({ success: true, data }));
  await expect.element(main.getByText('Bestellung B-26-K7M4Q')).toBeVisible();
  await expect.element(main).not.toMatchTextContent(/undefined|NaN|null|Invalid/);
});

test('who has paid a part reads what is left to pay, and what is left to get back', async () => {
  const offen = { gesamt: 20.7, offen: 15.7 };
  await openBestellung(makeAbholung({ stand: 'abholbereit', ...offen }));
  await expect.element(titel).toHaveTextContent('Liegt für Sie bereit');
  expect(textsOf(schritte)).toEqual([
    'Sie holen Ihre Bestellung ab.',
    like(/^Sie bezahlen noch 15,70\s€ bei der Abholung\.$/),
  ]);
  await expect.element(main).toMatchTextContent(/Noch offen15,70\s€/);
});

test('a cancelled order of which money is still owed says how much comes back', async () => {
  const ereignisse = [{ typ: 'erstattung' as const, at: versendetAt, text: 'Geld zurück: 5,00\u00a0€' }];
  await openBestellung({ ...storniert, gesamt: 20.7, zurueck: 15.7, ereignisse });
  await expect.element(titel).toHaveTextContent('Storniert');
  await expect.element(main).toMatchTextContent(/Sie bekommen noch 15,70\s€ zurück\./);
});
