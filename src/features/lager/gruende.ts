import { formatZeitpunkt } from '#shared/datum/datum.ts';

/** The reasons that the correction dialog offers besides free text. */
export const korrekturGruende = [
  'Einkauf',
  'Rückgabe',
  'Verkauf',
  'Verbrauch',
  'Bruch',
  'Schwund',
  'Verdorben',
  'Muster',
  'Verzählt',
] as const;

/** Maximum length of a reason. */
export const maxGrund = 100;

/** The ledger's reason where none was given. */
export const korrekturGrund = 'Korrektur';
export const inventurGrund = 'Inventur';

/** The reason of a correction that reverses another one. */
export function rueckgaengigGrund(grund: string): string {
  return `Rückgängig: ${grund || korrekturGrund}`.slice(0, maxGrund);
}

export function produktionGrund({ anzahl, name }: { anzahl: number; name: string }): string {
  return `Produktion: ${anzahl} × ${name}`;
}

export function stornoGrund(produktion: { anzahl: number; name: string; createdAt: string }): string {
  const { anzahl, name, createdAt } = produktion;
  return `Storno der Produktion vom ${formatZeitpunkt(createdAt)}: ${anzahl} × ${name}`;
}
