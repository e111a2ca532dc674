import { expect, test } from 'vitest';
import { belegProbe } from '#test/beleg/beleg-proben.ts';
import type { BelegBetrag, BelegInhalt } from './beleg-inhalt.ts';
import {
  belegAnlassText,
  belegBetragText,
  belegEmpfaengerName,
  belegLeistung,
  belegSatzText,
  belegSteuerSatz,
  belegTitel,
  belegZahlungSatz,
  belegZuText,
} from './beleg-worte.ts';

const markttag = { art: 'markttag', ort: 'Rheinheim', tag: '2026-11-21' } as const;

test('a market day has a collected invoice; what corrects is never called otherwise', () => {
  expect(belegTitel(belegProbe())).toBe('Rechnung');
  expect(belegTitel(belegProbe({ anlass: markttag }))).toBe('Sammelrechnung');
  expect(belegTitel(belegProbe({ art: 'korrektur' }))).toBe('Rechnungskorrektur');
  expect(belegTitel(belegProbe({ art: 'korrektur', anlass: markttag }))).toBe('Rechnungskorrektur');
});

test.each<[BelegBetrag['art'], number, BelegInhalt['art'], string]>([
  ['porto', 490, 'rechnung', 'Versand'],
  ['porto', -490, 'korrektur', 'Versand'],
  ['nachlass', -100, 'korrektur', 'Nachlass'],
  ['nachlass', 100, 'korrektur', 'Nachlass aufgehoben'],
  ['erlassen', -100, 'korrektur', 'Rest erlassen'],
  ['erlassen', 100, 'korrektur', 'Erlass aufgehoben'],
  ['kasse', -100, 'rechnung', 'Preisnachlässe am Stand'],
  ['kasse', 100, 'rechnung', 'Mehreinnahme am Stand'],
  ['kasse', 100, 'korrektur', 'Preisnachlässe am Stand'],
  ['kasse', -100, 'korrektur', 'Mehreinnahme am Stand'],
])('%s of %i on a %s: %s', (art, betragCent, belegArt, text) => {
  expect(belegBetragText({ art, satzPromille: 190, betragCent }, belegArt)).toBe(text);
});

test('rates, tax and days are said as people read them', () => {
  expect(belegSatzText(190)).toBe('19\u00a0%');
  expect(belegSatzText(55)).toBe('5,5\u00a0%');
  expect(belegSteuerSatz('kleinunternehmer')).toMatch(/^Steuerbefreiung für Kleinunternehmer/);
  expect(belegSteuerSatz('regelbesteuerung')).toMatch(/enthalten die gesetzliche Umsatzsteuer/);
  expect(belegLeistung({ von: '2026-11-23', bis: '2026-11-23' })).toEqual({
    ...{ name: 'Lieferdatum', wert: '23.11.2026' },
  });
  expect(belegLeistung({ von: '2026-11-23', bis: '2026-11-25' })).toEqual({
    ...{ name: 'Leistungszeitraum', wert: '23.11.2026 bis 25.11.2026' },
  });
});

test('what it is about, what it corrects, and whom it is for', () => {
  expect(belegAnlassText(belegProbe().anlass)).toBe('Bestellung B-26-K7M4Q vom 20.11.2026');
  expect(belegAnlassText(markttag)).toBe('Verkauf am Marktstand: Rheinheim, 21.11.2026');
  const [a, b, c] = [7, 8, 9].map((nr) => ({ nummer: `R-${nr}`, tag: '2026-11-23' }));
  expect(belegZuText([])).toBe('');
  expect(belegZuText(a ? [a] : [])).toBe('Korrektur zur Rechnung R-7 vom 23.11.2026');
  expect(belegZuText(a && b && c ? [a, b, c] : [])).toBe(
    'Korrektur zu den Rechnungen R-7 vom 23.11.2026, R-8 vom 23.11.2026 und R-9 vom 23.11.2026',
  );
  const { empfaenger } = belegProbe();
  expect(belegEmpfaengerName(empfaenger)).toBe('Erika Beispiel');
  expect(belegEmpfaengerName(empfaenger && { ...empfaenger, firma: 'Kurhotel' })).toBe('Kurhotel');
  expect(belegEmpfaengerName(empfaenger && { ...empfaenger, vorname: '', nachname: ' ' })).toBe(
    'Kundschaft ohne Namen',
  );
});

test('one sentence says what happens with the money', () => {
  const ueberweisung = {
    ...{ kontoinhaber: 'Maria Lindner', iban: 'DE02120300000000202051', bank: 'Bank' },
    ...{ verwendungszweck: 'B-26-K7M4Q', zahlbarBis: '2026-12-07' },
  };
  const satz = (inhalt: Partial<BelegInhalt>) =>
    belegZahlungSatz(belegProbe(inhalt)).replaceAll('\u00a0', ' ');
  expect(satz({})).toBe('Der Betrag ist bezahlt.');
  expect(satz({ bezahltCent: 70, ueberweisung })).toBe('Bitte überweisen Sie 20,00 € bis 07.12.2026.');
  expect(satz({ bezahltCent: 70 })).toBe('Noch zu zahlen: 20,00 €.');
  expect(satz({ bezahltCent: 2100 })).toBe('0,30 € zu Ihren Gunsten.');
  expect(satz({ art: 'korrektur' })).toBe('Der Betrag ist bezahlt.');
  const zurueck = (bezahltCent: number) => {
    const posten = [{ nr: 1, name: 'Rose', menge: -1, preisCent: 500, satzPromille: 190 }];
    return satz({ art: 'korrektur', posten, betraege: [], bezahltCent });
  };
  expect(zurueck(0)).toBe('5,00 € zu Ihren Gunsten.');
  expect(zurueck(-120)).toBe('3,80 € zu Ihren Gunsten. Berechnet werden damit 5,00 € weniger.');
  expect(zurueck(-500)).toBe('Berechnet werden damit 5,00 € weniger.');
  expect(satz({ art: 'korrektur', posten: [], betraege: [], bezahltCent: 0 })).toBe(
    'Am Betrag ändert sich nichts.',
  );
});
