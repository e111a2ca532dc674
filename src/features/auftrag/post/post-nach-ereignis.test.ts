import { expect, test } from 'vitest';
import { storeAndRead } from '#test/store-and-read.ts';
import type { Ereignis, Erstattungsweg } from '../ereignisse/ereignis.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { type Auftrag, auftragslageOf } from '../zustand/auftragslage.ts';
import { folgePost } from './post-nach-ereignis.ts';

const at = '2026-11-30T09:00:00.000Z';
const auftrag: Auftrag = {
  ...{ gesamtCent: 2070, versandart: 'dhl', zahlart: 'online' },
  posten: [{ nr: 1, menge: 2, preisCent: 790 }],
};
const bezahlt: Ereignis[] = [
  { typ: 'bestellt', angaben: {}, at },
  { typ: 'zahlung', angaben: { betragCent: 2070, tag: '2026-11-30' }, at },
  { typ: 'storniert', angaben: { grund: 'kunde' }, at },
];
const begonnen = (weg: Erstattungsweg, more: { erstattung?: string; fragt?: true } = {}): Ereignis => {
  return { typ: 'erstattungBegonnen', angaben: { erstattung: 'a', betragCent: 2070, weg, ...more }, at };
};
const gescheitert: Ereignis = {
  ...{ typ: 'erstattungBeendet', at },
  angaben: { erstattung: 'a', grund: 'gescheitert' },
};

/** What is written of the last event. */
function postOf(ereignisse: Ereignis[]) {
  const bestellung = {
    ...{ nummer: 'B-26-K7M4Q', hatOnlineGeld: true, ereignisse: [] },
    ...{ rechnung: { vorname: 'Mia', nachname: 'Sommer' }, laden: { name: 'Seifenhof' } },
  } as unknown as BestellungInhalt;
  const umstaende = { lage: auftragslageOf(auftrag, ereignisse), posten: [], ereignisse, portoCent: 490 };
  const last = ereignisse.at(-1);
  const post = last && folgePost(bestellung, last, umstaende);
  const rahmen = { ladenName: '', adresse: 'https://seifenhof.example', ende: [] };
  return post && { art: post.art, text: storeAndRead(post.bloecke, rahmen).text.replaceAll('\n', ' ') };
}

test('money that a provider begins to return, or that comes to nothing, is not written of', () => {
  expect(postOf([...bezahlt, begonnen('anbieter')])).toBeUndefined();
  expect(postOf([...bezahlt, begonnen('ueberweisung')])).toBeUndefined();
  expect(postOf([...bezahlt, begonnen('anbieter'), gescheitert])).toBeUndefined();
});

test('a transfer asks for the account, and says first that the way back has failed', () => {
  const frage = postOf([...bezahlt, begonnen('ueberweisung', { fragt: true })]);
  expect(frage).toMatchObject({ art: 'kontoFrage', text: expect.not.stringContaining('nicht zurück') });
  const danach = begonnen('ueberweisung', { erstattung: 'b', fragt: true });
  const zweite = postOf([...bezahlt, begonnen('anbieter'), gescheitert, danach]);
  expect(zweite?.text).toMatch(/auf dem Weg, auf dem Sie bezahlt haben, kam das Geld nicht zurück\. Wir/);
});

test('money that is returned says how long it takes by its way, and what is still missing', () => {
  const zurueck = (betragCent: number, erstattung?: string): Ereignis => {
    const angaben = { betragCent, tag: '2026-11-30', ...(erstattung && { erstattung }) };
    return { typ: 'erstattung', angaben, at };
  };
  expect(postOf([...bezahlt, begonnen('anbieter'), zurueck(2070, 'a')])?.text).toMatch(/zehn Werktage/);
  expect(postOf([...bezahlt, begonnen('ueberweisung'), zurueck(2070, 'a')])?.text).toMatch(/ein, zwei Werk/);
  const teil: Ereignis = {
    ...{ typ: 'erstattungBegonnen', at },
    angaben: { erstattung: 'b', betragCent: 1000, weg: 'anbieter' },
  };
  const text = postOf([...bezahlt, teil, zurueck(500)])?.text;
  expect(text).toMatch(/Weitere 10,00\s€ folgen noch\. Sie bekommen außerdem 5,70\s€ zurück/);
});
