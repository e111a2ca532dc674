import { expect, test } from 'vitest';
import { parseStored } from '#web/entwurf/entwurf-store.ts';
import { ownEntwurf } from '#web/entwurf/use-entwurf.ts';
import {
  auswahlFehler,
  brauchtEmail,
  fehlendesIn,
  leererWiderrufEntwurf,
  readWiderrufEntwurf,
  type WiderrufEntwurf,
  widerrufOf,
  withAngabe,
  withBestellung,
  withGewaehlt,
  withoutBestellung,
  withWiderrufPerson,
  zeilenOf,
} from './widerruf-entwurf.ts';

const ada = { konto: 'a', name: 'Ada Muster', email: 'ada@kundschaft.example' };
const widerrufEntwurfFor = (person: typeof ada | undefined, entwurf: WiderrufEntwurf) =>
  ownEntwurf(entwurf, leererWiderrufEntwurf, {
    konto: person?.konto ?? '',
    begin: (typed) => withWiderrufPerson(typed, person ?? ada),
  });
const bestellung = {
  link: 'x'.repeat(43),
  nummer: 'B-26-K7M4Q',
  name: 'Mia Sommer',
  email: 'mia@kundschaft.example',
  posten: [
    { name: 'Lavendeltraum', menge: 3 },
    { name: 'Minze', menge: 1 },
  ],
  istWiderrufen: false,
};
const offen = withBestellung(leererWiderrufEntwurf, bestellung);
const id = 'i'.repeat(32);

test('an order fills in what was not typed, with all of its lines ticked', () => {
  const typed = withBestellung(withAngabe(leererWiderrufEntwurf, { name: 'M. Sommer' }), bestellung);
  expect(typed).toMatchObject({
    name: 'M. Sommer',
    bestellung: 'B-26-K7M4Q',
    email: 'mia@kundschaft.example',
  });
  expect(zeilenOf(typed)).toEqual([
    { nr: 1, name: 'Lavendeltraum', menge: 3, gewaehlt: 3 },
    { nr: 2, name: 'Minze', menge: 1, gewaehlt: 1 },
  ]);
});

test('nothing is ticked of an order that was withdrawn in part: what is left, its customer knows', () => {
  const weiterer = withBestellung(leererWiderrufEntwurf, { ...bestellung, istWiderrufen: true });
  expect(zeilenOf(weiterer).map(({ gewaehlt }) => gewaehlt)).toEqual([0, 0]);
});

test('everything ticked is the whole contract, which names no pieces', () => {
  const { link, nummer, name, email } = bestellung;
  expect(widerrufOf(offen, id)).toEqual({ id, link, name, email, bestellung: nummer, stuecke: '' });
});

test('fewer pieces are named by the number of their line', () => {
  const teil = withGewaehlt(withGewaehlt(offen, 1, 2), 2, 0);
  expect(widerrufOf(teil, id)).toMatchObject({ teile: [{ nr: 1, menge: 2, name: 'Lavendeltraum' }] });
  expect(auswahlFehler(teil)).toBeUndefined();
  expect(auswahlFehler(withGewaehlt(teil, 1, 0))).toBe('Bitte mindestens ein Stück auswählen.');
});

test.each([
  [-1, 0],
  [4, 3],
])('no more than was ordered and no less than nothing: %i is %i', (typed, gewaehlt) => {
  expect(zeilenOf(withGewaehlt(offen, 1, typed))[0]?.gewaehlt).toBe(gewaehlt);
});

test('with another number it is about another order: neither link nor lines go along', () => {
  const andere = withAngabe(withGewaehlt(offen, 1, 1), { bestellung: 'Seifen vom Markt' });
  expect(zeilenOf(andere)).toEqual([]);
  expect(widerrufOf(andere, id)).not.toHaveProperty('link');
  expect(widerrufOf(andere, id)).not.toHaveProperty('teile');
  expect(auswahlFehler(andere)).toBeUndefined();
  const genauer = withAngabe(andere, { bestellung: 'meine b-26-k7m4q vom Mai' });
  expect(widerrufOf(genauer, id)).toMatchObject({
    link: bestellung.link,
    teile: [{ nr: 1, menge: 1 }, { nr: 2 }],
  });
});

test('an order that is read again changes nothing that was ticked or typed', () => {
  const changed = withAngabe(withGewaehlt(offen, 1, 1), { name: '' });
  expect(withBestellung(changed, bestellung)).toBe(changed);
});

test('another order replaces what the first one filled in, and not what was typed', () => {
  const typed = withAngabe(offen, { email: 'neu@kundschaft.example' });
  const next = { ...bestellung, link: 'y'.repeat(43), nummer: 'B-26-ZZZZZ', name: 'Ida Muster' };
  expect(withBestellung(typed, next)).toMatchObject({
    ...{ name: 'Ida Muster', bestellung: 'B-26-ZZZZZ', email: 'neu@kundschaft.example', link: next.link },
  });
});

test('what was typed or filled in for the order of one person never reaches the order of another', () => {
  const typed = withAngabe(offen, { name: 'Erika', stuecke: 'zwei' });
  const telefon = { ...bestellung, link: 'y'.repeat(43), nummer: 'B-26-ZZZZZ', name: 'Ida', email: '' };
  const next = withBestellung(typed, telefon);
  expect(next).toMatchObject({ name: 'Ida', email: '', stuecke: '', link: telefon.link });
  const dritte = { ...telefon, link: 'z'.repeat(43), nummer: 'B-26-YYYYY', name: 'Ute' };
  expect(withBestellung(withAngabe(next, { email: 'ida@kundschaft.example' }), dritte)).toMatchObject({
    ...{ name: 'Ute', email: '' },
  });
});

test('who is signed in is not put into an order without an address, which needs none; others do', () => {
  const telefon = { ...bestellung, email: '' };
  for (const entwurf of [
    withBestellung(widerrufEntwurfFor(ada, leererWiderrufEntwurf), telefon),
    widerrufEntwurfFor(ada, withBestellung(leererWiderrufEntwurf, telefon)),
  ]) {
    expect(entwurf).toMatchObject({ konto: 'a', name: 'Mia Sommer', email: '' });
    expect([brauchtEmail(entwurf), fehlendesIn(entwurf)]).toEqual([false, {}]);
    const andere = withAngabe(entwurf, { bestellung: 'Seifen vom Markt' });
    expect([brauchtEmail(andere), Object.keys(fehlendesIn(andere))]).toEqual([true, ['email']]);
  }
  const geleert = withAngabe(offen, { email: '' });
  expect([brauchtEmail(geleert), Object.keys(fehlendesIn(geleert))]).toEqual([true, ['email']]);
});

test('without the order its number goes, if nobody typed it', () => {
  expect(withoutBestellung(offen)).toMatchObject({
    link: '',
    bestellung: '',
    zeilen: [],
    name: 'Mia Sommer',
  });
  const typed = withAngabe(offen, { bestellung: 'Seifen' });
  expect(withoutBestellung(typed)).toMatchObject({ bestellung: 'Seifen' });
});

test('each change makes another declaration of it, and each repeat stays the same one', () => {
  const sent = { ...offen, id };
  expect(withAngabe(sent, { name: 'Mia' }).id).toBe('');
  expect(withGewaehlt(sent, 1, 2).id).toBe('');
  expect(withBestellung(sent, bestellung).id).toBe(id);
});

test('a signed-in person’s name and address are put where nothing was typed, once', () => {
  const filled = widerrufEntwurfFor(ada, withAngabe(leererWiderrufEntwurf, { name: 'Ada', stuecke: 'eine' }));
  expect(filled).toMatchObject({ ...ada, name: 'Ada', stuecke: 'eine' });
  const emptied = withAngabe(filled, { email: '' });
  expect(widerrufEntwurfFor(ada, emptied)).toBe(emptied);
  expect(widerrufEntwurfFor(undefined, filled)).toBe(filled);
});

test('what was typed for one account never reaches another', () => {
  const filled = widerrufEntwurfFor(ada, withAngabe(leererWiderrufEntwurf, { stuecke: 'eine' }));
  const ben = { konto: 'b', name: 'Ben', email: 'ben@kundschaft.example' };
  expect(widerrufEntwurfFor(ben, filled)).toMatchObject({ ...ben, stuecke: '', bestellung: '' });
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"name":7,"zeilen":[{"nr":"1"}],"vorgabe":null}',
  '{"zeilen":{"length":1}}',
])('%j is an empty draft', (stored) => {
  expect(readWiderrufEntwurf(parseStored(stored))).toEqual({
    ...{ name: '', bestellung: '', email: '', stuecke: '' },
    ...{ konto: '', id: '', link: '', nummer: '', zeilen: [], vorgabe: {} },
  });
});

test('a stored draft is read as it was', () => {
  const entwurf: WiderrufEntwurf = { ...withGewaehlt(offen, 1, 2), stuecke: 'eine\nzwei', id };
  expect(readWiderrufEntwurf(parseStored(JSON.stringify(entwurf)))).toEqual(entwurf);
});
