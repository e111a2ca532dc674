import { z } from 'zod';

export const kanaele = ['email', 'telefon', 'sms', 'post'] as const;

const kanalText = `Der bevorzugte Kanal muss eines davon sein: ${kanaele.join(', ')}, oder leer.`;
const janein = 'Bitte wählen Sie ja oder nein.';

/** What somebody wants to hear from the workshop, and how (admin.txt §3). */
export const kommunikation = z.object({
  newsletter: z.boolean(janein),
  sms: z.boolean(janein),
  bevorzugterKanal: z.enum([...kanaele, ''], kanalText),
});
export type Kommunikation = z.infer<typeof kommunikation>;

export const keineKommunikation: Kommunikation = { newsletter: false, sms: false, bevorzugterKanal: '' };

/** What can be sent of it; absent parts stay as they are. */
export const kommunikationBody = kommunikation.partial();
