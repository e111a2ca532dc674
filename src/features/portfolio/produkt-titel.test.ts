import { expect, test } from 'vitest';
import { produktTitel } from './produkt-titel.ts';

test.each([
  ['Lavendeltraum', 'Sheabutter', 'Lavendel', 100, 'Lavendeltraum: Lavendelseife mit Sheabutter, 100 g'],
  ['Honigwabe', 'Honigseife', 'Vanille', 110, 'Honigwabe: Honigseife mit Vanille, 110 g'],
  ['Minzmorgen', 'Aloe-Vera', 'Minze', 95, 'Minzmorgen: Seife mit Minze und Aloe-Vera, 95 g'],
  ['Jasminblüte', 'pink', 'Yasmin', 90, 'Jasminblüte: Yasminseife, pink, 90 g'],
  ['Minzglas', 'transparent', 'Minze', 80, 'Minzglas: Seife mit Minze, transparent, 80 g'],
  ['Garten', 'Sheabutter', 'Zitrone & Öl', 90, 'Garten: Seife mit Zitrone & Öl und Sheabutter, 90 g'],
  ['Lavendelseife', 'Sheabutter', 'Lavendel', 100, 'Lavendelseife, 100 g'],
  ['Seife mit Minze, 95 g', 'Aloe-Vera', 'Minze', 95, 'Seife mit Minze, 95 g'],
  ['Probe', '', '', 0, 'Probe'],
  ['Pur', 'Sheabutter', 'ohne Duft', 95, 'Pur: Seife ohne Duft, Sheabutter, 95 g'],
  ['Pur', 'Honigseife', 'unbeduftet', 95, 'Pur: Honigseife ohne Duft, 95 g'],
  ['Pur', 'schwarz', 'kein Duft', 95, 'Pur: Seife ohne Duft, schwarz, 95 g'],
  ['Seife ohne Duft', 'Sheabutter', 'ohne Duft', 95, 'Seife ohne Duft, 95 g'],
])('%s of %s with %s, %i g, has the title: %s', (name, seife, aroma, gramm, titel) => {
  expect(produktTitel({ name, seife, aroma, gramm })).toBe(titel);
});
