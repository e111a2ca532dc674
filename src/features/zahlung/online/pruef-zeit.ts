const minuteMs = 60_000;

/** Minutes after its begin at which the provider is asked how an attempt stands, if it says nothing by itself. */
const nachMinuten = [2, 10, 30];

/** The last look comes when nobody can pay any more. */
const nachEndeMs = 5000;

/** From then on, until it has ended. */
const danachMs = 60 * minuteMs;

/** When the provider is asked next about an attempt that is still open (ISO 8601). */
export function naechstePruefung(versuch: { createdAt: string; laeuftBis: string }, now: Date): string {
  const begonnen = Date.parse(versuch.createdAt);
  const zeiten = [
    ...nachMinuten.map((minuten) => begonnen + minuten * minuteMs),
    Date.parse(versuch.laeuftBis) + nachEndeMs,
  ];
  const next = zeiten.find((zeit) => zeit > now.getTime()) ?? now.getTime() + danachMs;
  return new Date(next).toISOString();
}
