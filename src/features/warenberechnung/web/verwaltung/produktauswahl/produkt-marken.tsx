import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';

type ProduktMarkenProps = {
  produkt: { aktiv: boolean; fehlend: string[]; isUnterKosten: boolean };
};

/** Marks for attention: not in the shop (R35), something missing, sold below cost. */
export function ProduktMarken({ produkt: { aktiv, fehlend, isUnterKosten } }: ProduktMarkenProps) {
  return (
    <>
      {!aktiv && <StatusChip>Inaktiv</StatusChip>}
      {fehlend.length > 0 && <StatusChip tone="warning">Unvollständig</StatusChip>}
      {isUnterKosten && <StatusChip tone="bad">Unter Kosten</StatusChip>}
    </>
  );
}
