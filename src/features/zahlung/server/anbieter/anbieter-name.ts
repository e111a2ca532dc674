/** As people call them. */
const namen: Record<string, string> = {
  stripe: 'Stripe',
  mollie: 'Mollie',
  probe: 'Probezahlung',
};

/** A payment provider as people call it. */
export function anbieterName(anbieter: string): string {
  return namen[anbieter] ?? anbieter;
}
