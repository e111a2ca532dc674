import { expect, test } from 'vitest';
import type { Phase } from '#features/einstellung/gruppen/phase-angaben.ts';
import { brauchtBereitschaft, phaseOf, phaseProblem } from './phase-wechsel.ts';

const heute = '2026-11-23';
const ohne = { pauseText: '', pauseBis: '' };
const ferien = { pauseText: 'Ferien', pauseBis: '' };

test.each<[Phase, Phase, boolean]>([
  ['angekuendigt', 'geoeffnet', true],
  ['angekuendigt', 'pausiert', false],
  ['angekuendigt', 'angekuendigt', false],
  ['geoeffnet', 'pausiert', true],
  ['geoeffnet', 'angekuendigt', true],
  ['geoeffnet', 'geoeffnet', false],
  ['pausiert', 'geoeffnet', true],
  ['pausiert', 'angekuendigt', true],
  ['pausiert', 'pausiert', true],
])('from %s to %s: %s', (vorher, phase, isAllowed) => {
  expect(phaseProblem(vorher, { phase, ...ferien }, heute) === undefined).toBe(isAllowed);
});

test('a pause ends after today, on a day that need not be known', () => {
  const bis = (pauseBis: string) =>
    phaseProblem('geoeffnet', { phase: 'pausiert', pauseText: 'Ferien', pauseBis }, heute)?.feld;
  expect([bis('2026-11-22'), bis('2026-11-23'), bis('2026-11-24'), bis('')]).toEqual([
    'pauseBis',
    'pauseBis',
    undefined,
    undefined,
  ]);
});

test('a pause says something to visitors: a text, a day, or both', () => {
  const feld = (pause: object) =>
    phaseProblem('geoeffnet', { phase: 'pausiert', ...ohne, ...pause }, heute)?.feld;
  expect(feld({})).toBe('pauseText');
  expect([feld({ pauseText: 'Ferien' }), feld({ pauseBis: '2026-11-24' })]).toEqual([undefined, undefined]);
});

test('text and day belong to the pause only', () => {
  const pause = { pauseText: 'Ferien', pauseBis: '2027-01-05' };
  expect(phaseOf({ phase: 'geoeffnet', ...pause })).toEqual({ phase: 'geoeffnet', ...ohne });
  expect(phaseOf({ phase: 'pausiert', ...pause })).toEqual({ phase: 'pausiert', ...pause });
});

test('only opening asks what is missing', () => {
  const needs = (phase: Phase) => brauchtBereitschaft({ phase, ...ohne });
  expect([needs('angekuendigt'), needs('geoeffnet'), needs('pausiert')]).toEqual([false, true, false]);
});
