import { z } from 'zod';
import { okEnvelope } from '#shared/wire/envelope.ts';

/**
 * The state of the automatic backups: `fehlt`: none are set up although the shop is in production; `gescheitert`: the
 * latest one failed; `veraltet`: the newest good one is too old.
 */
const sicherungZustaende = ['gut', 'fehlt', 'gescheitert', 'veraltet'] as const;

export const sicherung = z.object({
  zustand: z.enum(sicherungZustaende),
  /** The time of the newest good backup. */
  gutVon: z.string().nullable(),
  fehler: z.string().nullable(),
});
export type Sicherung = z.infer<typeof sicherung>;

export const sicherungReply = okEnvelope(sicherung);
