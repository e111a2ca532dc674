import { hasPreis } from '#features/portfolio/preis/has-preis.ts';
import type { ProduktKurz } from '#features/portfolio/server/index.ts';
import { AppError } from '#shared/wire/errors.ts';
import { ohnePreisText } from '../markt-text.ts';

/** What is sold without a price would count as a turnover of nothing. */
export function refuseOhnePreis(produkte: Map<string, ProduktKurz>): void {
  const fehler = [...produkte.values()].flatMap(({ name, preisCent }) =>
    hasPreis(preisCent) ? [] : ohnePreisText(name),
  );
  if (fehler.length > 0)
    throw new AppError('CONFLICT', 'Bitte zuerst im Portfolio den Preis eintragen', { fehler });
}
