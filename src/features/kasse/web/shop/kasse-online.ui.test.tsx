import { expect, test } from 'vitest';
import { zahlungsseiteCalls } from '#features/zahlung/online/zahlungsseite-calls.ts';
import { ok } from '#shared/wire/envelope.ts';
import { token } from '#test/auftrag/beispiel-bestellung.ts';
import {
  answerBestellt,
  bestellen,
  makeKasse,
  openKasse,
  pruefen,
  rememberEntwurf,
  schritt,
  weiter,
} from '#test/ui/areas/kasse.ts';
import { anbieterseite, catchWeiterleitung, makeZahlung, zahlungPath } from '#test/ui/areas/zahlung.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { textsOf } from '#test/ui/texts-of.ts';
import { kasseCalls } from '../../calls.ts';

const [dhl, abholung] = makeKasse().moeglichkeiten;
if (!dhl || !abholung) throw new Error('no ways');
const online = { zahlart: 'online' as const, termin: { von: '2026-11-27', bis: '2026-11-30' } };
/** Each with its two ways to pay; online the goods are there first. */
const moeglichkeiten = [
  dhl,
  { ...dhl, ...online, stand: 'dhl-online' },
  { ...abholung, ...online, stand: 'abholung-online' },
  abholung,
];
const laden = {
  ...offenerLaden,
  zahlung: { ...offenerLaden.zahlung, online: true },
  onlineWege: ['karte' as const, 'paypal' as const],
};
const schritt2 = schritt('2 Versand und Zahlung');
const radio = (name: string) => schritt2.getByRole('radio', { name });

test('who pays online sees how, keeps that with another way of shipping, and goes from the order to the provider', async () => {
  const ziele = catchWeiterleitung();
  rememberEntwurf({ schritt: 2 });
  const { answers, router } = await openKasse({
    laden,
    answers: (answers) => answers.on(kasseCalls.read, ok(makeKasse({ moeglichkeiten }))),
  });
  // The usual way stays, although another one is faster.
  await expect.element(radio('Überweisung (Vorkasse)')).toBeChecked();
  const wege = schritt2.getByRole('list', { name: 'Sie können bezahlen mit' }).getByRole('listitem');
  expect(textsOf(wege)).toEqual(['Karte', 'PayPal']);
  await schritt2.getByText('Online bezahlen').click();
  await schritt2.getByText('Abholung in der Werkstatt').click();
  await expect.element(radio('Online bezahlen')).toBeChecked();
  await expect.element(schritt2).toMatchTextContent(/Abholbereit ab .*, wenn Sie gleich bezahlen/);
  await weiter.click();
  await expect.element(pruefen).toMatchTextContent('Nach der Bestellung kommen Sie zur Bezahlseite.');
  await expect.element(pruefen).not.toMatchTextContent(/überweis/i);

  answerBestellt(answers);
  answers.on(zahlungsseiteCalls.read, ok(makeZahlung()));
  answers.on(zahlungsseiteCalls.beginnen, ok({ adresse: anbieterseite }));
  await bestellen.click();
  await expect.poll(() => ziele).toEqual([anbieterseite]);
  expect(router.state.location.pathname).toBe(zahlungPath);
  expect(answers.sent(kasseCalls.bestellen)).toMatchObject([
    { body: { versandart: 'abholung', zahlart: 'online', stand: 'abholung-online' } },
  ]);
  expect(answers.sent(zahlungsseiteCalls.beginnen)).toMatchObject([{ params: { token } }]);
});
