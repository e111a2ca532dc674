import { expect, test } from 'vitest';
import { geloeschtPost } from './post-geloescht.ts';

const person = { email: 'anna@kundschaft.example', name: 'Anna Sommer', ladenName: 'Seifenhof' };
const textOf = (bestellungen: number) => JSON.stringify(geloeschtPost({ ...person, bestellungen }).bloecke);

test('the last message says what is gone, and of orders that they stay and for how long', () => {
  expect(geloeschtPost({ ...person, bestellungen: 0 })).toMatchObject({
    ...{ art: 'geloescht', an: { email: person.email, name: person.name } },
    betreff: 'Ihr Konto bei Seifenhof ist gelöscht',
  });
  expect(textOf(0)).toContain('Guten Tag Anna Sommer,');
  expect(textOf(0)).not.toMatch(/Bestellung/);
  expect(textOf(1)).toContain('Ihre Bestellung bewahren wir ohne das Konto auf');
  expect(textOf(3)).toContain('Ihre 3 Bestellungen bewahren wir ohne das Konto auf');
  const namenlos = geloeschtPost({ ...person, name: '', bestellungen: 0 });
  expect(namenlos.an).toEqual({ email: person.email });
  expect(JSON.stringify(namenlos.bloecke)).toContain('Guten Tag,');
  for (const anzahl of [1, 3]) expect(textOf(anzahl)).toContain('acht Jahre lang');
});
