import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { gruppen, gruppenNamen } from '#features/einstellung/gruppen/gruppen.ts';
import { ladenBilderCalls } from '#features/einstellung/ladenbilder/laden-bilder-calls.ts';
import { umgebungCalls } from '#features/einstellung/umgebung-calls.ts';
import { umgebung } from '#features/einstellung/umgebung-contract.ts';
import { gewaehrleistungStand } from '#features/gewaehrleistung/contract.ts';
import { gewaehrleistungVerwaltungCalls } from '#features/gewaehrleistung/verwaltung-calls.ts';
import { phaseCalls } from '#features/oeffnung/calls.ts';
import { bereit, phaseStand } from '#features/oeffnung/contract.ts';
import { postCalls } from '#features/post/calls.ts';
import { rechtstextVerwaltungCalls } from '#features/rechtstexte/verwaltung-calls.ts';
import { ok, okList, okWith } from '#shared/wire/envelope.ts';
import { type Answers, bare } from '#test/ui/answers.ts';
import { answerZugaenge } from '#test/ui/areas/zugaenge.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { people } from '#test/ui/people.ts';

/** The settings of a new shop without a mail server. */
function newShop(answers: Answers): void {
  for (const gruppe of gruppenNamen) {
    const data = { version: 1, angaben: gruppen[gruppe].leer, geaendertAt: null, von: null };
    answers.on(gruppeCallsOf(gruppe).read, bare({ success: true, data }));
  }
  answers
    .on(ladenBilderCalls.read, ok({ startseite: null, dasSindWir: null }))
    .on(phaseCalls.read, ok(made(phaseStand)))
    .on(phaseCalls.readBereit, ok(made(bereit)))
    .on(rechtstextVerwaltungCalls.list, okList([]))
    .on(gewaehrleistungVerwaltungCalls.read, ok(made(gewaehrleistungStand)))
    .on(umgebungCalls.read, ok(made(umgebung)));
  answerZugaenge(answers);
}

const karte = page.getByRole('article', { name: 'Post prüfen', exact: true });

test('the test message shows what the mail server says', async () => {
  const { answers } = await openPage('/admin/einstellungen', { as: 'admin', answers: newShop });
  const fehler = '535 5.7.8 Error: authentication failed';
  answers.on(
    postCalls.test,
    okWith('Der Mailserver hat die Testnachricht nicht angenommen.', { isGesendet: false, fehler }),
  );
  await expect.element(karte.getByText('Ohne Mailserver wird nichts verschickt')).toBeVisible();
  const an = karte.getByLabelText('Testnachricht an');
  await expect.element(an).toHaveValue(people.admin.email);
  await an.click();
  await userEvent.keyboard('{Control>}a{/Control}maria@mail.example{Enter}');
  await expect.element(karte.getByRole('alert')).toMatchTextContent('Benutzername oder Passwort');
  await expect.element(karte.getByRole('alert')).toMatchTextContent('535 5.7.8');
  expect(answers.sent(postCalls.test)).toMatchObject([{ body: { an: 'maria@mail.example' } }]);
});

test('the settings check the domain of the sender', async () => {
  const { answers } = await openPage('/admin/einstellungen', { as: 'admin', answers: newShop });
  answers.on(
    postCalls.dns,
    ok({
      domain: 'lindenblatt.example',
      eintraege: [
        { name: 'SPF', stand: 'da', wert: 'v=spf1 include:mail.example ~all', hinweis: 'In Ordnung.' },
        { name: 'DMARC', stand: 'fehlt', wert: '', hinweis: 'Legen Sie einen TXT-Eintrag an.' },
      ],
    }),
  );
  await karte.getByRole('button', { name: 'Domain prüfen' }).click();
  const found = karte.getByRole('list', { name: 'Einträge von lindenblatt.example' }).getByRole('listitem');
  await expect.element(found.nth(0)).toMatchTextContent('vorhanden');
  await expect.element(found.nth(1)).toMatchTextContent('fehlt');
});
