import { formatZeitpunkt } from '#shared/datum.ts';

/** Why stock is put in or taken out: what the correction dialog offers beside words of one's own. */
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

/** The longest reason the ledger takes. */
export const maxGrund = 100;

/** What the ledger says where no reason was given. */
export const korrekturGrund = 'Korrektur';
export const inventurGrund = 'Inventur';

/** Why a correction was booked that takes another one back. */
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
