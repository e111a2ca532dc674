import type { BetroffenesProdukt } from './contract.ts';

/** The message about the products affected by a new purchase price; without a price they become incomplete. */
export function betroffeneProdukteText(betroffen: Pick<BetroffenesProdukt, 'neueKosten'>[]): string {
  const offen = betroffen.filter(({ neueKosten }) => neueKosten === null).length;
  const anders = betroffen.length - offen;
  const kosten = `${anders === 1 ? 'Ein Produkt kostet' : `${anders} Produkte kosten`} jetzt etwas anderes`;
  if (offen === 0) return kosten;
  const sind = offen === 1 ? 'ist' : 'sind';
  if (anders > 0) return `${kosten}, ${offen === 1 ? 'eines' : offen} ${sind} unvollständig`;
  return `${offen === 1 ? 'Ein Produkt' : `${offen} Produkte`} ${sind} jetzt unvollständig`;
}
