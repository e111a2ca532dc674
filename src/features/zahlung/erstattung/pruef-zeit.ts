const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** So long the provider is asked daily; a refund may fail days after it was done. */
const tageMs = 14 * dayMs;

/** From then on, about one that is still under way. */
const wocheMs = 7 * dayMs;

/**
 * When the provider is asked next about money that goes back (ISO 8601): after 1 and 6 hours and daily for two weeks;
 * then, if it is still under way, each week. `null`: not any more.
 */
export function naechsteErstattungPruefung(
  { createdAt }: { createdAt: string },
  { now, isErledigt }: { now: Date; isErledigt: boolean },
): string | null {
  const begonnen = Date.parse(createdAt);
  const plan = [begonnen + hourMs, begonnen + 6 * hourMs];
  const tag = Math.floor((now.getTime() - begonnen) / dayMs) + 1;
  const next = plan.find((zeit) => zeit > now.getTime()) ?? begonnen + tag * dayMs;
  if (next <= begonnen + tageMs) return new Date(next).toISOString();
  return isErledigt ? null : new Date(now.getTime() + wocheMs).toISOString();
}

/** When it is asked again that gave no answer: soon at first, then each hour, after two weeks daily. */
export function nochmalErstattung({ createdAt }: { createdAt: string }, now: Date): string {
  const alter = now.getTime() - Date.parse(createdAt);
  const wartet = alter < hourMs ? 5 * minuteMs : alter < tageMs ? hourMs : dayMs;
  return new Date(now.getTime() + wartet).toISOString();
}

/** Whether two weeks are over. */
export function isNachZweiWochen({ createdAt }: { createdAt: string }, now: Date): boolean {
  return now.getTime() >= Date.parse(createdAt) + tageMs;
}

/** Whether two weeks are over at this look, and were not at the one before: a person is told once. */
export function isJetztUeberfaellig(
  { createdAt, geprueftAt }: { createdAt: string; geprueftAt: string | null },
  now: Date,
): boolean {
  const isVorher = geprueftAt === null || !isNachZweiWochen({ createdAt }, new Date(geprueftAt));
  return isVorher && isNachZweiWochen({ createdAt }, now);
}
