/**
 * An address to which the shop sends somebody who pays, complete; `undefined` for one that it does not follow: only
 * pages of its own, and those that are encrypted. `hier`: where the shop is.
 */
export function bezahladresseOf(adresse: string, hier: string): string | undefined {
  if (adresse === '' || !URL.canParse(adresse, hier)) return undefined;
  const { origin, protocol, href } = new URL(adresse, hier);
  return protocol === 'https:' || origin === new URL(hier).origin ? href : undefined;
}
