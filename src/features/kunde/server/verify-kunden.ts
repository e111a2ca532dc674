import type { Db } from '#server/db/connect.ts';
import { countKunden, listWrongAccounts } from './verify-kunden.repository.ts';

/** Finds problems with the people: each account has one and a search text, and every assigned number is counted. */
export async function verifyKunden(db: Db): Promise<string[]> {
  const missing = (await listWrongAccounts(db)).map(
    ({ id }) => `Kunden: Zum Konto ${id} gibt es keine Person, oder die Suche findet sie nicht.`,
  );
  const { anzahl, vergeben } = await countKunden(db);
  if (anzahl <= vergeben) return missing;
  return [...missing, `Kunden: ${anzahl} Kundennummern, gezählt sind nur ${vergeben}.`];
}
