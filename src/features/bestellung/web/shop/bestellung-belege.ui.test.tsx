import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Bestellung } from '#features/auftrag/kundensicht/bestellung-contract.ts';
import { makeAbholung, token } from '#test/auftrag/beispiel-bestellung.ts';
import { bare } from '#test/ui/answers.ts';
import { main, ohneUeberweisung, openBestellung, part, unbezahlt } from '#test/ui/areas/bestellung.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { textsOf } from '#test/ui/texts-of.ts';

const rechnung = { nummer: 'RE-2026-0040', art: 'rechnung', tag: '2026-03-03', brutto: 26.49 } as const;
const korrektur = { nummer: 'RE-2026-0041', art: 'korrektur', tag: '2026-03-05', brutto: -7.9 } as const;
const versendet: Partial<Bestellung> = { stand: 'versendet', kannStornieren: false };

test('the invoice is a file behind a plain link, and so is what corrects it', async () => {
  await openBestellung(ohneUeberweisung({ ...versendet, belege: [rechnung] }));
  const link = part('Rechnung').getByRole('link', { name: 'Rechnung RE-2026-0040' });
  await expect.element(link).toHaveAttribute('href', `/api/bestellung/${token}/belege/RE-2026-0040`);
  await expect.element(link).toHaveAttribute('download', 'RE-2026-0040.pdf');
  await expect.element(part('Rechnung')).toMatchTextContent(/vom 03\.03\.2026 · 26,49\s€ · PDF/);
});

test('an invoice and its correction stand in their sequence', async () => {
  await openBestellung(ohneUeberweisung({ ...versendet, belege: [rechnung, korrektur] }), { isPhone: true });
  const zeilen = part('Rechnungen').getByRole('listitem');
  await expect.element(zeilen.first()).toBeVisible();
  expect(textsOf(zeilen)).toEqual([
    expect.stringMatching(/^Rechnung RE-2026-0040/),
    expect.stringMatching(/^Rechnungs\u00ad?korrektur RE-2026-0041.*−7,90\s€/),
  ]);
  await expectAccessible();
});

test('what is said of a document is as near to its link whether the long word breaks or not', async () => {
  await openBestellung(ohneUeberweisung({ ...versendet, belege: [rechnung, korrektur] }), { isPhone: true });
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(320, height);
  await expect.element(part('Rechnungen').getByRole('link').first()).toBeVisible();
  const [kurz, lang] = part('Rechnungen').getByRole('listitem').elements().map(masse);
  expect(lang?.hoehe).toBeGreaterThan(1.5 * (kurz?.hoehe ?? 0));
  expect(lang?.abstand).toBeCloseTo(kurz?.abstand ?? 0, 0);
  expect(kurz?.link).toBeGreaterThanOrEqual(44);
});

/** How high a link and its words are, and how far from the line below. */
function masse(zeile: Element) {
  const rect = (selector: string) => zeile.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const [link, worte, angaben] = [rect('a'), rect('a > span'), rect('p')];
  return { link: link.height, hoehe: worte.height, abstand: angaben.top - worte.bottom };
}

test.for([
  ['a parcel', unbezahlt, /^RechnungDie Rechnung finden Sie hier, sobald Ihr Paket unterwegs ist\.$/],
  ['a pick-up', makeAbholung(), /^RechnungDie Rechnung finden Sie nach der Abholung hier\.$/],
] as const)('before there is one it is said how it comes: %s', async ([, bestellung, expected]) => {
  await openBestellung(bestellung);
  await expect.element(part('Rechnung')).toMatchTextContent(expected);
});

test('of an order that left without one nothing is said', async () => {
  await openBestellung(ohneUeberweisung(versendet));
  await expect.element(part('Bisher')).toBeVisible();
  await expect.element(part('Rechnung')).not.toBeInTheDocument();
});

test('documents of another form break nothing', async () => {
  const belege = [null, {}, 'x', { nummer: 'RE-2026-0040', art: 'mahnung', tag: 7 }];
  await openBestellung(bare({ success: true, data: { ...ohneUeberweisung(versendet), belege } }));
  await expect.element(part('Rechnung').getByRole('link')).toBeVisible();
  await expect.element(main).not.toMatchTextContent(/undefined|NaN|null|Invalid/);
});
