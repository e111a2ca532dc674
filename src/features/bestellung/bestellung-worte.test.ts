import { expect, test } from 'vitest';
import { bestellungKopfOf, stornoFolge, zuZahlenOf } from './bestellung-worte.ts';
import { type GeleseneBestellung, parseBestellung } from './read-bestellung.ts';

function bestellung(changed: Record<string, unknown> = {}): GeleseneBestellung {
  const order = parseBestellung({
    nummer: 'B-26-K7M4Q',
    stand: 'offen',
    versandart: 'dhl',
    zahlart: 'vorkasse',
    gesamt: 26.49,
    termin: { von: '2026-03-05', bis: '2026-03-07' },
    ueberweisung: { betrag: 26.49, zahlbarBis: '2026-03-09', stornoAm: '2026-03-12' },
    ...changed,
  });
  if (!order) throw new Error('no order');
  return order;
}

const titel = (changed?: Record<string, unknown>, isNeu = false) =>
  bestellungKopfOf(bestellung(changed), isNeu).titel.replaceAll('\u00ad', '');

test('while a withdrawal waits, only money for what was withdrawn is promised, and none is asked for', () => {
  const { titel, satz } = bestellungKopfOf(bestellung({ stand: 'versendet', istWiderrufen: true }), false);
  expect(titel).toBe('Ihr Widerruf ist bei uns');
  expect(satz).toMatch(/Solange müssen Sie nichts bezahlen\..*die widerrufenen Stücke schon bezahlt/);
});

test('the title says how the order stands', () => {
  expect(titel({}, true)).toBe('Vielen Dank für Ihre Bestellung');
  expect(titel()).toBe('Wir warten auf Ihre Überweisung');
  expect(titel({ zahlart: 'online', ueberweisung: undefined })).toBe('Wir warten auf Ihre Zahlung');
  expect(titel({ zahlart: 'abholung', versandart: 'abholung' })).toBe('Wir richten alles für Sie her');
  expect(titel({ stand: 'bezahlt' })).toBe('Bezahlt – wir packen');
  expect(titel({ stand: 'bezahlt', versandart: 'abholung' })).toBe('Bezahlt – wir legen alles bereit');
  expect(titel({ stand: 'bezahlt', versandart: 'abholung', zahlart: 'abholung' })).toBe(
    'Bezahlt – wir legen alles bereit',
  );
  expect(titel({ stand: 'gepackt' })).toBe('Ihr Paket ist gepackt');
  expect(titel({ stand: 'gepackt', versandart: 'abholung' })).toBe('Ihre Bestellung ist gepackt');
  expect(titel({ stand: 'abholbereit', versandart: 'abholung' })).toBe('Liegt für Sie bereit');
  expect(titel({ stand: 'teilversendet' })).toBe('Ein Teil ist verschickt');
  expect(titel({ stand: 'teilversendet', versandart: 'abholung' })).toBe('Ein Teil ist abgeholt');
  expect(titel({ stand: 'versendet' })).toBe('Ihr Paket ist verschickt');
  expect(titel({ stand: 'abgeholt', versandart: 'abholung' })).toBe('Abgeholt – vielen Dank');
  expect(titel({ stand: 'storniert' })).toBe('Storniert');
});

test('an order that was cancelled or paid right after the checkout says so instead of thanks', () => {
  expect(titel({ stand: 'storniert' }, true)).toBe('Storniert');
  expect(titel({ stand: 'bezahlt' }, true)).toBe('Bezahlt – wir packen');
});

test('a cancelled order says what becomes of the money', () => {
  const satz = (changed: Record<string, unknown>) =>
    bestellungKopfOf(bestellung({ stand: 'storniert', ...changed }), false).satz;
  expect(satz({})).toContain('Haben Sie schon überwiesen?');
  expect(satz({ zahlart: 'abholung' })).toBe('Sie müssen nichts bezahlen und nichts abholen.');
  expect(satz({ ereignisse: [{ typ: 'zahlung', at: '', text: 'Zahlung eingegangen' }] })).toContain(
    'Geld zurück',
  );
  expect(satz({ zahlart: 'online' })).toBe('Sie müssen nichts mehr bezahlen.');
  expect(satz({ hatOnlineGeld: true, zurueck: 26.49 })).toMatch(
    /^Sie bekommen 26,49\s€ zurück, auf dem Weg, auf dem Sie bezahlt haben\./,
  );
  const erstattet = ['zahlung', 'erstattung'].map((typ) => ({ typ, at: '', text: typ }));
  expect(satz({ ereignisse: erstattet, zurueck: 10 })).toMatch(/^Sie bekommen noch 10,00\s€ zurück\./);
  expect(satz({ ereignisse: erstattet.slice(0, 1), zurueck: 26.49 })).toMatch(
    /^Sie bekommen 26,49\s€ zurück\./,
  );
  expect(satz({ ereignisse: erstattet })).toMatch(/^Was wir Ihnen zurückgezahlt haben, steht/);
});

test.each([
  ['nothing is begun', { zurueck: 31.49 }, /^Sie bekommen 31,49\s€ zurück\./],
  [
    'the provider returns it',
    { zurueck: 31.49, hatOnlineGeld: true, erstattung: { laeuft: 31.49, fragt: false } },
    /^31,49\s€ sind auf dem Weg zu Ihnen\./,
  ],
  [
    'a transfer waits for the account',
    { zurueck: 31.49, erstattung: { laeuft: 31.49, fragt: true } },
    /^Wir zahlen Ihnen 31,49\s€ zurück\./,
  ],
  [
    'a part is on its way, and the rest is not begun',
    { zurueck: 31.49, hatOnlineGeld: true, erstattung: { laeuft: 21.49, fragt: false } },
    /^21,49\s€ sind auf dem Weg zu Ihnen\. Sie bekommen noch 10,00\s€ zurück, auf dem Weg, auf dem Sie bezahlt haben\./,
  ],
  [
    'a part is returned, and the rest is on its way',
    { zurueck: 10, ereignisse: ['erstattung'], erstattung: { laeuft: 10, fragt: false } },
    /^10,00\s€ sind auf dem Weg zu Ihnen\./,
  ],
  [
    'the provider could not return it',
    { zurueck: 31.49, hatOnlineGeld: true, ereignisse: ['zahlung', 'erstattungBeendet'] },
    /^Sie bekommen 31,49\s€ zurück\./,
  ],
])('an order that is cancelled or withdrawn says of its money that %s', (_name, changed, expected) => {
  const { ereignisse: typen = ['zahlung'], ...rest } = { ereignisse: undefined, ...changed };
  const ereignisse = typen.map((typ) => ({ typ, at: '', text: typ }));
  for (const stand of ['storniert', 'widerrufen'])
    expect(bestellungKopfOf(bestellung({ stand, ...rest, ereignisse }), false).satz).toMatch(expected);
});

test('an order that is sent says when, and what is still to be paid', () => {
  const satz = (changed: Record<string, unknown>) =>
    bestellungKopfOf(bestellung({ stand: 'versendet', ueberweisung: undefined, ...changed }), false).satz;
  const paket = (at: string) => ({ dienst: 'DHL', nummer: '1', at });
  expect(satz({})).toBe('Wir haben es auf den Weg gebracht.');
  expect(satz({ sendungen: [paket('2026-03-03T10:00:00.000Z')] })).toBe(
    'Wir haben es am 03.03.2026 auf den Weg gebracht.',
  );
  const zwei = [paket('2026-03-03T10:00:00.000Z'), paket('2026-03-09T10:00:00.000Z')];
  expect(satz({ sendungen: zwei })).toBe('Das letzte haben wir am 09.03.2026 auf den Weg gebracht.');
  expect(titel({ stand: 'versendet', sendungen: zwei })).toBe('Ihre Pakete sind verschickt');
  expect(satz({ ueberweisung: { betrag: 10 } })).toMatch(/ Bitte überweisen Sie noch 10,00\s€\.$/);
  expect(satz({ zahlart: 'online', offen: 10 })).toMatch(/ Bitte bezahlen Sie noch 10,00\s€\.$/);
});

test('before an order is cancelled it is said what becomes of the money and the goods', () => {
  const gezahlt = { ereignisse: [{ typ: 'zahlung', at: '', text: 'Zahlung eingegangen' }] };
  expect(stornoFolge(bestellung())).toMatch(/^Wir packen sie dann nicht.*nichts bezahlen\.$/);
  expect(stornoFolge(bestellung({ stand: 'gepackt', ...gezahlt }))).toMatch(
    /^Sie bekommen sie dann nicht.*Geld zurück/,
  );
  expect(stornoFolge(bestellung({ stand: 'abholbereit' }))).toMatch(/nichts bezahlen\.$/);
  expect(stornoFolge(bestellung({ ...gezahlt, hatOnlineGeld: true }))).toMatch(
    /Geld zurück, auf dem Weg, auf dem Sie bezahlt haben\.$/,
  );
  expect(stornoFolge(bestellung({ zahlart: 'online' }))).toMatch(/nichts bezahlen\.$/);
  // A part of the money is there.
  expect(stornoFolge(bestellung(gezahlt))).toContain('Geld zurück');
});

test('what is to be paid is what was ordered without what was cancelled, in whole cents', () => {
  expect(zuZahlenOf(bestellung())).toBe(26.49);
  expect(zuZahlenOf(bestellung({ gekuerzt: 7.9 }))).toBe(18.59);
});

test('a state and ways that this page does not know are given no words', () => {
  expect(titel({ stand: 'verschenkt' })).toBe('Ihre Bestellung');
  expect(titel({ zahlart: 'karte' })).toBe('Ihre Bestellung');
  expect(titel({ stand: 'bezahlt', versandart: 'taube' })).toBe('Bezahlt');
});
