import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';

export const meldungParams = z.object({ anbieter: z.string() });
/** It is kept; what follows from it comes later. */
export const meldungReply = okEnvelope(z.null());
