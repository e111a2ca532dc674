import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import { einstellungen } from '#features/einstellung/gruppen/gruppen.ts';
import { rechtstextAngabenOf } from '../platzhalter/rechtstext-angaben.ts';
import { platzhalterwerte } from '../platzhalter/rechtstext-platzhalter.ts';
import { rechtstextProbleme } from '../probleme/rechtstext-probleme.ts';
import { rechtstextArten } from '../rechtstext-art.ts';
import { eingebauteRechtstexte } from './eingebaute-rechtstexte.ts';

/** Orders refer to version 1: what shoppers have read never changes, only what placeholders make of it. */
const released: Record<string, string> = {
  agb: '626ef556bc8a1053',
  widerruf: '0debbba537b80b6e',
  versand: '30d9097d0de4473b',
  datenschutz: 'cb302aea3e6f3f05',
  impressum: '3f4b27a9b48fac67',
};

const leer = Object.fromEntries(
  Object.entries(einstellungen).map(([name, { leer }]) => [
    name,
    { version: 0, angaben: leer, geaendertAt: null, von: null },
  ]),
) as unknown as Einstellungen;

test.each(rechtstextArten)('the built-in text %s is the released one', (art) => {
  expect(createHash('sha256').update(eingebauteRechtstexte[art]).digest('hex').slice(0, 16)).toBe(
    released[art],
  );
});

test.each(rechtstextArten)('the built-in text %s names only placeholders that exist', (art) => {
  const werte = platzhalterwerte(rechtstextAngabenOf(leer, { tag: '2026-11-23', adresse: '' }));
  const kinds = rechtstextProbleme(eingebauteRechtstexte[art], werte).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind !== 'leer')).toEqual([]);
});
