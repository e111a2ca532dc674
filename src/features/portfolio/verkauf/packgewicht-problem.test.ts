import { expect, test } from 'vitest';
import { packgewichtProblem } from './packgewicht-problem.ts';

const zuLeicht = 'Das verpackte Stück kann nicht leichter sein als sein Inhalt (1.100 g).';

test.each([
  [{ gramm: 1100, packgewicht: 1099 }, zuLeicht],
  [{ gramm: 1100, packgewicht: 1100 }, undefined],
  [{ gramm: 1100, packgewicht: null }, undefined],
  [{ gramm: 1100 }, undefined],
  [{ gramm: 0, packgewicht: 1 }, undefined],
  [{ typ: 'ring', packgewicht: 1 }, undefined],
])('%j: %s', (produkt, problem) => {
  expect(packgewichtProblem(produkt)).toBe(problem);
});
