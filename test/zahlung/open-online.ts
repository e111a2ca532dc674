import { leereZahlung } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { saveOnlineAngebot } from '#features/zahlarten/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { changeEinstellung } from '../einstellung/einstellung.ts';

/** Lets an open shop be paid online within a day, at a provider that offers two ways. */
export async function openOnline(db: Db, { stunden = 24 }: { stunden?: number } = {}): Promise<void> {
  await changeEinstellung(db, 'zahlung', { online: { ...leereZahlung.online, aktiv: true, stunden } });
  await saveOnlineAngebot(
    db,
    { anbieter: 'probe', modus: 'probe', wege: ['karte', 'paypal'] },
    new Date('2026-11-23T08:00:00.000Z'),
  );
}
