import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { umgebungCalls } from '#features/einstellung/umgebung-calls.ts';
import { ok } from '#shared/wire/envelope.ts';
import { type Answers, bare, refusal } from '#test/ui/answers.ts';
import { dialog, field, openEinstellungen, settings, speichern } from '#test/ui/areas/einstellungen.ts';
import { answerZugaenge, zugaengeMit } from '#test/ui/areas/zugaenge.ts';
import { meldung } from '#test/ui/meldung.ts';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { zugangsdatenCalls as calls } from '../../calls.ts';
import type { Pruefung, Zugaenge } from '../../contract.ts';

type Teile = Parameters<typeof zugaengeMit>[0];

const teil = (name: string): Locator => page.getByRole('region', { name, exact: true });
const smtp = teil('Mailserver');
const zahlung = teil('Bezahlseite');
const knopf = (place: Locator, name: string): Locator => place.getByRole('button', { name, exact: true });

const angaben = {
  server: 'smtp.mail.example',
  port: 587,
  verschluesselung: 'starttls',
  benutzer: 'post@lindenblatt.example',
} as const;
const gespeichert = { geaendertAt: '2026-11-20T09:00:00.000Z', von: 'Maria Lindner' };
const eigener = { quelle: 'einstellung', version: 3, angaben, ...gespeichert } as const;
const stripe = {
  quelle: 'einstellung',
  version: 2,
  anbieter: 'stripe',
  modus: 'live',
  ...gespeichert,
} as const;

const openMit = (teile: Teile, more?: (answers: Answers) => void) =>
  openEinstellungen('', (answers) => {
    settings(answers);
    answerZugaenge(answers, teile);
    more?.(answers);
  });

const saved = (isSaved: boolean, pruefung: Pruefung, zugaenge: Zugaenge = zugaengeMit()) =>
  ok({ gespeichert: isSaved, pruefung, zugaenge });

const falsch = { ok: false, text: 'Der Mailserver nimmt Benutzername oder Passwort nicht an.' };
const richtig = { ok: true, text: 'Der Mailserver nimmt die Anmeldung an.' };

test.for<[string, Teile, RegExp, RegExp, string[], string[]]>([
  [
    'nothing is there',
    {},
    /Noch keiner\. Ohne Mailserver verschickt der Laden nichts/,
    /„Online bezahlen“ niemandem angeboten/,
    ['Mailserver eintragen'],
    ['Anbieter eintragen'],
  ],
  [
    'the environment has both',
    {
      smtp: { quelle: 'umgebung', angaben },
      zahlung: { quelle: 'umgebung', anbieter: 'mollie', modus: 'test' },
    },
    /smtp\.mail\.example.*Steht in der Umgebung des Ladens \(Datei „\.env“\); die gilt vor dem, was hier steht\./,
    /Testbetrieb.*Mollie.*Steht in der Umgebung/,
    ['Mailserver: Verbindung prüfen'],
    ['Bezahlseite: Verbindung prüfen'],
  ],
  [
    'the settings have both',
    { smtp: eigener, zahlung: stripe },
    /smtp\.mail\.example.*587.*post@lindenblatt\.example.*Gespeichert am 20\.11\.2026.*von Maria Lindner/,
    /Echtbetrieb.*Stripe.*Keiner; der Laden fragt selbst nach/,
    ['Mailserver: Zugang ändern', 'Mailserver: Verbindung prüfen', 'Mailserver: entfernen'],
    ['Bezahlseite: Zugang ändern', 'Bezahlseite: Verbindung prüfen', 'Bezahlseite: entfernen'],
  ],
  [
    'both were restored from a backup, without their key',
    {
      smtp: { quelle: 'keine', version: 3, unlesbar: true },
      zahlung: { quelle: 'keine', version: 2, unlesbar: true },
    },
    /aus einer Sicherung, die keine Zugänge enthält, oder der Schlüssel .* ist ein anderer/,
    /Bitte tragen Sie ihn noch einmal ein/,
    ['Mailserver eintragen', 'Mailserver: entfernen'],
    ['Anbieter eintragen', 'Bezahlseite: entfernen'],
  ],
  [
    'the example workshop has a provider of its own, and nothing can be stored',
    { speicherbar: false, zahlung: { quelle: 'umgebung', anbieter: 'probe', modus: 'probe' } },
    /Noch keiner/,
    /Probezahlung.*Es fließt kein Geld/,
    [],
    [],
  ],
])('%s', async ([, teile, smtpText, zahlungText, smtpKnoepfe, zahlungKnoepfe]) => {
  await openMit(teile);
  await expect.element(smtp).toMatchTextContent(smtpText);
  await expect.element(zahlung).toMatchTextContent(zahlungText);
  const namen = (place: Locator) =>
    place
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(namen(smtp)).toEqual(smtpKnoepfe);
  expect(namen(zahlung)).toEqual(zahlungKnoepfe);
  const hinweis = page.getByText(/Hier lässt sich noch nichts speichern/);
  expect(hinweis.elements()).toHaveLength(teile?.speicherbar === false ? 1 : 0);
});

test.for<[string, (answers: Answers) => void, RegExp]>([
  ['an older server', (answers) => answers.on(calls.read, refusal(404, 'Nicht gefunden.')), /nicht gefunden/],
  [
    'an answer without a version',
    (answers) => answers.on(calls.read, bare({ success: true, data: {} })),
    /./,
  ],
])('%s leaves the other cards as they are', async ([, more, text]) => {
  await openMit({}, more);
  const karte = page.getByRole('article', { name: 'Zugänge', exact: true });
  await expect.element(karte.getByRole('alert')).toMatchTextContent(text);
  await expect.element(karte.getByRole('button', { name: /^Erneut versuchen/ })).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Post prüfen', exact: true })).toBeVisible();
});

test('a mail server is typed, what is wrong is said on saving, and it is stored once its check succeeds', async () => {
  const { answers } = await openMit({});
  await knopf(smtp, 'Mailserver eintragen').click();
  const form = dialog('Mailserver');
  await expect.element(field(form, 'Server')).toHaveFocus();
  await typeInto(field(form, 'Server'), 'https://mail');
  await typeInto(field(form, 'Benutzer'), 'post@lindenblatt.example');
  await typeInto(form.getByLabelText('Passwort', { exact: true }), '');
  await userEvent.keyboard('{Enter}');
  await expect.element(field(form, 'Server')).toHaveFocus();
  await expect
    .element(field(form, 'Server'))
    .toHaveAccessibleDescription(expect.stringMatching(/ohne Port und ohne https/));
  await retype(field(form, 'Server'), 'smtp.mail.example');
  await speichern(form);
  const passwort = form.getByLabelText('Passwort', { exact: true });
  await expect.element(passwort).toHaveAccessibleDescription(/gehören zusammen/);
  expect(answers.sent(calls.saveSmtp)).toEqual([]);

  const neu = zugaengeMit({ smtp: { ...eigener, version: 1 } });
  answers.on(calls.saveSmtp, saved(true, richtig, neu));
  const gefragt = answers.sent(umgebungCalls.read).length;
  await typeInto(passwort, 'Geheim: 1{2');
  await form.getByRole('radio', { name: /^TLS von Anfang an/ }).click();
  await expect.element(field(form, 'Port')).toHaveValue('465');
  await form.getByRole('radio', { name: /^STARTTLS/ }).click();
  await retype(field(form, 'Port'), '2525');
  await form.getByRole('radio', { name: /^TLS von Anfang an/ }).click();
  await expect.element(field(form, 'Port')).toHaveValue('2525');
  await speichern(form);
  await expect.element(meldung(`Der Zugang ist gespeichert. ${richtig.text}`)).toBeVisible();
  await expect.element(smtp.getByText('smtp.mail.example')).toBeVisible();
  expect(answers.sent(calls.saveSmtp)).toMatchObject([
    {
      body: {
        ...{ ...angaben, port: 2525, verschluesselung: 'tls', passwort: 'Geheim: 1{2' },
        ...{ version: 0, trotzdem: false },
      },
    },
  ]);
  await expect.poll(() => answers.sent(umgebungCalls.read).length).toBe(gefragt + 1);
});

test('what the check refuses is not stored, unless it is said all the same', async () => {
  const { answers } = await openMit({ smtp: eigener });
  const pruefungen = [saved(false, falsch), saved(true, falsch, zugaengeMit({ smtp: eigener }))];
  answers.on(calls.saveSmtp, () => pruefungen.shift() ?? saved(false, falsch));
  await knopf(smtp, 'Mailserver: Zugang ändern').click();
  const form = dialog('Mailserver');
  await expect.element(field(form, 'Server')).toHaveValue('smtp.mail.example');
  await typeInto(form.getByLabelText('Passwort', { exact: true }), 'falsch');
  await expect.element(knopf(form, 'Trotzdem speichern')).not.toBeInTheDocument();
  await speichern(form);
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent(/nicht an\.\s*Es ist noch nichts gespeichert\./);
  await expect.element(form.getByRole('alert')).toBeInViewport();
  await expect.element(form.getByLabelText('Passwort', { exact: true })).toHaveValue('falsch');
  await knopf(form, 'Trotzdem speichern').click();
  await expect.element(form).not.toBeInTheDocument();
  expect(answers.sent(calls.saveSmtp).map(({ body }) => body)).toMatchObject([
    { version: 3, trotzdem: false },
    { version: 3, trotzdem: true },
  ]);
});

test('an access that another person has saved meanwhile is replaced only after a question', async () => {
  const { answers } = await openMit({ zahlung: stripe });
  const jetzt = zugaengeMit({ zahlung: { ...stripe, anbieter: 'mollie', version: 7, von: 'Jonas Lindner' } });
  const conflict = refusal(409, 'Inzwischen wurde gespeichert.', { data: jetzt });
  answers.on(calls.saveZahlung, ({ body }) =>
    Object(body).version === 7 ? saved(true, richtig, jetzt) : conflict,
  );
  await knopf(zahlung, 'Bezahlseite: Zugang ändern').click();
  const form = dialog('Bezahlseite');
  await typeInto(form.getByLabelText('Geheimer Schlüssel'), 'rk_live_abcdefghijk');
  const frage = dialog('Inzwischen wurde gespeichert');
  await speichern(form);
  await expect.element(frage).toMatchTextContent(/Mollie, Echtbetrieb.*von Jonas Lindner/);
  await knopf(frage, 'Zurück zum Formular').click();
  await expect.element(frage).not.toBeInTheDocument();
  await speichern(form);
  await knopf(frage, 'Ersetzen').click();
  await expect.element(form).not.toBeInTheDocument();
  expect(answers.sent(calls.saveZahlung).map(({ body }) => Object(body).version)).toEqual([2, 2, 7]);
});

test('the keys of a provider are typed as they are shown there', async () => {
  const { answers } = await openMit({});
  await knopf(zahlung, 'Anbieter eintragen').click();
  const form = dialog('Bezahlseite');
  await expect.element(form.getByText(/„Checkout Sessions“ darf er schreiben/)).toBeVisible();
  await expect
    .element(form.getByText('https://lindenblatt.example/api/zahlung/meldung/stripe'))
    .toBeVisible();
  const schluessel = form.getByLabelText('Geheimer Schlüssel');
  await typeInto(schluessel, 'pk_live_abcdefghijk');
  await typeInto(form.getByLabelText(/^Signaturgeheimnis/), 'abc');
  await speichern(form);
  await expect.element(schluessel).toHaveFocus();
  await expect.element(schluessel).toHaveAccessibleDescription(/beginnt mit rk_live_/);
  await expect
    .element(form.getByLabelText(/^Signaturgeheimnis/))
    .toHaveAccessibleDescription(/beginnt mit whsec_/);

  await form.getByRole('radio', { name: 'Mollie' }).click();
  await expect.element(form.getByLabelText(/^Signaturgeheimnis/)).not.toBeInTheDocument();
  await retype(form.getByLabelText(/^API-Schlüssel/), 'test_abcdefghijklmnopqrst');
  answers.on(calls.saveZahlung, saved(true, richtig));
  await speichern(form);
  await expect.element(form).not.toBeInTheDocument();
  const [sent] = answers.sent(calls.saveZahlung);
  const body = { anbieter: 'mollie', schluessel: 'test_abcdefghijklmnopqrst', version: 0, trotzdem: false };
  expect(sent?.body).toEqual(body);
});

test('a form with something typed asks before it closes, and keeps nothing of it', async () => {
  await openMit({ zahlung: { ...stripe, laufend: 2 } });
  await knopf(zahlung, 'Bezahlseite: Zugang ändern').click();
  const form = dialog('Bezahlseite');
  await expect
    .element(form.getByText(/Bei Stripe laufen noch 2 Zahlungen oder Rückzahlungen\./))
    .toBeVisible();
  await typeInto(form.getByLabelText('Geheimer Schlüssel'), 'rk_live_abcdefghijk');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(form).not.toBeInTheDocument();
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage }) + document.documentElement.innerHTML;
  expect(kept).not.toContain('rk_live_abcdefghijk');
  await knopf(zahlung, 'Bezahlseite: Zugang ändern').click();
  await expect.element(form.getByLabelText('Geheimer Schlüssel')).toHaveValue('');
});

test('the connection is checked on demand, and what was found belongs to that access alone', async () => {
  const { answers } = await openMit({ smtp: eigener });
  const release = answers.hold(calls.pruefen, ok(falsch));
  await knopf(smtp, 'Mailserver: Verbindung prüfen').click();
  await expect.element(smtp.getByRole('status')).toMatchTextContent('Die Verbindung wird geprüft');
  release();
  await expect.element(smtp.getByRole('alert')).toMatchTextContent(falsch.text);
  answers.on(calls.pruefen, ok(richtig));
  await knopf(smtp, 'Mailserver: Verbindung prüfen').click();
  await expect.element(smtp.getByRole('alert')).toMatchTextContent(richtig.text);
  answers.on(calls.pruefen, refusal(429, 'Bitte warten Sie einen Augenblick.'));
  await knopf(smtp, 'Mailserver: Verbindung prüfen').click();
  await expect.element(smtp.getByRole('alert')).toMatchTextContent(/nicht geprüft: Bitte warten Sie/);
  expect(answers.sent(calls.pruefen)[0]?.params).toEqual({ name: 'smtp' });

  answers.on(calls.saveSmtp, saved(true, richtig, zugaengeMit({ smtp: { ...eigener, version: 4 } })));
  await knopf(smtp, 'Mailserver: Zugang ändern').click();
  const form = dialog('Mailserver');
  await typeInto(form.getByLabelText('Passwort', { exact: true }), 'richtig');
  await speichern(form);
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(smtp.getByRole('alert')).not.toBeInTheDocument();
});

test('an access is taken away after a question that says what runs there', async () => {
  const { answers } = await openMit({ zahlung: { ...stripe, laufend: 2 } });
  answers.on(calls.entfernen, ok(zugaengeMit()));
  await knopf(zahlung, 'Bezahlseite: entfernen').click();
  const frage = dialog('Bezahlseite entfernen?');
  await expect.element(frage).toMatchTextContent(/Bei Stripe laufen noch 2 .*nicht mehr nachgehen/);
  await expect.element(frage).toMatchTextContent(/niemandem mehr.*in der Beispielwerkstatt.*Probezahlung/);
  await knopf(frage, 'Abbrechen').click();
  expect(answers.sent(calls.entfernen)).toEqual([]);
  await knopf(zahlung, 'Bezahlseite: entfernen').click();
  await knopf(frage, 'Entfernen').click();
  await expect.element(knopf(zahlung, 'Anbieter eintragen')).toBeVisible();
  expect(answers.sent(calls.entfernen)).toMatchObject([
    { params: { name: 'zahlung' }, body: { version: 2 } },
  ]);
});

test('an access that another person has changed meanwhile is not taken away, and is shown as it is', async () => {
  const { answers } = await openMit({ smtp: eigener });
  answers.on(calls.entfernen, refusal(409, 'Inzwischen wurde gespeichert.'));
  answerZugaenge(answers, {
    smtp: { ...eigener, version: 4, angaben: { ...angaben, server: 'neu.example' } },
  });
  await knopf(smtp, 'Mailserver: entfernen').click();
  await knopf(dialog('Mailserver entfernen?'), 'Entfernen').click();
  await expect
    .element(meldung('Der Zugang wurde nicht entfernt: Inzwischen wurde gespeichert.'))
    .toBeVisible();
  await expect.element(smtp.getByText('neu.example')).toBeVisible();
});

test('the forms of the settings and an address lead to the part of the card', async () => {
  const { router } = await openEinstellungen('?feld=zugaenge.zahlung', settings);
  await expect.element(knopf(zahlung, 'Anbieter eintragen')).toHaveFocus();
  await page.getByRole('button', { name: 'Post bearbeiten', exact: true }).click();
  await dialog('Post bearbeiten').getByRole('link', { name: 'Mailserver eintragen' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(knopf(smtp, 'Mailserver eintragen')).toHaveFocus();
  await expect.element(knopf(smtp, 'Mailserver eintragen')).toBeInViewport();
  expect(router.state.location.search).toBe('?feld=zugaenge.smtp');
});

test('an access that another person has removed meanwhile is entered anew after a question', async () => {
  const { answers } = await openMit({ zahlung: stripe });
  const jetzt = zugaengeMit();
  const conflict = refusal(409, 'Inzwischen wurde gespeichert.', { data: jetzt });
  answers.on(calls.saveZahlung, ({ body }) =>
    Object(body).version === 0 ? saved(true, richtig, jetzt) : conflict,
  );
  await knopf(zahlung, 'Bezahlseite: Zugang ändern').click();
  const form = dialog('Bezahlseite');
  await typeInto(form.getByLabelText('Geheimer Schlüssel'), 'rk_live_abcdefghijk');
  await speichern(form);
  const frage = dialog('Inzwischen wurde der Zugang entfernt');
  await expect.element(frage).toMatchTextContent(/Stripe, Echtbetrieb.*neu eingetragen/);
  await expect.element(frage).not.toMatchTextContent(/an die Stelle/);
  await knopf(frage, 'Neu eintragen').click();
  await expect.element(form).not.toBeInTheDocument();
});

test('a stored access that cannot be opened is not called after the one that stands in for it', async () => {
  await openMit({
    zahlung: { quelle: 'umgebung', anbieter: 'probe', modus: 'probe', unlesbar: true, version: 2 },
  });
  await knopf(zahlung, 'Bezahlseite: entfernen').click();
  const frage = dialog('Bezahlseite entfernen?');
  await expect
    .element(frage)
    .toMatchTextContent('Ein gespeicherter Zugang, der sich nicht mehr öffnen lässt');
  await expect.element(frage).not.toMatchTextContent('Probezahlung, Probe');
});

test('what a check has found is said until something else is typed, chosen or checked', async () => {
  const { answers } = await openMit({});
  answers.on(calls.saveZahlung, saved(false, falsch));
  await knopf(zahlung, 'Anbieter eintragen').click();
  const form = dialog('Bezahlseite');
  const schluessel = form.getByLabelText(/^Geheimer Schlüssel|^API-Schlüssel/);
  await typeInto(schluessel, 'rk_live_abcdefghijk');
  await typeInto(form.getByLabelText(/^Signaturgeheimnis/), 'whsec_abcdefghijkl');
  await speichern(form);
  const kasten = form.getByRole('alert');
  await expect.element(kasten).toBeVisible();
  await typeInto(schluessel, 'l');
  await expect.element(kasten).not.toBeInTheDocument();
  await speichern(form);
  await expect.element(kasten).toBeVisible();
  const release = answers.hold(calls.saveZahlung, saved(false, falsch));
  await speichern(form);
  await expect.element(kasten).not.toBeInTheDocument();
  release();
  await expect.element(kasten).toBeVisible();
  await form.getByRole('radio', { name: 'Mollie' }).click();
  await expect.element(kasten).not.toBeInTheDocument();
  await expect.element(schluessel).toHaveValue('');
  await form.getByRole('radio', { name: 'Stripe' }).click();
  await expect.element(form.getByLabelText(/^Signaturgeheimnis/)).toHaveValue('');
});

test('the explanation stays open with another provider, and where another person has saved one', async () => {
  const { answers } = await openMit({});
  await expect.element(knopf(zahlung, 'Anbieter eintragen')).toBeVisible();
  answerZugaenge(answers, { zahlung: stripe });
  await knopf(zahlung, 'Anbieter eintragen').click();
  const form = dialog('Bezahlseite');
  await expect.element(form.getByText(/Was gespeichert ist, zeigt der Laden niemandem/)).toBeVisible();
  await expect.element(form.getByText(/„Checkout Sessions“ darf er schreiben/)).toBeVisible();
  await form.getByRole('radio', { name: 'Mollie' }).click();
  await expect.element(form.getByText(/Mehr braucht Mollie nicht/)).toBeVisible();
});

test('a field of a secret is used by keyboard, and says that it is wrong', async () => {
  await openMit({});
  await knopf(zahlung, 'Anbieter eintragen').click();
  const form = dialog('Bezahlseite');
  const schluessel = form.getByLabelText('Geheimer Schlüssel');
  await speichern(form);
  await expect.element(schluessel).toHaveFocus();
  await expect.element(schluessel).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('geheim');
  await expect
    .poll(() => getComputedStyle(schluessel.element().parentElement as HTMLElement).outlineStyle)
    .toBe('solid');
  await userEvent.keyboard('{Tab}');
  await expect.element(knopf(form, 'Schlüssel anzeigen')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(schluessel).toHaveAttribute('type', 'text');
});

test('a port is typed over the one that stands there', async () => {
  await openMit({});
  await knopf(smtp, 'Mailserver eintragen').click();
  const port = field(dialog('Mailserver'), 'Port');
  await expect.element(port).toHaveValue('587');
  await typeInto(port, '465');
  await expect.element(port).toHaveValue('465');
});

test.for<[string, (answers: Answers) => Promise<void> | void]>([
  [
    'a check',
    async (answers) => {
      answers.on(calls.pruefen, ok(richtig));
      await knopf(smtp, 'Mailserver: Verbindung prüfen').click();
    },
  ],
  [
    'a refused save',
    async (answers) => {
      answers.on(calls.saveSmtp, refusal(409, 'Inzwischen wurde gespeichert.'));
      await knopf(smtp, 'Mailserver: Zugang ändern').click();
      await typeInto(dialog('Mailserver').getByLabelText('Passwort', { exact: true }), 'geheim');
      await speichern(dialog('Mailserver'));
    },
  ],
  ['opening the form', () => knopf(smtp, 'Mailserver: Zugang ändern').click()],
  ['coming back to the window', () => void window.dispatchEvent(new Event('visibilitychange'))],
])('after %s the card shows what holds now', async ([, tu]) => {
  const { answers } = await openMit({ smtp: eigener });
  await expect.element(smtp.getByText('smtp.mail.example')).toBeVisible();
  answerZugaenge(answers, {
    smtp: { ...eigener, version: 4, angaben: { ...angaben, server: 'neu.example' } },
  });
  await tu(answers);
  await expect.element(smtp.getByText('neu.example')).toBeInTheDocument();
});
