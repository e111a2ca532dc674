import { z } from 'zod';
import { onlineWege } from '#features/zahlarten/online-wege.ts';
import { messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { zahlungsmodi, zahlungsstaende } from './zahlungsstand.ts';

/** The page on which an order is paid. Money in euros, times in ISO 8601. */
export const zahlungsseite = z.object({
  nummer: z.string(),
  stand: z.enum(zahlungsstaende),
  /** What is open. */
  betrag: z.number(),
  /** The provider's ways to pay, and whether money moves. */
  wege: z.array(z.enum(onlineWege)),
  modus: z.enum(zahlungsmodi).optional(),
  /** Until when it can be paid before it is cancelled; missing where the shop cancels nothing by itself. */
  bis: z.string().optional(),
  /** Whether she may pay by transfer instead. */
  kannUeberweisen: z.boolean(),
  /** Why it cannot be paid online now, in German. */
  grund: z.string().optional(),
});
export type Zahlungsseite = z.infer<typeof zahlungsseite>;

export const zahlungsseiteParams = z.object({ token: z.string() });
export const zahlungsseiteReply = okEnvelope(zahlungsseite);
export const zahlungsseiteSavedReply = messageEnvelope(zahlungsseite);
/** Where the shopper pays: a page of the provider, or a path of the example workshop's own. */
export const bezahladresseReply = okEnvelope(z.object({ adresse: z.string() }));
