import { expect, test } from 'vitest';
import { storeAndRead } from '#test/store-and-read.ts';
import { steuerwechselPost, vorjahrPost } from './steuerwechsel-post.ts';

const rahmen = {
  ladenName: 'Seifenhof',
  adresse: 'https://seifenhof.example',
  ende: ['Herzliche Grüße', 'Seifenhof'],
};
const keine = { anzahl: 0, cent: 0 };
const ab = '2026-11-23';
const bestellung = { art: 'bestellung', nummer: 'B-26-K7M4Q', cent: 1280 } as const;
const markttag = { art: 'markttag', ort: 'Leipzig', cent: 64_000 } as const;

test.each([
  [
    'an order that crosses the limit, with nothing untaxed left',
    steuerwechselPost({ ab, verkauf: bestellung, offene: keine, seither: keine, gestrichen: [] }),
  ],
  [
    'a market day that crosses it, with untaxed orders and a plan that was dropped',
    steuerwechselPost({
      ...{ ab, verkauf: markttag, offene: { anzahl: 1, cent: 1280 } },
      ...{ seither: { anzahl: 3, cent: 3840 }, gestrichen: ['2027-01-01', '2028-01-01'] },
    }),
  ],
  ['a market day without a place', vorjahrPost({ ab: '2025-12-20', verkauf: { ...markttag, ort: '' } })],
])('%s reads like this', (_name, { betreff, bloecke }) => {
  expect(`${betreff}\n${storeAndRead(bloecke, rahmen).text}`).toMatchSnapshot();
});

test('untaxed orders since the day of the change are named after a market day alone: those of an order came before it', () => {
  const { bloecke } = steuerwechselPost({
    ...{ ab, verkauf: bestellung, offene: keine, seither: { anzahl: 3, cent: 3840 }, gestrichen: [] },
  });
  expect(storeAndRead(bloecke, rahmen).text).not.toContain('ohne Mehrwertsteuer bestellt');
});
