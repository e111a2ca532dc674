import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { postCalls } from '#features/post/calls.ts';
import { nachricht, nachrichtZeile, postausgang } from '#features/post/contract.ts';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { type Answers, bare } from '#test/ui/answers.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';

const path = '/admin/post';
const owner = { as: 'admin', laden: offenerLaden } as const;
type Zeile = ReturnType<typeof makeZeile>;

const list = page.getByLabelText('Nachrichten', { exact: true });
/** The row or card of a message. */
const rowOf = (betreff: string): Locator =>
  list.getByRole('row').or(list.getByRole('listitem')).filter({ hasText: betreff });

function makeZeile(nr: number, part: Parameters<typeof made<typeof nachrichtZeile>>[1] = {}) {
  return made(nachrichtZeile, {
    ...{ _id: `nachricht-${nr}`, art: 'versandt', stand: 'gesendet' },
    ...{ an: 'mia@mail.example', anName: 'Mia Sommer', betreff: `Ihr Paket ${nr} ist unterwegs` },
    ...{ createdAt: '2026-03-02T09:12:00.000Z', gesendetAt: '2026-03-02T09:12:02.000Z', versuche: 1 },
    ...{ fehler: '', ...part },
  });
}

const warten = { stand: 'wartet', gesendetAt: null, versuche: 0 } as const;
const refused = {
  stand: 'nichtZugestellt',
  gesendetAt: null,
  fehler: '550 5.1.1 <mia@mail.example>: Recipient address rejected: User unknown in virtual mailbox table',
} as const;

/** The outbox has these messages. */
const outbox = (zeilen: Zeile[], smtp = true) => {
  const count = (stand: Zeile['stand']) => zeilen.filter((zeile) => zeile.stand === stand).length;
  const anzahl = {
    ...{ wartet: count('wartet'), gesendet: count('gesendet') },
    ...{ nichtZugestellt: count('nichtZugestellt'), abgelegt: count('abgelegt') },
  };
  return (answers: Answers) =>
    answers.on(postCalls.list, ({ query: { stand } }) =>
      ok(
        made(postausgang, {
          ...{ nachrichten: zeilen.filter((zeile) => !stand || zeile.stand === stand) },
          ...{ weitere: false, anzahl, smtp },
        }),
      ),
    );
};

for (const isPhone of [false, true])
  test(`each message says what became of it, in words and with what to do ${isPhone ? 'on a phone' : 'in a table'}`, async () => {
    await openPage(path, {
      ...{ ...owner, isPhone },
      answers: outbox([
        makeZeile(1, warten),
        makeZeile(2),
        makeZeile(3, refused),
        makeZeile(4, { stand: 'abgelegt', gesendetAt: null }),
      ]),
    });
    await expect.element(rowOf('Paket 1')).toMatchTextContent('wird gleich gesendet');
    await expect.element(rowOf('Paket 2')).toMatchTextContent('gesendet');
    await expect.element(rowOf('Paket 3')).toMatchTextContent('Diese Adresse gibt es nicht.');
    await expect.element(rowOf('Paket 3')).toMatchTextContent('Der Mailserver sagt: 550 5.1.1');
    await expect.element(rowOf('Paket 4')).toMatchTextContent('nicht gesendet');
    const again = (name: RegExp) => page.getByRole('button', { name });
    await expect.element(again(/^Nochmal senden: Ihr Paket 2/)).toBeVisible();
    await expect.element(again(/^Nochmal senden: Ihr Paket 1/)).not.toBeInTheDocument();

    await page.getByText('Nicht zugestellt (1)', { exact: true }).click();
    await expect.element(rowOf('Paket 2')).not.toBeInTheDocument();
    await expect.element(rowOf('Paket 3')).toBeVisible();
  });

test('a message is looked at as it was, and sent again after a question', async () => {
  const betreff = 'Ihr Paket ist unterwegs';
  const zeile = makeZeile(1, { betreff });
  const waiting = makeZeile(1, { betreff, ...warten });
  const mail = { html: `<h1>${betreff}</h1>`, text: `${betreff}\n\nGuten Tag` };
  const { answers } = await openPage(path, {
    ...owner,
    answers: (given) => {
      outbox([zeile])(given);
      given.on(postCalls.read, ok(made(nachricht, { ...zeile, ...mail })));
    },
  });
  answers.on(postCalls.senden, () => {
    outbox([waiting])(answers);
    return okWith('Die Nachricht wird noch einmal gesendet.', waiting);
  });
  await expect.element(rowOf(betreff)).toMatchTextContent('am 02.03.2026');
  await page.getByRole('button', { name: `Ansehen: ${betreff} an mia@mail.example` }).click();
  const dialog = page.getByRole('dialog', { name: betreff });
  await expect.element(dialog).toMatchTextContent('Mia Sommer <mia@mail.example>');
  const frame = dialog.getByTitle('Die Nachricht, wie sie ankommt');
  await expect.element(frame).toHaveAttribute('srcdoc', expect.stringContaining(mail.html));
  await dialog.getByRole('tab', { name: 'Text' }).click();
  await expect.element(dialog.getByRole('tabpanel')).toMatchTextContent(`${betreff} Guten Tag`);

  await dialog.getByRole('button', { name: /^Nochmal senden/ }).click();
  const question = page.getByRole('dialog', { name: /noch einmal senden\?/ });
  await expect.element(question).toMatchTextContent('vielleicht kommt sie ein zweites Mal an');
  expect(answers.sent(postCalls.senden)).toHaveLength(0);
  await question.getByRole('button', { name: 'Nochmal senden' }).click();
  const snackbar = page.getByRole('status', { name: 'Meldungen' });
  await expect.element(snackbar).toMatchTextContent('noch einmal gesendet');
  expect(answers.sent(postCalls.senden)).toMatchObject([{ params: { id: 'nachricht-1' } }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(rowOf(betreff)).toMatchTextContent('wird gleich gesendet');
  await expect.element(rowOf(betreff)).not.toMatchTextContent('am 02.03.2026');
});

test('what reached the workshop has a list of its own, with who wrote it', async () => {
  const frage = makeZeile(2, { art: 'kontakt', betreff: 'Frage von Otto', antwortAn: 'otto@mail.example' });
  const { answers } = await openPage(path, {
    ...owner,
    answers: (given) =>
      given.on(postCalls.list, ({ query: { richtung } }) => {
        const anzahl = { wartet: 0, gesendet: 1, nichtZugestellt: 0, abgelegt: 0 };
        const nachrichten = [richtung === 'eingang' ? frage : makeZeile(1)];
        return ok(made(postausgang, { nachrichten, weitere: false, anzahl, smtp: true }));
      }),
  });
  await expect.element(rowOf('Paket 1')).toBeVisible();
  await page.getByText('Eingang', { exact: true }).click();
  await expect.element(rowOf('Frage von Otto')).toMatchTextContent('otto@mail.example');
  await expect.element(rowOf('Paket 1')).not.toBeInTheDocument();
  expect(answers.sent(postCalls.list).at(-1)?.query).toEqual({ richtung: 'eingang' });
});

test('while a message waits the list looks again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { answers } = await openPage(path, { ...owner, answers: outbox([makeZeile(1, warten)]) });
  await expect.element(rowOf('Paket 1')).toMatchTextContent('wartet');
  outbox([makeZeile(1)])(answers);
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(rowOf('Paket 1')).toMatchTextContent('gesendet');
  await expect.element(rowOf('Paket 1')).not.toMatchTextContent('wartet');
  const asked = answers.sent(postCalls.list).length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(answers.sent(postCalls.list)).toHaveLength(asked);
});

test('without a mail server it says that nobody gets anything', async () => {
  await openPage(path, { ...owner, answers: outbox([], false) });
  const banner = 'Niemand bekommt die Nachrichten des Ladens: Es ist kein Mailserver eingerichtet.';
  await expect.element(page.getByText(banner)).toBeVisible();
  await expect.element(page.getByText('Noch keine Post')).toBeVisible();
});

test('a list that cannot be had says so and tries again; missing fields do not break it', async () => {
  const { answers } = await openPage(path, {
    ...owner,
    answers: (given) => given.on(postCalls.list, bare({ success: false, message: 'Serverfehler.' }, 500)),
  });
  await expect.element(page.getByRole('alert').filter({ hasText: 'gerade nicht laden' })).toBeVisible();
  answers.on(postCalls.list, bare({ success: true, data: { nachrichten: [{ _id: 'a' }, {}, null] } }));
  answers.on(postCalls.read, bare({ success: true, data: { _id: 'a' } }));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await rowOf('ohne Betreff').getByRole('button', { name: 'Ansehen' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Nachricht' })).toBeVisible();
});
