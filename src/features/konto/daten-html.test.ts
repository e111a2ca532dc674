import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Daten } from './contract.ts';
import { datenHtml } from './daten-html.ts';

const leer: Daten = {
  erstelltAm: '2026-11-23T14:03:00.000Z',
  laden: 'Seifenhof',
  konto: {
    email: 'erika@kundschaft.example',
    lastLogin: null,
    emailBestaetigtAt: '2026-11-20T08:00:00.000Z',
  },
  person: { vorname: 'Erika', geburtsdatum: '1985-06-02', adresse: { strasse: 'Gartenweg', plz: '04109' } },
  sitzungen: [],
  warenkorb: [],
  bestellungen: [],
  nachrichten: [],
};

/** All tags of a page, in order. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g);

/** The same data with other texts and names. */
function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((one) => withTexts(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTexts(one, text)]));
}

describe('the page of a person’s data', () => {
  test('shows names, points in time, days, money and gaps as people read them', () => {
    const html = datenHtml({
      ...leer,
      bestellungen: [
        {
          nummer: 'B-26-K7M4Q',
          gesamt: 37.1,
          posten: [
            { name: 'Lavendeltraum', menge: 3, preis: 7.9 },
            { name: 'Honigwabe', merkmale: [{ label: 'Gewicht', text: '110 g' }] },
          ],
          kannAlles: false,
        },
      ],
      nachrichten: [{ betreff: 'Guten Tag', am: leer.erstelltAm, text: 'Zeile 1\nZeile 2' }],
    });
    expect(html).toContain('<h1>Meine Daten bei Seifenhof</h1>');
    expect(html).toContain('<dt>E-Mail-Adresse</dt><dd>erika@kundschaft.example</dd>');
    expect(html).toContain('<dt>Letzte Anmeldung</dt><dd>–</dd>');
    expect(html).toContain('<dt>E-Mail-Adresse bestätigt</dt><dd>20.11.2026, 09:00 Uhr</dd>');
    expect(html).toContain('<dt>Geburtsdatum</dt><dd>2. Juni 1985</dd>');
    expect(html).toContain('<dt>Postleitzahl</dt><dd>04109</dd>');
    expect(html).toContain('<h3>Bestellung B-26-K7M4Q</h3>');
    expect(html).toContain('<dt>Gesamt</dt><dd>37,10\u00a0€</dd>');
    expect(html).toContain('<td>Lavendeltraum</td><td>3</td><td>7,90\u00a0€</td><td>–</td>');
    expect(html).toContain('<th scope="col">Gewicht</th>');
    expect(html).toContain('<td>Honigwabe</td><td>–</td><td>–</td><td>110 g</td>');
    expect(html).toContain('<dt>kannAlles</dt><dd>nein</dd>');
    expect(html).toContain('<p class="text">Zeile 1\nZeile 2</p>');
    expect(html.match(/<p>Keine\.<\/p>/g)).toHaveLength(2);
  });

  test('shows stored words, and the names of changed fields, in words', () => {
    const html = datenHtml({
      ...leer,
      konto: { rolle: 'kunde', status: 'active' },
      person: {
        kommunikation: { bevorzugterKanal: 'email' },
        aenderungen: [{ felder: ['email', 'adresse.plz', 'passwortLink', 'neues'] }],
      },
      bestellungen: [
        {
          nummer: 'B-26-K7M4Q',
          ...{ stand: 'offen', versandart: 'dhl', zahlart: 'vorkasse' },
          ereignisse: [{ typ: 'bestellt', text: 'Bestellung eingegangen' }],
        },
      ],
      nachrichten: [{ betreff: 'Rolle', text: 'kunde' }],
    });
    for (const [name, wert] of [
      ['Rolle', 'Kunde'],
      ['Status', 'aktiv'],
      ['Bevorzugter Weg', 'E-Mail'],
      ['Stand', 'offen'],
      ['Versandart', 'Versand mit DHL'],
      ['Zahlart', 'Überweisung (Vorkasse)'],
    ])
      expect(html).toContain(`<dt>${name}</dt><dd>${wert}</dd>`);
    expect(html).toContain(
      '<td>E-Mail-Adresse, Adresse: Postleitzahl, Link für ein neues Passwort, neues</td>',
    );
    expect(html).toContain('<td>Bestellung</td><td>Bestellung eingegangen</td>');
    expect(html).toContain('<p class="text">kunde</p>');
  });

  test('loads nothing and runs nothing', () => {
    expect(datenHtml(leer)).not.toMatch(/<(script|link|img|iframe|form|a)\b|\son\w+=|url\(|https?:/i);
  });

  test('whatever stands in the data, and under whatever name, it adds no tag and no attribute', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '</style><style>*{}',
        '</title>',
        '<!--',
        ']]>',
        '&lt;b&gt;',
        "' onload='x",
        '2026-99-99',
        '2026-13-45T99:99:99Z',
        '__proto__',
        'constructor',
      ),
    );
    const wert = fc.oneof(
      ...[text, fc.boolean(), fc.double(), fc.constant(null), fc.array(text, { maxLength: 3 })],
      fc.dictionary(text, text, { maxKeys: 3 }),
      fc.array(fc.dictionary(text, text, { maxKeys: 3 }), { maxLength: 3 }),
    );
    const angaben = fc.dictionary(text, wert, { maxKeys: 4 });
    const liste = fc.array(angaben, { maxLength: 3 });
    const daten = fc.record({
      ...{ erstelltAm: text, laden: text, konto: angaben, person: angaben },
      ...{ sitzungen: liste, warenkorb: liste, bestellungen: liste, nachrichten: liste },
    });
    fc.assert(
      fc.property(daten, (given) => {
        const harmless = withTexts(given, 'x') as Daten;
        const html = datenHtml(given);
        expect(tagsOf(html)?.length).toBe(tagsOf(datenHtml(harmless))?.length);
        expect(tagsOf(html)?.map((tag) => tag.replace(/[^<>/\w]/g, ''))).toEqual(
          tagsOf(datenHtml(harmless))?.map((tag) => tag.replace(/[^<>/\w]/g, '')),
        );
        expect(html.isWellFormed()).toBe(true);
        expect(html).not.toMatch(/(?![\n\t])\p{Cc}/u);
      }),
    );
  });
});
