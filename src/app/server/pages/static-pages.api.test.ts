import { expect, test } from 'vitest';
import { openMigratedDatabase } from '#test/database/databases.ts';
import { openPages, textOf } from '#test/shop-pages.ts';
import { demoEinstellungen } from '../../../../demo/beispiel-laden.ts';
import { addDemoEinstellungen } from '../../../../demo/einstellungen.ts';

const { laden } = demoEinstellungen;

/** The main area of the pages of the announced example workshop. What they show does not depend on the database. */
async function openMain() {
  const { db } = await openMigratedDatabase('SQLite');
  await addDemoEinstellungen(db, new Date());
  const { read } = await openPages(db);
  return async (path: string) => /<main.*<\/main>/s.exec(await read(path))?.[0] ?? '';
}

/** The texts of the headings of this level. */
const headingsOf = (html: string, level = 2) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs'))].map(([, text = '']) =>
    textOf(text).trim(),
  );

/** requirements.md, storefront §6, static pages (S33 to S35, R23, R29). */
test('Kontakt shows how to reach the workshop', { tags: ['@S33', '@R29'] }, async () => {
  const main = await (await openMain())('/contact');
  expect(main).toContain(`href="mailto:${laden.email}"`);
  expect(main).toMatch(/<a [^>]*href="tel:/);
  for (const text of [laden.telefon, laden.adresse.strasse, laden.adresse.stadt, laden.adresse.land])
    expect(textOf(main)).toContain(text);
});

test('Das sind wir shows the family, its products, its team and its values (S34)', async () => {
  const main = await (await openMain())('/about');
  const items = [...main.matchAll(/<li.*?<\/li>/gs)].map(([item]) => textOf(item));
  expect(textOf(main)).toContain('Familie');
  for (const bereich of [/Naturseifen/, /Schmuck/, /Familien/])
    expect(
      items.some((item) => bereich.test(item)),
      String(bereich),
    ).toBe(true);
  expect(laden.team).toHaveLength(3);
  for (const { name, aufgabe } of laden.team)
    expect(items.find((item) => item.includes(name))).toContain(aufgabe);
  expect(headingsOf(main)).toEqual(
    [/anfing/, /machen/, /arbeitet/, /wichtig/].map((part) => expect.stringMatching(part)),
  );
});

test('the Impressum names who runs the shop (S35, R23)', async () => {
  const text = textOf(await (await openMain())('/impressum'));
  const { inhaberin, adresse, email, telefon } = laden;
  for (const part of [inhaberin, adresse.strasse, adresse.plz, email, telefon, '§ 5 DDG'])
    expect(text).toContain(part);
  expect(text).toMatch(/§\s18 .*MStV/);
});

test('Datenschutz has sections to open, its date, and every entry that the shop stores in the browser (S35, R23)', async () => {
  const main = await (await openMain())('/datenschutz');
  expect(textOf(main)).toContain('Oktober 2025');
  const sections = [...main.matchAll(/<details.*?<\/details>/gs)].map(([section]) => section);
  expect(sections.length).toBeGreaterThanOrEqual(8);
  const rechte = sections.find((section) => headingsOf(section).some((title) => title.includes('Rechte')));
  expect(textOf(rechte ?? '')).toContain('Auskunft');
  expect(rechte).not.toMatch(/^<details[^>]* open/);
  for (const key of ['token', 'user', 'cookieConsent', 'cachedProducts', 'widerruf', 'device'])
    expect(main.match(new RegExp(`>${key}<`, 'g')), key).toHaveLength(1);
});

test('the AGB have sections 1 to 7, their date and the five facts (S35, R23)', async () => {
  const main = await (await openMain())('/agb');
  expect(headingsOf(main)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((number) => expect.stringMatching(new RegExp(`^${number}\\. \\S`))),
  );
  for (const fact of [
    /Oktober 2025/,
    /innerhalb von fünf Tagen/,
    /3\s?[–-]\s?5 Werktage nach Zahlung/,
    /Vorkasse/,
    /PayPal/,
    /Kreditkarte/,
    /vierzehn Tage/,
  ])
    expect(textOf(main)).toMatch(fact);
});

test('every legal text says that a lawyer has to check it, and none links to the closed dispute platform (R23)', async () => {
  const read = await openMain();
  for (const path of ['/impressum', '/datenschutz', '/agb']) {
    const main = await read(path);
    const note = /<p [^>]*role="note".*?<\/p>/s.exec(main)?.[0] ?? '';
    expect(textOf(note), path).toMatch(/Beispiel.*(Anwalt|Anwältin)/);
    expect(main, path).not.toMatch(/ec\.europa\.eu|OS-Plattform/);
  }
});
