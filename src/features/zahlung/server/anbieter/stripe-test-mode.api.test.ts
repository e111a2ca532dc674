import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStripe } from './stripe.ts';

/** A test key: with it, this test asks Stripe itself, where no money moves. */
const key = process.env.STRIPE_TEST_KEY ?? '';

test.runIf(/^[rs]k_test_/.test(key))(
  'in its test mode, Stripe takes what the shop sends and says what the shop reads',
  async () => {
    const stripe = openStripe({ key, webhookSecret: undefined, api: undefined }, { now: () => new Date() });
    const zahlung = {
      id: randomUUID(),
      nummer: 'B-26-TEST1',
      betragCent: 2390,
      laeuftBis: new Date(Date.now() + 3_600_000),
      email: 'erika@example.com',
      ladenName: 'Seifenhof',
      ohne: [],
      erfolg: 'https://example.com/bestellung/abc/zahlung?zurueck=bezahlt',
      abbruch: 'https://example.com/bestellung/abc/zahlung?zurueck=abbruch',
    };
    const begun = await stripe.beginne(zahlung);
    expect(begun.adresse).toMatch(/^https:\/\//);
    expect(await stripe.beginne(zahlung)).toEqual(begun);
    await expect(stripe.beginne({ ...zahlung, betragCent: 2391 })).rejects.toThrow('StripeIdempotencyError');
    const { anbieterId } = begun;
    expect(await stripe.lies(anbieterId)).toMatchObject({
      stand: 'offen',
      betragCent: 2390,
      waehrung: 'EUR',
    });
    const erstattung = {
      id: randomUUID(),
      zahlungId: anbieterId,
      betragCent: 2390,
      uebrigCent: 2390,
      nummer: zahlung.nummer,
    };
    await expect(stripe.erstatte(erstattung)).rejects.toMatchObject({ isAbgelehnt: true });
    const fremd = { zahlungId: anbieterId, anbieterId: 're_fremd' };
    await expect(stripe.liesErstattung(fremd)).rejects.toMatchObject({ isUnbekannt: true });
    expect(await stripe.brichAb(anbieterId)).toBe('abgebrochen');
    expect(await stripe.brichAb(anbieterId)).toBe('abgebrochen');
    expect(await stripe.lies(anbieterId)).toMatchObject({ stand: 'zu' });
    expect(await stripe.leseWege()).toContain('karte');
  },
  120_000,
);
