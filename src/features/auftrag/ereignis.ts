import { z } from 'zod';

/** Why an order was cancelled: by its customer, because it was not paid in time, or by the workshop. */
export const stornoGruende = ['kunde', 'frist', 'laden'] as const;

/** What can happen to an order (R39), each with what is kept of it. */
export const ereignisAngaben = {
  bestellt: z.object({}),
  erinnert: z.object({}),
  /** Money that came in, in cents, on a day. */
  zahlung: z.object({ betragCent: z.number().int().min(1), tag: z.string() }),
  storniert: z.object({ grund: z.enum(stornoGruende) }),
} as const;
export type EreignisTyp = keyof typeof ereignisAngaben;
export const ereignisTypen = Object.keys(ereignisAngaben) as [EreignisTyp, ...EreignisTyp[]];

/** One event with its own data. */
export type Ereignis = {
  [T in EreignisTyp]: { typ: T; angaben: z.infer<(typeof ereignisAngaben)[T]>; at: string };
}[EreignisTyp];
