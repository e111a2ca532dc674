import { z } from 'zod';

export const belegPdfReply = z.any().describe('PDF/A-3 mit factur-x.xml');

const nummer = z.string().max(40, 'Diesen Beleg gibt es nicht.');
export const belegDateiParams = z.object({
  id: z.string().max(64, 'Diese Bestellung gibt es nicht.'),
  nummer,
});
export const belegTokenParams = z.object({ token: z.string(), nummer });
