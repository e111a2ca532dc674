import { z } from 'zod';
import { versionFeld } from '#features/einstellung/felder/version-feld.ts';
import { phaseAngaben } from '#features/einstellung/gruppen/phase-angaben.ts';
import { failureWith, messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';

/** The phase as it is now, when it was chosen and by whom; `null`: never. */
export const phaseStand = z.object({
  version: z.number().int(),
  angaben: phaseAngaben,
  geaendertAt: z.string().nullable(),
  von: z.string().nullable(),
});
export type PhaseStand = z.infer<typeof phaseStand>;
export const phaseReply = okEnvelope(phaseStand);
export const phaseSavedReply = messageEnvelope(phaseStand);

/** Another person switched meanwhile, or red lines prevent the opening (`fehler`): `data` is the current state. */
export const phaseConflict = failureWith(phaseStand);

export const phaseBody = phaseAngaben.extend({ version: versionFeld });

const stufe = z.enum(['rot', 'gelb']);
const zeile = z.object({
  id: z.string(),
  titel: z.string(),
  stufe: z.enum(['rot', 'gelb', 'gut']),
  fehlt: z.array(z.object({ stufe, text: z.string(), ziel: z.string().nullable() })),
});

/** 'Bereit zum Öffnen?': all lines, and whether none of them is red. */
export const bereit = z.object({ bereit: z.boolean(), zeilen: z.array(zeile) });
export type Bereit = z.infer<typeof bereit>;
export const bereitReply = okEnvelope(bereit);

/** One switch: when, by whom, and what applied from then on. */
const phaseWechsel = phaseAngaben.extend({ version: z.number().int(), am: z.string(), von: z.string() });
export type PhaseWechsel = z.infer<typeof phaseWechsel>;
/** Newest first; `weitere`: there are older ones. */
export const phaseVerlaufReply = okEnvelope(
  z.object({ eintraege: z.array(phaseWechsel), weitere: z.boolean() }),
);
