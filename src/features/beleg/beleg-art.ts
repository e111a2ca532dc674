/**
 * What a document is: an invoice, or a correction of invoices that are named. Never 'Gutschrift', which in tax law is
 * an invoice that the buyer writes (facts §3.1). Apart from the content, because the shop's pages load it without Zod.
 */
export const belegArten = ['rechnung', 'korrektur'] as const;
export type BelegArt = (typeof belegArten)[number];
