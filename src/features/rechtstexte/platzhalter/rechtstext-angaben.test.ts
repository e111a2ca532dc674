import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AngabenOf, Einstellungen, Gruppe } from '#features/einstellung/gruppen/gruppen.ts';
import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { vollstaendig } from '#test/einstellung/bereit-fakten.ts';
import { fillRechtstext, type Platzhalterwerte } from '../bloecke/fill-rechtstext.ts';
import { type Block, parseRechtstext } from '../bloecke/rechtstext-bloecke.ts';
import { agbText } from '../eingebaut/agb.ts';
import { datenschutzText } from '../eingebaut/datenschutz.ts';
import { impressumText } from '../eingebaut/impressum.ts';
import { versandRechtstext } from '../eingebaut/versand.ts';
import { widerrufText } from '../eingebaut/widerruf.ts';
import { rechtstextProbleme } from '../probleme/rechtstext-probleme.ts';
import type { RechtstextArt } from '../rechtstext-art.ts';
import { browserSpeicher } from './browser-speicher.ts';
import { rechtstextAngabenOf } from './rechtstext-angaben.ts';
import { platzhalterwerte } from './rechtstext-platzhalter.ts';

const texte: Record<RechtstextArt, string> = {
  agb: agbText,
  widerruf: widerrufText,
  versand: versandRechtstext,
  datenschutz: datenschutzText,
  impressum: impressumText,
};
const einstellungen: Einstellungen = vollstaendig;
const lage = { tag: '2026-11-23', adresse: 'https://seifenhof.de' };

function mit<G extends Gruppe>(gruppe: G, angaben: Partial<AngabenOf<G>>): Einstellungen {
  const stand = einstellungen[gruppe];
  return { ...einstellungen, [gruppe]: { ...stand, angaben: { ...stand.angaben, ...angaben } } };
}

function werteOf(stand: Einstellungen) {
  return platzhalterwerte({ ...rechtstextAngabenOf(stand, lage), istGeoeffnet: true });
}

/** The lines of an open shop's text. */
function zeilen(art: RechtstextArt, stand: Einstellungen): string[] {
  return zeilenMit(art, werteOf(stand));
}

function zeilenMit(art: RechtstextArt, werte: Platzhalterwerte): string[] {
  return fillRechtstext(parseRechtstext(texte[art]), werte).flatMap(linesOf);
}

function linesOf(block: Block): string[] {
  if (block.kind === 'box') return block.blocks.flatMap(linesOf);
  if (block.kind === 'terms') return block.entries.map(({ text }) => text);
  const lines = block.kind === 'list' ? block.items : [block.inlines];
  return lines.map((inlines) => inlines.map(({ text }) => text).join(''));
}

const { dhl } = einstellungen.versand.angaben;
const nurAbholung = mit('versand', { dhl: { ...dhl, aktiv: false } });
const bisEinKilo = { ...dhl, tabelle: [{ bisGramm: 1000, preis: 4.19 }] };

describe('a shop that sends no parcels', () => {
  test('says that orders are picked up, in no text that it sends or charges anything', () => {
    expect(zeilen('agb', nurAbholung)).toContain(
      'Sie holen Ihre Bestellung in unserer Werkstatt ab. Versandkosten fallen nicht an.',
    );
    expect(zeilen('versand', nurAbholung)).not.toContain('Lieferzeit');
    for (const art of ['agb', 'versand', 'datenschutz'] as const)
      expect(zeilen(art, nurAbholung).join('\n')).not.toMatch(
        /DHL|Versandkosten von|Versand kostet|Wir liefern|an den Versanddienst|der Versanddienst,/,
      );
  });

  test('and none to pick up has a hole in its terms', () => {
    const { abholung } = einstellungen.versand.angaben;
    const nichts = mit('versand', { dhl: { ...dhl, aktiv: false }, abholung: { ...abholung, aktiv: false } });
    expect(rechtstextProbleme(agbText, werteOf(nichts)).map(({ name }) => name)).toEqual([
      'versandkostenAbsatz',
      'lieferung',
    ]);
  });
});

describe('what shipping costs', () => {
  test('is a price per order only for the flat price of the specification', () => {
    expect(zeilen('versand', einstellungen).slice(1, 4)).toEqual([
      'DHL: 7,69\u00a0€ je Bestellung',
      'Abholung in unserer Werkstatt: kostenlos',
      'Der Versand kostet 7,69\u00a0€ je Bestellung. Wie viel für Ihre Bestellung hinzukommt, steht im Warenkorb und vor dem Absenden.',
    ]);
  });

  test('is by agreement above the heaviest parcel of a table, also if the table has one row', () => {
    const lines = zeilen('versand', mit('versand', { dhl: { ...bisEinKilo, freiAb: 50 } }));
    expect(lines.slice(1, 4)).toEqual([
      'DHL bis 1\u00a0kg: 4,19\u00a0€',
      'Pakete über 1\u00a0kg: nach Absprache',
      'Ab 50,00\u00a0€ Warenwert versenden wir Pakete bis 1\u00a0kg kostenlos.',
    ]);
    for (const art of ['agb', 'versand'] as const)
      expect(zeilen(art, mit('versand', { dhl: { ...bisEinKilo, freiAb: 50 } })).join('\n')).toMatch(
        /Ab 50,00\s€ Warenwert ist der Versand kostenlos\./,
      );
    for (const art of ['agb', 'versand'] as const)
      expect(zeilen(art, mit('versand', { dhl: bisEinKilo })).join('\n')).toContain(
        ' Pakete über 1\u00a0kg versenden wir nach Absprache.',
      );
  });
});

describe('the contract in the terms', () => {
  test('reads before the opening word for word as it was first written', () => {
    const angaben = { ...rechtstextAngabenOf(einstellungen, lage), istGeoeffnet: false };
    const text = fillRechtstext(parseRechtstext(agbText), platzhalterwerte(angaben)).flatMap(linesOf);
    expect(createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16)).toBe('7d6c488a3036e845');
  });

  test('of an open shop is closed by the page that confirms the order (R43)', () => {
    const text = zeilen('agb', einstellungen).join('\n');
    expect(text).toContain('Wir nehmen Ihr Angebot sofort an: mit der Bestätigungsseite');
    expect(text).toContain('Vorkasse: Unsere Bankverbindung steht auf der Bestätigungsseite.');
    expect(text).toMatch(/Ist das Geld \d+ Tage nach der Bestellung nicht da, stornieren wir sie\./);
    expect(text).toMatch(/Rechnungen erhalten Sie elektronisch, .*; damit sind Sie einverstanden\./);
    expect(text).not.toMatch(/innerhalb von fünf Tagen|noch keine Annahme|Auftragsbestätigung|per E-Mail zu/);
  });
});

test('the notice of the terms is that of its own page', () => {
  const notice = zeilen('widerruf', einstellungen);
  const agb = zeilen('agb', einstellungen);
  const at = agb.indexOf(notice[0] ?? '');
  expect(agb.slice(at, at + notice.length)).toEqual(notice);
  expect(agbText.match(/{{widerrufsadresse}}/g)).toHaveLength(1);
});

describe('the withdrawal notice', () => {
  const satz =
    'Sie können Ihr Widerrufsrecht auch online unter https://seifenhof.de/widerruf ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z.\u00a0B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.';

  test.each(['widerruf', 'agb'] as const)(
    'of an open shop says where withdrawing online is possible (%s)',
    (art) => {
      expect(zeilen(art, einstellungen).join('\n')).toContain(satz);
      const werte = werteOf(einstellungen);
      expect(JSON.stringify(fillRechtstext(parseRechtstext(texte[art]), werte))).toContain(
        '"href":"https://seifenhof.de/widerruf"',
      );
    },
  );

  test('names no fax, and before the opening no function', () => {
    const angaben = { ...rechtstextAngabenOf(einstellungen, lage), istGeoeffnet: false };
    const text = zeilenMit('widerruf', platzhalterwerte(angaben)).join('\n');
    expect(text).not.toContain('online');
    expect(text).toContain('(z.\u00a0B. ein mit der Post versandter Brief oder eine E-Mail)');
    expect(widerrufText).not.toMatch(/fax/i);
  });
});

describe('the privacy notice', () => {
  test('reads before the opening as it was first written, but for the device of a session, when its cookie is sent, and the withdrawal form', () => {
    const angaben = { ...rechtstextAngabenOf(einstellungen, lage), istGeoeffnet: false };
    const text = zeilenMit('datenschutz', platzhalterwerte(angaben)).join('\n');
    const first = text
      .replace(', mit welcher Art von Browser und Gerät, zum Beispiel „Chrome, Android“, und', ' und')
      .replace(
        'nur mit Aufrufen gesendet, die Ihre Anmeldung und Ihr Konto betreffen. Endet',
        'nur beim Registrieren, An- und Abmelden gesendet und endet',
      )
      .replace(/ Mit dem Formular „Vertrag widerrufen“ .* BGB\)\./, '')
      .replace(/^Was im Formular „Vertrag widerrufen“ steht.*\n/m, '')
      .replace('diese sechs', 'diese fünf')
      .replace('Alle sechs', 'Alle fünf')
      .replace('für einen Widerruf und die', 'für die');
    expect(createHash('sha256').update(first).digest('hex').slice(0, 16)).toBe('50748ec0f75adc5b');
  });

  test('of an open shop names the guest’s cart, what the browser keeps of it, and the counting of orders', () => {
    const [terms, andere] = fillRechtstext(parseRechtstext(datenschutzText), werteOf(einstellungen)).filter(
      (block) => block.kind === 'terms',
    );
    expect([...(terms?.entries ?? []), ...(andere?.entries ?? [])]).toEqual(
      browserSpeicher.map(({ name, ort, zweck, dauer }) => ({
        term: name,
        place: ort,
        text: `${zweck} ${dauer}`,
      })),
    );
    expect(terms?.entries.map(({ term, place }) => `${term}: ${place}`)).toEqual([
      'token: Local Storage',
      'user: Local Storage',
      'cookieConsent: Local Storage',
      'cachedProducts: Session Storage',
      'widerruf: Session Storage',
      'device: Cookie',
      'cart: Cookie',
      'guestCart: Local Storage',
      'kasse: Session Storage',
      'kontakt: Session Storage',
    ]);
    const text = zeilen('datenschutz', einstellungen).join('\n');
    expect(text).toContain('Seine beiden Cookies halten Ihren Warenkorb bereit und schützen Ihr Konto.');
    expect(text).toContain('höchstens diese zehn Einträge ab, darunter zwei Cookies');
    expect(text).toContain('Alle diese Einträge sind technisch nötig');
    expect(text).toContain('Warenkorb ohne Konto: bis 90 Tage nach der letzten Änderung.');
    expect(text).toContain('zählt unser Server, wie viele in einer Stunde aus einem Netz kommen');
    expect(text).toContain('Das Kontaktformular sendet uns, was Sie darin eingeben');
    expect(text).toContain('Nachrichten über das Kontaktformular: ein Jahr.');
    expect(text).toContain('unser Server bewahrt sie 30 Tage auf.');
    expect(text).toContain('neue Konten und angeforderte E-Mails;');
    expect(text).not.toMatch(/einziges Cookie|fünf|Kontaktformular gibt es nicht/);
  });
});

describe('paying online', () => {
  const online = mit('zahlung', { online: { ...leereZahlung.online, aktiv: true, stunden: 12 } });
  const textMit = (stand: Einstellungen, anbieter: string | undefined) => {
    const angaben = { ...rechtstextAngabenOf(stand, { ...lage, anbieter }), istGeoeffnet: true };
    return zeilenMit('datenschutz', platzhalterwerte(angaben)).join('\n');
  };

  test('stands in the terms with its hours while it is on', () => {
    const satz =
      /^Online bezahlen: Nach .*Ist 12 Stunden nach der Bestellung nicht bezahlt, stornieren wir sie\.$/m;
    expect(zeilen('agb', online).join('\n')).toMatch(satz);
    expect(zeilen('agb', einstellungen).join('\n')).not.toContain('Online bezahlen');
  });

  test('names its provider in the privacy notice, with what goes there, and what that keeps in a browser', () => {
    const text = textMit(online, 'stripe');
    expect(text).toMatch(/Zahlung über Stripe: .*Stripe Payments Europe, Ltd\., Dublin, Irland/);
    expect(text).toMatch(
      /den Betrag, die Bestellnummer, .*E-Mail-Adresse.*Art\.\s6 Abs\.\s1 Buchst\.\sb DSGVO/,
    );
    expect(text).toContain('legt die Bezahlseite von Stripe dort eigene Einträge und Cookies ab');
    expect(text).toContain('Stripe Payments Europe, Ltd. in Irland, wenn Sie online bezahlen,');
    expect(text).toContain('EU-US Data Privacy Framework');
  });

  test.each<[string, Einstellungen, string | undefined]>([
    ['is off', einstellungen, 'stripe'],
    ['is on without a provider', online, undefined],
    ["is on at the example workshop's own", online, 'probe'],
  ])('names nobody while it %s', (_title, stand, anbieter) => {
    expect(textMit(stand, anbieter)).not.toContain('Stripe');
  });
});

describe('the responsible person', () => {
  const personOf = (verantwortlich: string) =>
    rechtstextAngabenOf(mit('laden', { verantwortlich }), lage).verantwortlich;

  test.each(['', 'Ada Lovelace'])('%j is the owner at the address of the shop', (verantwortlich) => {
    expect(personOf(verantwortlich)).toEqual([
      'Ada Lovelace, Seifenhof',
      'Hofweg 3',
      '04103 Leipzig',
      'Deutschland',
    ]);
  });

  test.each(['Dr. Grace Hopper', 'Dr. Grace Hopper, Weg 1, 04103 Leipzig'])(
    '%j never gets the address of the shop',
    (verantwortlich) => expect(personOf(verantwortlich)).toEqual([verantwortlich]),
  );
});
