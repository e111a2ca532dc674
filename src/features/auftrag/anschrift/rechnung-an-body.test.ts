import { expect, test } from 'vitest';
import { testAnschrift } from '#test/auftrag/auftrag-antworten.ts';
import { abgeholtBody, versendetBody } from '../contract.ts';
import { anschriftBody, rechnungAnBody } from './anschrift-body.ts';

const ohneNamen = { ...testAnschrift, vorname: '', nachname: '' };
const kita = { ...ohneNamen, firma: 'Kita Sonnenschein e. V.' };

test.for([
  ['a person', testAnschrift, []],
  ['a company', kita, []],
  ['a company with a number for a name', { ...kita, firma: '1886' }, []],
  ['a company, and who works there', { ...kita, nachname: 'Özil' }, []],
  ['a company, and a name that is none', { ...kita, nachname: '1' }, ['nachname']],
  ['nobody', ohneNamen, ['vorname', 'nachname']],
  ['half a person', { ...testAnschrift, nachname: '' }, ['nachname']],
  ['a dash', { ...ohneNamen, firma: ' – ' }, ['vorname', 'nachname']],
  ['a company nowhere', { ...kita, strasse: '', stadt: '' }, ['strasse', 'stadt']],
  ['a company at a machine', { ...kita, strasse: 'Packstation', hausnummer: '145' }, ['strasse']],
] as const)('an invoice is made out to a person or to a company: %s', ([, anschrift, expected]) => {
  const { error } = rechnungAnBody.safeParse(anschrift);
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(expected);
});

test('whoever hands goods over to a company names nobody, and orders need names as before', () => {
  const { vorname: _vorname, nachname: _nachname, ...ohne } = kita;
  expect(abgeholtBody.parse({ gesehen: 1, rechnungAn: ohne }).rechnungAn).toEqual(kita);
  const paket = { gesehen: 1, dienst: 'DHL', nummer: '', rechnungAn: kita };
  expect(versendetBody.parse(paket).rechnungAn).toEqual(kita);
  expect(anschriftBody('rechnung').safeParse(kita).success).toBe(false);
});
