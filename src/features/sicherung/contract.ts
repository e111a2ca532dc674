import { z } from 'zod';
import { okEnvelope } from '#shared/envelope.ts';

/**
 * How it stands with the backups the shop makes by itself: `fehlt`: none are set up although the shop is used in
 * earnest; `gescheitert`: the latest is not good; `veraltet`: the newest good one is too old.
 */
const sicherungZustaende = ['gut', 'fehlt', 'gescheitert', 'veraltet'] as const;

export const sicherung = z.object({
  zustand: z.enum(sicherungZustaende),
  /** From when the newest good one is. */
  gutVon: z.string().nullable(),
  fehler: z.string().nullable(),
});
export type Sicherung = z.infer<typeof sicherung>;

export const sicherungReply = okEnvelope(sicherung);
