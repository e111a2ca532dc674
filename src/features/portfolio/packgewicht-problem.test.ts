import { expect, test } from 'vitest';
import { packgewichtProblem } from './packgewicht-problem.ts';
import { produktBodyOf } from './produkt-body.ts';

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

const seife = { name: 'Minze', seife: 'Oliv', aroma: 'Minze', seifenform: 'Wabe', verpackung: 'Karton' };

function problemsOf(body: object): string[] {
  const { error } = produktBodyOf('seife').safeParse({ ...seife, ...body });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test('the form refuses it at the field, beside the other refusals', () => {
  expect(problemsOf({ gramm: '1.100', packgewicht: '95' })).toEqual([`packgewicht: ${zuLeicht}`]);
  expect(problemsOf({ gramm: '1100', packgewicht: '95', name: '' })).toHaveLength(2);
  expect(problemsOf({ gramm: 'x', packgewicht: '95' })).toHaveLength(1);
  expect(problemsOf({ gramm: '95', packgewicht: '95' })).toEqual([]);
});
