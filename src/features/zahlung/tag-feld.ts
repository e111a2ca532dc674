/**
 * A day as banks write it, as it is stored: `23.11.2026`, `23.11.26`, `23-11-2026`, `2026-11-23`, also with a time behind it; `undefined` if it is
 * none. Two digits are a year of this century.
 */
export function tagFrom(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text.trim());
  if (iso) return realTag(iso[1], iso[2], iso[3]);
  // With hyphens two digits at the end may as well be the day.
  const german = /^(\d{1,2})(?:[./](\d{1,2})[./](\d{4}|\d{2})|-(\d{1,2})-(\d{4}))(?!\d)/.exec(text.trim());
  if (!german) return undefined;
  const [, tag, monat = german[4], jahr = german[5] ?? ''] = german;
  return realTag(jahr.length === 2 ? `20${jahr}` : jahr, monat, tag);
}

function realTag(jahr = '', monat = '', tag = ''): string | undefined {
  const text = `${jahr}-${monat.padStart(2, '0')}-${tag.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  // The 31st of a month with 30 days would be the first of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
