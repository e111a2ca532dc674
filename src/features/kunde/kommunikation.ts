import { z } from 'zod';

export const kanaele = ['email', 'telefon', 'sms', 'post'] as const;

const kanalText = `Der bevorzugte Kanal muss eines davon sein: ${kanaele.join(', ')}, oder leer.`;
const janein = 'Bitte wählen Sie ja oder nein.';

/** Which messages a person wants from the workshop, and by which channel (requirements.md, admin §3). */
export const kommunikation = z.object({
  newsletter: z.boolean(janein),
  sms: z.boolean(janein),
  bevorzugterKanal: z.enum([...kanaele, ''], kanalText),
});
export type Kommunikation = z.infer<typeof kommunikation>;

export const keineKommunikation: Kommunikation = { newsletter: false, sms: false, bevorzugterKanal: '' };

/** The parts that a request can contain; absent parts stay unchanged. */
export const kommunikationBody = kommunikation.partial();
