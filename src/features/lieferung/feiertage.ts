/** Computed once per year: a delivery date asks for every day of its way. */
const bekannt = new Map<number, ReadonlySet<string>>();

/** The public holidays of all German states in a year, as days (`2026-12-25`). */
export function feiertageOf(jahr: number): ReadonlySet<string> {
  const feiertage = bekannt.get(jahr) ?? computeFeiertage(jahr);
  bekannt.set(jahr, feiertage);
  return feiertage;
}

function computeFeiertage(jahr: number): ReadonlySet<string> {
  const ostern = ostersonntagOf(jahr);
  return new Set([
    `${jahr}-01-01`,
    plusTage(ostern, -2),
    plusTage(ostern, 1),
    `${jahr}-05-01`,
    plusTage(ostern, 39),
    plusTage(ostern, 50),
    `${jahr}-10-03`,
    `${jahr}-12-25`,
    `${jahr}-12-26`,
  ]);
}

/** A day as it is stored, some days later or earlier. */
export function plusTage(tag: string, tage: number): string {
  return new Date(Date.parse(`${tag}T12:00:00Z`) + tage * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function wochentagOf(tag: string): number {
  return new Date(`${tag}T12:00:00Z`).getUTCDay();
}

/** The Gregorian computus in the form of Meeus, Jones and Butcher. */
function ostersonntagOf(jahr: number): string {
  const a = jahr % 19;
  const [b, c] = [Math.floor(jahr / 100), jahr % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  // Days after the 22nd of March.
  return plusTage(`${jahr}-03-22`, h + l - 7 * m);
}
