/**
 * A price of one small unit in euros, e.g. `0,0088 €` for a gram (requirements.md, admin §9: per gram 4
 * decimals, per drop 6).
 */
export function formatEinheitspreis(euro: number, decimals: number): string {
  return euro.toLocaleString('de-DE', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
