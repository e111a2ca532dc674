import { z } from 'zod';
import { bestellung } from '#features/auftrag/kundensicht/bestellung-contract.ts';
import { messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';

/** The page of an order also knows whether the shop has a mail server, and so sends its confirmation. */
export const bestellungSeite = bestellung.extend({ hatPost: z.boolean() });
export const bestellungReply = okEnvelope(bestellungSeite);
export const bestellungSavedReply = messageEnvelope(bestellungSeite);

export const tokenParams = z.object({ token: z.string() });
