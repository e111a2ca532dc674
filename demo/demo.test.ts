import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bildHash } from '#features/bild/server/index.ts';
import { beispielBilder } from '#features/oeffnung/bereitschaft/beispiel-werte.ts';
import { demoBilder, masterFile, readIndex } from './prepared-pictures.ts';
import { demoProdukte } from './produkte.ts';
import { demoRohstoffe } from './rohstoffe.ts';
import { aromen, seifen, seifenformen, verpackungen } from './seife-auswahl.ts';

/** What the form offers for a field: the raw materials of its kind, and the words of the products (R34). */
const offered = (
  feld: 'seife' | 'aroma' | 'seifenform' | 'verpackung',
  rohstoffe: { bezeichnung: string }[],
) => new Set([...rohstoffe.map(({ bezeichnung }) => bezeichnung), ...demoProdukte.map((one) => one[feld])]);

test('the example offers every soap kind, scent, shape and packaging of the specification (A06)', () => {
  const { rohseife, duftoel, verpackung } = demoRohstoffe;
  expect(offered('seife', rohseife)).toEqual(new Set(seifen));
  expect(offered('aroma', duftoel)).toEqual(new Set(aromen));
  expect(offered('seifenform', [])).toEqual(new Set(seifenformen));
  expect(offered('verpackung', verpackung)).toEqual(new Set([...verpackungen, 'Geschenkdose']));
});

test('ten soaps are in the shop, one without a price and one with a documentation link; an eleventh is inactive', () => {
  const imLaden = demoProdukte.filter(({ aktiv }) => aktiv);
  expect(imLaden).toHaveLength(10);
  expect(demoProdukte).toHaveLength(11);
  expect(imLaden.filter(({ preis }) => preis === undefined)).toHaveLength(1);
  expect(imLaden.filter(({ weblink }) => weblink)).toHaveLength(1);
});

test('weights and prices are those of a small workshop, short texts are short', () => {
  for (const produkt of demoProdukte) {
    const { name, gramm, packgewicht, aufBestellung, fertigungstage, preis, beschreibung } = produkt;
    expect(gramm, name).toBeGreaterThanOrEqual(80);
    expect(gramm, name).toBeLessThanOrEqual(120);
    expect(packgewicht, name).toBeGreaterThan(gramm);
    expect(fertigungstage !== undefined, name).toBe(aufBestellung === true);
    if (preis !== undefined) expect(preis, name).toBeGreaterThanOrEqual(5.5);
    if (preis !== undefined) expect(preis, name).toBeLessThanOrEqual(9.9);
    expect(beschreibung.kurz.length, name).toBeLessThanOrEqual(200);
  }
});

test('the prepared variants match their pictures, and no picture is larger than 150 kB', async () => {
  const index = await readIndex();
  for (const { name, file, schnitt } of demoBilder()) {
    const master = await readFile(masterFile(file));
    expect(master.length, name).toBeLessThanOrEqual(150 * 1024);
    expect(index[name]?.hash, `${name}: run npm run demo:pictures`).toBe(bildHash(master, schnitt));
  }
});

test('an owner who shows the pictures of the demo is told so before her shop opens', async () => {
  const index = await readIndex();
  expect(beispielBilder.startseite.hash).toBe(index['hero-quer']?.hash);
  expect(beispielBilder.dasSindWir.hash).toBe(index['about-quer']?.hash);
});
