import { formatDatum } from '#shared/datum/datum.ts';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { FassungStand } from '../../contract.ts';

/** Who answers for a version, if anybody does. */
export function PruefungChip({
  geprueftAm,
  verantwortung,
}: Pick<FassungStand, 'geprueftAm' | 'verantwortung'>) {
  if (geprueftAm) return <StatusChip tone="good">{`geprüft am ${formatDatum(geprueftAm)}`}</StatusChip>;
  if (!verantwortung) return null;
  const { von, seit } = verantwortung;
  return <StatusChip tone="good">{`auf eigene Verantwortung: ${von}, ${formatDatum(seit)}`}</StatusChip>;
}
