import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import type { AuftragTable } from '#server/db/schema.ts';
import type { Bankverbindung } from '../../contract.ts';
import { gezeigteAngaben } from '../../gezeigte-angaben.ts';

/**
 * The account that an order's customer was told to transfer the money to; the settings may say another one by
 * now (R40).
 */
export function bankverbindungOf(row: Pick<AuftragTable, 'zahlart' | 'gezeigt'>): Bankverbindung | undefined {
  const { ueberweisung } = gezeigteAngaben.parse(JSON.parse(row.gezeigt));
  if (!ueberweisung || !zahlwegOf(row.zahlart).isUeberweisung) return undefined;
  const { kontoinhaber, iban, bank } = ueberweisung;
  return { kontoinhaber, iban, bank };
}
