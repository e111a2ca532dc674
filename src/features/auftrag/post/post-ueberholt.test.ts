import { expect, test } from 'vitest';
import type { Ereignis } from '../ereignisse/ereignis.ts';
import { erneutOf, postUeber, ueberholtVon } from './post-ueberholt.ts';

const zeit = (tag: number) => `2026-11-${tag}T09:00:00.000Z`;
const bestellt: Ereignis = { typ: 'bestellt', angaben: {}, at: zeit(23) };
const zahlung = (tag: number): Ereignis => {
  return { typ: 'zahlung', angaben: { betragCent: 500, tag: '2026-11-24' }, at: zeit(tag) };
};
const erlassen = (tag: number): Ereignis => ({ typ: 'erlassen', angaben: { betragCent: 99 }, at: zeit(tag) });
const zurueck = (nr: number): Ereignis => ({ typ: 'zurueckgenommen', angaben: { nr }, at: zeit(29) });
const bereit: Ereignis = { typ: 'abholbereit', angaben: {}, at: zeit(25) };
const gekuerzt: Ereignis = {
  ...{ typ: 'teilStorniert', at: zeit(29) },
  angaben: { teile: [{ nr: 1, menge: 1 }], betragCent: 500, text: '' },
};

const akteOf = (
  ereignisse: Ereignis[],
  { zahlart, offenCent }: { zahlart: 'vorkasse' | 'online'; offenCent: number } = {
    zahlart: 'vorkasse',
    offenCent: 0,
  },
) => ({ ereignisse, auftrag: { zahlart }, lage: { stand: 'offen' as const, offenCent } });

test('what was taken back makes its own message untrue', () => {
  const ereignisse = [bestellt, zahlung(24), bereit];
  expect(ueberholtVon(zurueck(2), akteOf(ereignisse))).toEqual(['zahlung', 'abholbereit']);
  expect(ueberholtVon(zurueck(3), akteOf(ereignisse))).toEqual(['abholbereit']);
  expect(ueberholtVon(zurueck(2), akteOf([bestellt, erlassen(24)]))).toEqual(['zahlung', 'abholbereit']);
  expect(ueberholtVon(zurueck(1), akteOf(ereignisse))).toEqual([]);
  expect(ueberholtVon(bestellt, akteOf(ereignisse))).toEqual([]);
});

test('an order that is paid online is confirmed anew once all its money is there, or by transfer', () => {
  const nach = (ereignis: Ereignis, was: Parameters<typeof akteOf>[1]) =>
    ueberholtVon(ereignis, akteOf([bestellt, ereignis], was));
  const neu = ['bestellung', 'neueBestellung'];
  const erinnert = ['erinnerung', 'abholbereit'];
  expect(nach(zahlung(24), { zahlart: 'online', offenCent: 0 })).toEqual([...erinnert, ...neu]);
  expect(nach(zahlung(24), { zahlart: 'online', offenCent: 1 })).toEqual(erinnert);
  expect(nach(zahlung(24), { zahlart: 'vorkasse', offenCent: 0 })).toEqual(erinnert);
  const zahlart: Ereignis = { typ: 'zahlart', angaben: { zahlart: 'vorkasse' }, at: zeit(24) };
  expect(nach(zahlart, { zahlart: 'vorkasse', offenCent: 1 })).toEqual(['erinnerung', ...neu]);
});

test('of two payments the one that counts is written of again, if its message had not gone out', () => {
  const ereignisse = [bestellt, zahlung(24), zahlung(25), zurueck(2)];
  const mails = [24, 25].map((tag) => ({ art: 'zahlung' as const, createdAt: zeit(tag) }));
  const lage = { stand: 'offen', isWiderrufOffen: false } as const;
  expect(erneutOf(zurueck(2), mails, { ereignisse, lage })).toMatchObject([{ at: zeit(25) }]);
  expect(erneutOf(zurueck(2), mails.slice(0, 1), { ereignisse, lage })).toEqual([]);
});

test('of two reductions the one that holds is written of again; a message that brings a document stays true', () => {
  const nachlass = (tag: number): Ereignis => {
    return { typ: 'nachlass', angaben: { betragCent: 100, text: '' }, at: zeit(tag) };
  };
  const ereignisse = [bestellt, nachlass(24), nachlass(25), zurueck(2)];
  const mails = [24, 25].map((tag) => ({ art: 'nachlass' as const, createdAt: zeit(tag) }));
  const lage = { stand: 'offen', isWiderrufOffen: false } as const;
  expect(ueberholtVon(zurueck(2), akteOf(ereignisse))).toEqual(['nachlass']);
  expect(erneutOf(zurueck(2), mails, { ereignisse, lage })).toMatchObject([{ at: zeit(25) }]);
});

test('a reminder is written again with the new sum after a part was cancelled, while the order waits for its money', () => {
  const erinnert: Ereignis = { typ: 'erinnert', angaben: {}, at: zeit(28) };
  const mails = [{ art: 'erinnerung' as const, createdAt: zeit(28) }];
  const nach = (ereignis: Ereignis, stand: 'offen' | 'bezahlt') =>
    erneutOf(ereignis, mails, {
      ereignisse: [bestellt, erinnert, ereignis],
      lage: { stand, isWiderrufOffen: false },
    });
  expect(nach(gekuerzt, 'offen')).toMatchObject([{ typ: 'erinnert' }]);
  expect(nach(gekuerzt, 'bezahlt')).toEqual([]);
  expect(nach(zahlung(29), 'offen')).toEqual([]);
});

test('goods that still lie ready are written of again, others are not', () => {
  const mails = [{ art: 'abholbereit' as const, createdAt: zeit(25) }];
  const ereignisse = [bestellt, bereit, zahlung(29)];
  const nach = (stand: 'abholbereit' | 'abgeholt', isWiderrufOffen = false) =>
    erneutOf(zahlung(29), mails, { ereignisse, lage: { stand, isWiderrufOffen } });
  expect(nach('abholbereit')).toMatchObject([{ typ: 'abholbereit' }]);
  expect(nach('abgeholt')).toEqual([]);
  expect(nach('abholbereit', true)).toEqual([]);
});

test('a message is about an event when it says what the event says, but not when it is of a later one', () => {
  const ereignisse = [bestellt, zahlung(24), zahlung(25), bereit];
  const [frueher, eine, andere] = [23, 24, 25].map((tag) => ({ art: 'zahlung', at: zeit(tag) }));
  const liegt = { art: 'abholbereit', at: zeit(26) };
  const post = [{ art: 'bestellung', at: zeit(24) }, frueher, eine, andere, liegt].filter(
    (one) => one !== undefined,
  );
  expect(postUeber(zahlung(24), ereignisse, post)).toEqual([eine, liegt]);
  expect(postUeber(zahlung(25), ereignisse, post)).toEqual([andere, liegt]);
  expect(postUeber(bereit, ereignisse, post)).toEqual([liegt]);
  // The message about a forgiven rest is of the kind of a payment's.
  const erlassene = [bestellt, zahlung(24), erlassen(25)];
  expect(postUeber(zahlung(24), erlassene, [eine, andere] as { art: string; at: string }[])).toEqual([eine]);
  expect(postUeber(erlassen(25), erlassene, [eine, andere] as { art: string; at: string }[])).toEqual([
    andere,
  ]);
  expect(postUeber(bestellt, ereignisse, post)).toEqual([]);
});

test('a message that only brought the document of an event is about it, and is not withdrawn', () => {
  const ereignisse = [bestellt, erlassen(24), zahlung(25)];
  const [eine, andere] = [24, 25].map((tag) => ({ art: 'rechnung', at: zeit(tag) }));
  const post = [eine, andere] as { art: string; at: string }[];
  expect(postUeber(erlassen(24), ereignisse, post)).toEqual([eine]);
  expect(postUeber(zahlung(25), ereignisse, post)).toEqual([andere]);
  for (const nr of [2, 3]) expect(ueberholtVon(zurueck(nr), akteOf(ereignisse))).not.toContain('rechnung');
});

test('who was asked for her account is asked again when other money than hers came back or failed meanwhile', () => {
  const begonnen = (erstattung: string, weg: 'anbieter' | 'ueberweisung'): Ereignis => {
    const fragt = weg === 'ueberweisung' ? { fragt: true as const } : {};
    return {
      typ: 'erstattungBegonnen',
      angaben: { erstattung, betragCent: 500, weg, ...fragt },
      at: zeit(25),
    };
  };
  const [beimAnbieter, gefragt] = [begonnen('a', 'anbieter'), begonnen('b', 'ueberweisung')];
  const mails = [{ art: 'kontoFrage' as const, createdAt: zeit(25) }];
  const lage = { stand: 'storniert', isWiderrufOffen: false } as const;
  const nach = (ereignis: Ereignis) =>
    erneutOf(ereignis, mails, { ereignisse: [bestellt, beimAnbieter, gefragt, ereignis], lage });
  const zurueckgezahlt = (erstattung: string): Ereignis => {
    return { typ: 'erstattung', angaben: { betragCent: 500, tag: '2026-11-25', erstattung }, at: zeit(25) };
  };
  const beendet = (erstattung: string): Ereignis => {
    return { typ: 'erstattungBeendet', angaben: { erstattung, grund: 'gescheitert' }, at: zeit(25) };
  };
  expect(nach(zurueckgezahlt('a'))).toMatchObject([gefragt]);
  expect(nach(beendet('a'))).toMatchObject([gefragt]);
  expect(nach(zurueckgezahlt('b'))).toEqual([]);
  expect(nach(beendet('b'))).toEqual([]);
});
