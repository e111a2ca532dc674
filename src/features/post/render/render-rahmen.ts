import { z } from 'zod';

/**
 * What frames every message: who writes, and how it ends (`postEnde`). `adresse` is the shop's, without a
 * trailing slash; `widerruf` is the path of the withdrawal function, which every message to a customer leads
 * to (R46).
 */
export const rahmen = z.object({
  ladenName: z.string(),
  adresse: z.string(),
  ende: z.array(z.string()),
  widerruf: z.string().optional(),
});
export type Rahmen = z.infer<typeof rahmen>;

/** Its label (§ 356a BGB). */
export const widerrufWort = 'Vertrag widerrufen';
