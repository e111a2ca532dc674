const minuteMs = 60_000;

/** Minutes after its begin at which the provider is asked how an attempt stands, if it says nothing by itself. */
const nachMinuten = [2, 10, 30];

/** The last look comes when nobody can pay any more. */
const nachEndeMs = 5000;

/** From then on, until it has ended. */
const danachMs = 60 * minuteMs;

/** When the provider is asked next about an attempt that is still open (ISO 8601). */
export function naechstePruefung(versuch: { createdAt: string; laeuftBis: string }, now: Date): string {
  const next = planOf(versuch).find((zeit) => zeit > now.getTime()) ?? now.getTime() + danachMs;
  return new Date(next).toISOString();
}

/** How long an attempt waits whose provider gave no answer. */
const nochmalMs = 5 * minuteMs;

/** Milliseconds that the clock of another node may be ahead. */
const toleranzMs = minuteMs;

/** When the provider is asked again that gave no answer (ISO 8601). */
export function nochmalPruefung(now: Date): string {
  return new Date(now.getTime() + nochmalMs).toISOString();
}

/** Whether an attempt waits now because its provider gave no answer, and not for its next planned look. */
export function isAufgeschoben(
  versuch: { createdAt: string; laeuftBis: string; pruefenAt: string | null },
  now: Date,
): boolean {
  if (versuch.pruefenAt === null) return false;
  const zeit = Date.parse(versuch.pruefenAt);
  const rest = zeit - now.getTime();
  return rest > 0 && rest <= nochmalMs + toleranzMs && !planOf(versuch).includes(zeit);
}

function planOf({ createdAt, laeuftBis }: { createdAt: string; laeuftBis: string }): number[] {
  const begonnen = Date.parse(createdAt);
  return [...nachMinuten.map((minuten) => begonnen + minuten * minuteMs), Date.parse(laeuftBis) + nachEndeMs];
}
