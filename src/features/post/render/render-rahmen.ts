/**
 * What frames every message: who writes, and how it ends (`postEnde`). `adresse` is the shop's, without a
 * trailing slash; `widerruf` is the path of the withdrawal function, which every message to a customer leads
 * to (R46).
 */
export type Rahmen = { ladenName: string; adresse: string; ende: string[]; widerruf?: string };

/** Its label (§ 356a BGB). */
export const widerrufWort = 'Vertrag widerrufen';
