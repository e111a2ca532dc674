import { listEreignisse, writeNotiz } from '#features/auftrag/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';
import { AppError } from '#shared/wire/errors.ts';
import { isJetztUeberfaellig } from '../../erstattung/pruef-zeit.ts';
import { anbieterName } from '../anbieter/anbieter-name.ts';
import { automatisch, type ZahlungServices } from '../online/zahlung-services.ts';
import type { Versuch } from '../online/zahlungsversuch.repository.ts';
import type { Erstattung } from './erstattung.repository.ts';

/**
 * Says once on the order that money is not back after two weeks. Nothing is booked: it may still arrive, and who
 * transfers it meanwhile returns it twice.
 */
export async function noteUeberfaellig(
  db: Db,
  { erstattung, versuch }: { erstattung: Erstattung; versuch: Versuch },
  { now, adresse }: ZahlungServices,
): Promise<void> {
  if (erstattung.stand === 'erledigt' || !isJetztUeberfaellig(erstattung, now())) return;
  const { auftragId: id, betragCent } = erstattung;
  const betrag = formatEuro(centToEuro(betragCent));
  const text = `Die Rückzahlung über ${betrag} ist nach zwei Wochen noch nicht angekommen. Bitte sehen Sie bei ${anbieterName(versuch.anbieter)} nach.`;
  const gesehen = (await listEreignisse(db, [id])).get(id)?.length ?? 0;
  await writeNotiz(db, { id, gesehen, text }, { von: automatisch, now: now(), adresse }).catch(
    (error: unknown) => {
      // Its order changed at this moment, or takes no notes: the next look does not say it again.
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
    },
  );
}
