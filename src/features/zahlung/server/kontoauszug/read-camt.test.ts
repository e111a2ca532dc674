import { expect, test } from 'vitest';
import { camtAuszug, camtBuchung } from '#test/auftrag/kontoauszuege.ts';
import {
  type Auszug,
  ohnePause,
  zuGrosseSammlungText,
  zuVieleUmsaetzeText,
} from '../../kontoauszug/umsatz.ts';
import { readAuszug } from './read-auszug.ts';
import { readCamt } from './read-camt.ts';

const eine = { betrag: '24.90', name: 'Erika Beispiel', zweck: 'B-26-K7M4Q' };
/** Somebody waits for the answer. */
const wartend = new AbortController().signal;
const read = (text: string) => ohnePause(readCamt(text)) as Auszug;

test.each(['02', '04', '08', '13'])('version %s of CAMT.053 is read', (version) => {
  expect(read(camtAuszug([camtBuchung(eine)], version))).toMatchObject({
    format: 'CAMT.053',
    umsaetze: [
      {
        ...{ tag: '2026-11-23', betragCent: 2490, name: 'Erika Beispiel', iban: 'DE02120300000000202051' },
        ...{ zweck: 'B-26-K7M4Q', referenz: '2026112312345 NOTPROVIDED' },
      },
    ],
  });
});

test.each([
  ['CAMT.052', '02'],
  ['CAMT.052', '08'],
  ['CAMT.053', '14'],
  ['CAMT.054', '08'],
])('the sister %s.001.%s is read alike; what is not booked yet is not', (meldung, version) => {
  const offene = ['PDNG', 'INFO', 'FUTR'].map((status) => camtBuchung(eine).replace('BOOK', status));
  // Up to version 04 a status is a text, without a code.
  const gebucht = version === '02' ? camtBuchung(eine).replace(/<Cd>BOOK<.Cd>/, 'BOOK') : camtBuchung(eine);
  expect(read(camtAuszug([gebucht, ...offene], version, meldung))).toMatchObject({
    format: meldung,
    umsaetze: [{ tag: '2026-11-23', betragCent: 2490, zweck: 'B-26-K7M4Q' }],
    uebersprungen: { vorgemerkt: 3 },
  });
});

test('without a status all of a statement is booked, and nothing of a report', () => {
  const ohne = camtBuchung(eine).replace('<Sts><Cd>BOOK</Cd></Sts>', '');
  expect(read(camtAuszug([ohne])).umsaetze).toHaveLength(1);
  expect(read(camtAuszug([ohne], '08', 'CAMT.052')).uebersprungen.vorgemerkt).toBe(1);
});

test('a number in the reference of an invoice, or in the bank’s own words, is read as well', () => {
  const ustrd = '<Ustrd>B-26-K7M4Q</Ustrd>';
  const strd = '<Strd><RfrdDocInf><Nb>B-26-K7M4Q</Nb></RfrdDocInf></Strd>';
  const ohne = camtBuchung(eine).replace(`<RmtInf>${ustrd}</RmtInf>`, '');
  const bank = ohne.replace('<NtryDtls>', '<AddtlNtryInf>B-26-K7M4Q</AddtlNtryInf><NtryDtls>');
  const alle = [camtBuchung(eine).replace(ustrd, strd), bank];
  expect(read(camtAuszug(alle)).umsaetze.map(({ zweck }) => zweck)).toEqual(['B-26-K7M4Q', 'B-26-K7M4Q']);
});

test.each([
  ['transfers in one booking', `<Ntry><NtryDtls>${'<TxDtls/>'.repeat(540_000)}`, zuGrosseSammlungText, 2],
  ['bookings', '<Ntry></Ntry>'.repeat(300_000), zuVieleUmsaetzeText, 4],
  [
    'bookings of many transfers',
    `<Ntry><NtryDtls>${'<TxDtls/>'.repeat(900)}</NtryDtls></Ntry>`.repeat(500),
    zuVieleUmsaetzeText,
    4,
  ],
  ['letters in a name', `<${'a'.repeat(4_000_000)}>`, /kein vollständiger Kontoauszug/, 140],
])('too many %s end the reading early', (_, xml, problem, pausen) => {
  const work = readCamt(`<Document><BkToCstmrStmt><Stmt>${xml}`);
  let steps = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) steps += 1;
  expect(step.value).toEqual({
    problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
  });
  expect(steps).toBeLessThan(pausen);
});

test('with prefixes, older names and lines as well; entities are those of XML', () => {
  const text = camtAuszug([camtBuchung({ ...eine, name: 'Beispiel &amp; S&#246;hne' })])
    .replaceAll('<Pty>', '')
    .replaceAll('</Pty>', '')
    .replace(/<(\/?)(?=[A-Z])/g, '<$1ns2:')
    .replaceAll('><', '>\n  <');
  expect(read(text).umsaetze).toMatchObject([{ name: 'Beispiel & Söhne', betragCent: 2490 }]);
});

const txAmt = (amt: string) => `<TxDtls><AmtDtls><TxAmt><Amt ${amt}</Amt></TxAmt></AmtDtls>`;

test.each(['Ccy="EUR">40.00', 'Ccy="CHF">24.90'])(
  'of one transfer of %s what was credited is read',
  (amt) => {
    const buchung = camtBuchung(eine).replace('<TxDtls>', txAmt(amt));
    expect(read(camtAuszug([buchung]))).toMatchObject({
      umsaetze: [{ betragCent: 2490 }],
      uebersprungen: { waehrung: 0 },
    });
  },
);

test('several transfers that are not the booking in sum are in doubt', () => {
  const transfer = /<TxDtls>.*<\/TxDtls>/.exec(camtBuchung(eine))?.[0] ?? '';
  const zwei = (betrag: string) =>
    camtBuchung({ ...eine, betrag }).replace(
      transfer,
      ['Ccy="EUR">10.00', 'Ccy="EUR">14.90'].map((amt) => transfer.replace('<TxDtls>', txAmt(amt))).join(''),
    );
  const zweifelOf = (betrag: string) =>
    read(camtAuszug([zwei(betrag)])).umsaetze.map(({ zweifel }) => zweifel);
  expect(zweifelOf('24.90')).toEqual([undefined, undefined]);
  expect(zweifelOf('23.40')).toEqual([
    expect.stringMatching(/vergleichen/),
    expect.stringMatching(/Sammelbuchung/),
  ]);
});

test('money that came back is no payment, however the bank says so', () => {
  const alle = [
    camtBuchung({ ...eine, mehr: '<RvslInd>1</RvslInd>' }),
    camtBuchung(eine).replace('<RmtInf>', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf><RmtInf>'),
    camtBuchung({ ...eine, mehr: '<RvslInd>0</RvslInd>' }),
  ];
  expect(read(camtAuszug(alle))).toMatchObject({
    umsaetze: [{ betragCent: 2490 }],
    uebersprungen: { rueckbuchung: 2 },
  });
});

test('a booking of several transfers is as many payments; without amounts of their own it cannot be read', () => {
  const tx = (betrag: string, zweck: string) =>
    `<TxDtls>${betrag}<RltdPties><Dbtr><Nm>Erika</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${zweck}</Ustrd><Ustrd>Teil</Ustrd></RmtInf></TxDtls>`;
  const ntry = (details: string) =>
    `<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-11-23T00:00:00</DtTm></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`;
  const mit = ntry(
    tx('<Amt Ccy="EUR">10.00</Amt>', 'A') +
      tx('<AmtDtls><TxAmt><Amt Ccy="EUR">20.00</Amt></TxAmt></AmtDtls>', 'B'),
  );
  const { umsaetze } = read(camtAuszug([mit]));
  expect(umsaetze.map(({ betragCent, zweck }) => [betragCent, zweck])).toEqual([
    [1000, 'A Teil'],
    [2000, 'B Teil'],
  ]);
  expect(read(camtAuszug([ntry(tx('', 'A') + tx('', 'B'))]))).toMatchObject({
    umsaetze: [],
    uebersprungen: { waehrung: 0, unlesbar: 2 },
  });
});

test('what went out, is pending, was turned back or is of another currency is counted', () => {
  const alle = [
    camtBuchung({ ...eine, richtung: 'DBIT' }),
    camtBuchung(eine).replace('BOOK', 'PDNG'),
    camtBuchung({ ...eine, mehr: '<RvslInd>true</RvslInd>' }),
    camtBuchung(eine).replace('Ccy="EUR"', 'Ccy="CHF"'),
  ];
  expect(read(camtAuszug(alle))).toMatchObject({
    umsaetze: [],
    uebersprungen: { ausgang: 1, vorgemerkt: 1, rueckbuchung: 1, waehrung: 1 },
  });
});

const bomb = '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
test.each([
  ['a document type', camtAuszug([camtBuchung(eine)]).replace('<Document', `${bomb}<Document`)],
  ['an unknown entity', camtAuszug([camtBuchung({ ...eine, name: '&b;' })])],
  ['an end that is missing', camtAuszug([camtBuchung(eine)]).slice(0, -40)],
  ['another XML', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>'],
  ['thousands of levels', `<Document><Stmt>${'<a>'.repeat(10_000)}`],
  ['no XML at all', '<<<'],
])('a file with %s is refused', (_, text) => {
  expect(read(text)).toEqual({ problem: expect.stringMatching(/kein vollständiger Kontoauszug/) });
});

test.each([
  ['PK\u0003\u0004abc', /ZIP-Datei/],
  ['%PDF-1.7', /PDF/],
  [':20:STARTUMS', /MT940/],
])('%j is refused with what to do instead', async (text, problem) => {
  expect(await readAuszug(text, wartend)).toEqual({ problem: expect.stringMatching(problem) });
});

test('a byte order mark and lines before the XML do not matter', async () => {
  const auszug = await readAuszug(`\uFEFF\n${camtAuszug([camtBuchung(eine)])}`, wartend);
  expect(auszug).toMatchObject({ umsaetze: [{ betragCent: 2490 }] });
});
