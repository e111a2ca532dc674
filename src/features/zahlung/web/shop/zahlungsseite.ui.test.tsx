import { expect, test, vi } from 'vitest';
import { bestellungCalls } from '#features/bestellung/calls.ts';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { makeBestellung } from '#test/auftrag/beispiel-bestellung.ts';
import { type Answers, bare, lost, refusal } from '#test/ui/answers.ts';
import { answerOf, bestellungPath, ohneUeberweisung, text } from '#test/ui/areas/bestellung.ts';
import {
  anbieterseite,
  catchWeiterleitung,
  knopf,
  main,
  makeZahlung,
  openZahlung,
  titel,
  untilGefragt,
} from '#test/ui/areas/zahlung.ts';
import { textsOf } from '#test/ui/texts-of.ts';
import { zahlungsseiteCalls } from '../../online/zahlungsseite-calls.ts';

const jetzt = knopf(/^Jetzt bezahlen · 26,49\s€$/);
const geoeffnet = ok({ adresse: anbieterseite });
const bezahlt = answerOf(ohneUeberweisung({ stand: 'bezahlt' }));
const zuZahlen = (answers: Answers) => void answers.on(zahlungsseiteCalls.read, ok(makeZahlung()));

test('straight from the checkout the provider is opened at once, and the way back does not open it again', async () => {
  const ziele = catchWeiterleitung();
  let release = () => {};
  await openZahlung({
    isNeu: true,
    answers: (answers) => {
      zuZahlen(answers);
      release = answers.hold(zahlungsseiteCalls.beginnen, geoeffnet);
    },
  });
  await expect.element(titel).toMatchTextContent(text('Wir öffnen die Bezahlseite …'));
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
  release();
  await expect.poll(() => ziele).toEqual([anbieterseite]);
  await expect.element(titel).toMatchTextContent(text('Wir öffnen die Bezahlseite …'));
  expect(history.state?.usr ?? null).toBeNull();

  // The browser shows the page as it was left.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(jetzt).toBeVisible();
  expect(ziele).toHaveLength(1);
});

test('a checkout whose provider gives no answer leaves both ways to pay', async () => {
  const ziele = catchWeiterleitung();
  const grund = 'Der Bezahldienst antwortet gerade nicht. Bitte versuchen Sie es noch einmal.';
  const { answers, router } = await openZahlung({
    isNeu: true,
    answers: (answers) => {
      zuZahlen(answers);
      answers.on(zahlungsseiteCalls.beginnen, refusal(503, grund));
    },
  });
  await expect.element(titel).toHaveTextContent('Noch nicht bezahlt');
  await expect.element(main.getByRole('alert')).toHaveTextContent(grund);
  await expect.element(jetzt).toBeVisible();
  answers.on(
    zahlungsseiteCalls.ueberweisen,
    okWith('Sie bezahlen nun per Überweisung.', makeZahlung({ stand: 'vorbei' })),
  );
  answers.on(bestellungCalls.read, answerOf(makeBestellung()));
  await knopf('Lieber überweisen').click();
  await expect.poll(() => router.state.location.pathname).toBe(bestellungPath);
  await expect.element(main.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  expect(ziele).toEqual([]);
});

test('by its link the page says what is to be paid, until when and how, and leads to the provider', async () => {
  const ziele = catchWeiterleitung();
  const { answers } = await openZahlung({ answers: zuZahlen });
  await expect.element(titel).toHaveTextContent('Noch nicht bezahlt');
  await expect.element(main).toMatchTextContent(/Wir halten Ihre Ware bis Mo\s2\.\sMärz, 22:12\sUhr/);
  const wege = main.getByRole('list', { name: 'Sie können bezahlen mit' }).getByRole('listitem');
  expect(textsOf(wege)).toEqual(['Karte', 'PayPal', 'Wero']);
  await expect
    .element(main.getByRole('link', { name: /^Zur Bestellung/ }))
    .toHaveAttribute('href', bestellungPath);
  await expect.element(main.getByText(/Es fließt kein Geld/)).not.toBeInTheDocument();
  expect(answers.sent(zahlungsseiteCalls.pruefen)).toEqual([]);

  const release = answers.hold(zahlungsseiteCalls.beginnen, geoeffnet);
  await jetzt.click();
  const busy = knopf('Wird geöffnet …');
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.click({ force: true });
  release();
  await expect.poll(() => ziele).toEqual([anbieterseite]);
  expect(answers.sent(zahlungsseiteCalls.beginnen)).toHaveLength(1);
});

test.for([
  ['a script', { adresse: 'javascript:alert(1)' }],
  ['a page that is not encrypted', { adresse: 'http://pay.example/' }],
  ['nothing', {}],
] as const)('an answer that leads to %s is not followed', async ([, data]) => {
  const ziele = catchWeiterleitung();
  await openZahlung({
    answers: (answers) => {
      zuZahlen(answers);
      answers.on(zahlungsseiteCalls.beginnen, bare({ success: true, data }));
    },
  });
  await jetzt.click();
  await expect.element(main.getByRole('alert')).toBeVisible();
  await expect.element(jetzt).not.toHaveAttribute('aria-disabled');
  expect(ziele).toEqual([]);
});

test('back from paying the page asks until the money is there, and becomes the order that says so', async () => {
  const { answers, router } = await openZahlung({
    zurueck: 'bezahlt',
    answers: (given) => given.on(zahlungsseiteCalls.pruefen, ok(makeZahlung({ stand: 'pruefung' }))),
  });
  await expect.element(titel).toHaveTextContent('Wir sehen nach Ihrer Zahlung …');
  await untilGefragt(answers, 2);
  await expect.element(titel).toHaveTextContent('Wir sehen nach Ihrer Zahlung …');
  answers.on(zahlungsseiteCalls.pruefen, ok(makeZahlung({ stand: 'bezahlt', betrag: 0 })));
  answers.on(bestellungCalls.read, bezahlt);
  await untilGefragt(answers, 3);
  await expect.element(titel).toMatchTextContent(text('Bezahlt – wir packen'));
  expect(router.state.location.pathname).toBe(bestellungPath);
  expect(router.state.location.search).toBe('');
  expect(answers.sent(zahlungsseiteCalls.pruefen)).toHaveLength(3);
});

test('after a minute nobody has to wait any longer, and can look again', async () => {
  const { answers } = await openZahlung({
    zurueck: 'bezahlt',
    answers: (given) => given.on(zahlungsseiteCalls.pruefen, ok(makeZahlung({ stand: 'pruefung' }))),
  });
  await expect.element(titel).toHaveTextContent('Wir sehen nach Ihrer Zahlung …');
  const letPass = () => {
    vi.advanceTimersByTime(31_000);
    return titel.element().textContent;
  };
  await expect.poll(letPass).toBe('Noch nicht bestätigt');
  await expect.element(main.getByText(/Sie müssen nichts weiter tun/)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Zur Bestellung' })).toBeVisible();

  answers.on(bestellungCalls.read, bezahlt);
  const release = answers.hold(zahlungsseiteCalls.pruefen, ok(makeZahlung({ stand: 'bezahlt' })));
  await knopf('Noch einmal nachsehen').click();
  await expect.element(knopf('Wird nachgesehen …')).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect.element(titel).toMatchTextContent(text('Bezahlt – wir packen'));
});

test('who comes back without a payment reads so, also where the address says otherwise', async () => {
  for (const zurueck of ['abbruch', 'bezahlt']) {
    const { answers } = await openZahlung({
      zurueck,
      answers: (given) => given.on(zahlungsseiteCalls.pruefen, ok(makeZahlung())),
    });
    await expect.element(titel.last()).toHaveTextContent('Noch nicht bezahlt');
    await expect.element(jetzt.last()).toBeVisible();
    expect(answers.sent(zahlungsseiteCalls.pruefen)).toHaveLength(1);
    expect(answers.sent(zahlungsseiteCalls.read)).toEqual([]);
  }
});

test('who cancels after paying in another tab comes to the paid order', async () => {
  await openZahlung({
    zurueck: 'abbruch',
    answers: (given) => {
      given.on(zahlungsseiteCalls.pruefen, ok(makeZahlung({ stand: 'bezahlt' })));
      given.on(bestellungCalls.read, bezahlt);
    },
  });
  await expect.element(titel).toMatchTextContent(text('Bezahlt – wir packen'));
});

test('a payment that was begun can go on, or be looked for', async () => {
  const ziele = catchWeiterleitung();
  const begonnen = ok(makeZahlung({ stand: 'pruefung' }));
  const { answers } = await openZahlung({
    answers: (given) => {
      given.on(zahlungsseiteCalls.read, begonnen).on(zahlungsseiteCalls.pruefen, begonnen);
      given.on(zahlungsseiteCalls.beginnen, geoeffnet);
    },
  });
  await expect.element(titel).toHaveTextContent('Sie haben die Bezahlung begonnen');
  await knopf('Ich habe schon bezahlt').click();
  await expect.element(main.getByText(/^Bisher ist kein Geld gemeldet/)).toBeVisible();
  await knopf(/^Weiter bezahlen/).click();
  await expect.poll(() => ziele).toEqual([anbieterseite]);

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  answers.on(zahlungsseiteCalls.pruefen, ok(makeZahlung({ stand: 'bezahlt' })));
  answers.on(bestellungCalls.read, bezahlt);
  await knopf('Ich habe schon bezahlt').click();
  await expect.element(titel).toMatchTextContent(text('Bezahlt – wir packen'));
});

test.for([
  ['paid', makeZahlung({ stand: 'bezahlt', betrag: 0 }), /^Bezahlt$/, 'Ihr Geld ist da'],
  [
    'over',
    makeZahlung({ stand: 'vorbei', kannUeberweisen: false, grund: 'Diese Bestellung ist storniert.' }),
    /^Hier ist nichts zu bezahlen$/,
    'Diese Bestellung ist storniert.',
  ],
  ['of a later shop', { ...makeZahlung(), stand: 'geliehen' }, /^Ihre Zahlung$/, 'Seite Ihrer Bestellung'],
] as const)('a payment that is %s leads to the order alone', async ([, data, expected, satz]) => {
  await openZahlung({
    answers: (given) => given.on(zahlungsseiteCalls.read, bare({ success: true, data })),
  });
  await expect.element(titel).toMatchTextContent(expected);
  await expect.element(main).toMatchTextContent(satz);
  await expect.element(main.getByRole('link', { name: 'Zur Bestellung' })).toBeVisible();
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
  await expect.element(main).not.toMatchTextContent(/geliehen|undefined|NaN/);
});

test('what cannot be paid online can still be paid by transfer', async () => {
  const grund = 'Online bezahlen ist gerade nicht möglich.';
  const data = makeZahlung({ stand: 'vorbei', wege: [], grund });
  await openZahlung({ answers: (given) => given.on(zahlungsseiteCalls.read, ok(data)) });
  await expect.element(main.getByText(grund)).toBeVisible();
  await expect.element(knopf('Lieber überweisen')).toBeVisible();
});

test.for([
  ['test', 'Testbetrieb: Es fließt kein Geld'],
  ['probe', 'Probezahlung: Es fließt kein Geld'],
] as const)('where nobody really pays (%s) the page says so', async ([modus, wort]) => {
  await openZahlung({ answers: (given) => given.on(zahlungsseiteCalls.read, ok(makeZahlung({ modus }))) });
  await expect.element(main.getByText(wort)).toBeVisible();
});

test('a link that opens nothing says so', async () => {
  await openZahlung({
    answers: (given) => given.on(zahlungsseiteCalls.read, refusal(404, 'Das gibt es nicht.')),
  });
  await expect.element(titel).toHaveTextContent('Diese Bestellung gibt es nicht');
});

test('without a connection the page can be loaded again, and the order is a link away', async () => {
  const { answers } = await openZahlung({ answers: (given) => given.on(zahlungsseiteCalls.read, lost) });
  await expect.element(main.getByRole('alert')).toMatchTextContent(/konnte gerade nicht geladen werden/);
  await expect.element(main.getByRole('link', { name: 'Zur Bestellung' })).toBeVisible();
  zuZahlen(answers);
  await knopf('Erneut versuchen').click();
  await expect.element(titel).toHaveTextContent('Noch nicht bezahlt');
});

test('an order that was paid meanwhile says so instead of opening the provider', async () => {
  const { answers } = await openZahlung({ answers: zuZahlen });
  answers.on(zahlungsseiteCalls.beginnen, refusal(409, 'Diese Bestellung ist schon bezahlt.'));
  await expect.element(jetzt).toBeVisible();
  answers.on(zahlungsseiteCalls.read, ok(makeZahlung({ stand: 'bezahlt', betrag: 0 })));
  await jetzt.click();
  await expect.element(titel).toHaveTextContent('Bezahlt');
});
