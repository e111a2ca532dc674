import { expect, test } from 'vitest';
import { belegProbe } from '#test/beleg/beleg-proben.ts';
import { storeAndRead } from '#test/store-and-read.ts';
import { kopiePost } from './kopie-post.ts';

const rahmen = {
  ladenName: 'Seifenhof',
  adresse: 'https://seifenhof.example',
  ende: ['Herzliche Grüße', 'Seifenhof'],
};
const kaethe = { vorname: 'Käthe', nachname: 'Muster' };
const bestellung = { art: 'bestellung' as const, nummer: 'B-26-K7M4Q', tag: '2026-11-20' };
const markttag = { art: 'markttag' as const, ort: 'Leipzig', tag: '2026-12-05' };
const rechnung = { nummer: 'RE-2026-0040', tag: '2026-11-24', bruttoCent: 2070, anlass: bestellung };

function textOf(
  inhalt: Parameters<typeof belegProbe>[0],
  rest: Partial<Omit<Parameters<typeof kopiePost>[0], 'beleg'>> = {},
) {
  const beleg = { id: 'beleg-1', inhalt: belegProbe(inhalt) };
  const { betreff, bloecke, anhaenge } = kopiePost({
    ...{ beleg, kundschaft: undefined, istNochmal: false },
    ...rest,
  });
  expect(anhaenge).toEqual([{ art: 'beleg', id: 'beleg-1', name: beleg.inhalt.nummer }]);
  return `${betreff}\n${storeAndRead(bloecke, rahmen).text}`;
}

test.each([
  ['an invoice once more', textOf(rechnung, { kundschaft: kaethe, istNochmal: true })],
  ['an invoice to another address', textOf(rechnung)],
  [
    'a correction of somebody without a first name',
    textOf(
      { ...rechnung, nummer: 'RE-2026-0041', art: 'korrektur', bruttoCent: -720 },
      { kundschaft: { vorname: '', nachname: 'Muster' } },
    ),
  ],
  [
    'the invoice of a market day once more',
    textOf({ ...rechnung, nummer: 'RE-2026-0042', anlass: markttag }, { istNochmal: true }),
  ],
])('%s reads like this', (_name, text) => {
  expect(text).toMatchSnapshot();
});

test('no subject names a document: at the order others read it', () => {
  for (const kundschaft of [kaethe, undefined])
    for (const istNochmal of [true, false])
      expect(textOf(rechnung, { kundschaft, istNochmal }).split('\n')[0]).not.toContain('RE-');
});

test('only the customer is led to her order', () => {
  expect(textOf(rechnung, { kundschaft: kaethe })).toContain('/bestellung/');
  expect(textOf(rechnung)).not.toContain('/bestellung/');
});
