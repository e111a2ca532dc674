import { z } from 'zod';
import type { Erstattungsweg } from '#features/auftrag/ereignisse/ereignis.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { centToEuro, euroToCent } from '#shared/number/money.ts';
import { parseNumber } from '#shared/number/parse-number.ts';
import { euroToText, requiredNumber } from '#web/ui/verwaltung/number-field/number-text.ts';
import { type ErstattungBody, kontoBody } from '../../../erstattung/erstattung-contract.ts';
import type { GeleseneErstattungen } from '../../../erstattung/read-erstattungen.ts';

/** How money goes back; `hand`: it is back already and is only entered. */
export const wege = ['anbieter', 'ueberweisung', 'hand'] as const satisfies (Erstattungsweg | 'hand')[];
export type Weg = (typeof wege)[number];

/** What can be chosen now. */
export type Lage = Pick<GeleseneErstattungen, 'frei' | 'anbieter' | 'hatEmail'>;

/** What the form begins with, if it is known better than by the order. */
export type Vorgabe = { weg: Weg; betrag: number };

export const leeresKonto = { iban: '', inhaber: '' };

/** The provider, if it can; else a transfer. */
export function ersteErstattung({ frei, anbieter }: Lage, vorgabe: Partial<Vorgabe> = {}): ErstattungForm {
  const betrag = Math.min(frei, vorgabe.betrag ?? frei);
  return {
    betrag: betrag > 0 ? euroToText(betrag) : '',
    weg: vorgabe.weg ?? (anbieter ? 'anbieter' : 'ueberweisung'),
    tag: tagOf(new Date()),
    konto: leeresKonto,
  };
}

/** What can go back in all, and how much of it by the provider. */
type Grenzen = Pick<Lage, 'frei' | 'anbieter'>;

/**
 * What of an amount has to be transferred, in euros: all of it, or what the provider can't return. What is more than
 * is free is refused, and no part of it is transferred.
 */
export function zuUeberweisen(weg: Weg, betrag: number, { frei, anbieter }: Grenzen): number {
  if (weg === 'hand') return 0;
  if (weg === 'ueberweisung') return betrag;
  return centToEuro(Math.max(0, euroToCent(Math.min(betrag, frei)) - euroToCent(anbieter?.betrag ?? 0)));
}

/** The same while the amount is typed. */
export function zuUeberweisenText(weg: Weg, betrag: string, lage: Grenzen): number {
  return zuUeberweisen(weg, parseNumber(betrag) ?? 0, lage);
}

/** The same rules as on the server; what does not belong to the chosen way is not looked at. */
export function erstattungForm(lage: Lage) {
  return z
    .object({
      betrag: requiredNumber({ min: 0.01, max: 100_000, decimals: 2, unit: '€' }),
      weg: z.enum(wege),
      tag: z.string(),
      konto: z.object({ iban: z.string(), inhaber: z.string() }),
    })
    .superRefine((wahl, ctx) => {
      const { weg, tag, konto, betrag } = wahl;
      if (weg === 'hand' && !z.iso.date().safeParse(tag).success)
        ctx.addIssue({ code: 'custom', path: ['tag'], message: 'Bitte einen Tag angeben.' });
      if (zuUeberweisen(weg, betrag, lage) === 0 || (lage.hatEmail && isLeer(konto))) return;
      for (const { path, message } of kontoBody.safeParse(konto).error?.issues ?? [])
        ctx.addIssue({ code: 'custom', path: ['konto', ...path], message });
    });
}

export type ErstattungForm = z.input<ReturnType<typeof erstattungForm>>;
export type GewaehlteErstattung = z.output<ReturnType<typeof erstattungForm>>;

/** As the server wants it. */
export function toErstattung(
  { betrag, konto }: Pick<GewaehlteErstattung, 'betrag' | 'konto'>,
  { weg, gesehen, lage }: { weg: Erstattungsweg; gesehen: number; lage: Grenzen },
): ErstattungBody {
  const istKonto = zuUeberweisen(weg, betrag, lage) > 0 && !isLeer(konto);
  return { gesehen, betrag, weg, ...(istKonto ? { konto: kontoBody.parse(konto) } : {}) };
}

function isLeer({ iban, inhaber }: { iban: string; inhaber: string }): boolean {
  return `${iban}${inhaber}`.trim() === '';
}
