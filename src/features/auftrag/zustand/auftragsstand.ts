/**
 * How far an order is: computed from its events, never stored (R39). In a file of its own, because pages of
 * the shop know it too.
 */
export const auftragStaende = [
  'offen',
  'bezahlt',
  'gepackt',
  'abholbereit',
  'teilversendet',
  'versendet',
  'abgeholt',
  'storniert',
  'widerrufen',
] as const;
export type AuftragStand = (typeof auftragStaende)[number];

const worte: Record<AuftragStand, string> = {
  offen: 'offen',
  bezahlt: 'bezahlt',
  gepackt: 'gepackt',
  abholbereit: 'abholbereit',
  teilversendet: 'zum Teil geliefert',
  versendet: 'verschickt',
  abgeholt: 'abgeholt',
  storniert: 'storniert',
  widerrufen: 'widerrufen',
};

/** A state in a line; one that this page does not know is shown as it came. */
export function auftragStandText(stand: string): string {
  const known = auftragStaende.find((one) => one === stand);
  return known ? worte[known] : stand;
}
