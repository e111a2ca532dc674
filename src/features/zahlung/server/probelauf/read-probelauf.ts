import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import { type Probelauf, probelaufCent } from '../../probelauf/probelauf-contract.ts';
import { anbieterName } from '../anbieter/anbieter-name.ts';
import type { ZahlungServices } from '../online/zahlung-services.ts';
import { gleicheLaufAb, woOf } from './gleiche-lauf-ab.ts';
import { findLetztenLauf, hasZurueck, type Lauf, type Seit, type Wo } from './probelauf.repository.ts';

/** Whether the owner has tried this access to a provider: paid there, and its return was accepted. */
export async function readProbelaufStand(db: Db, wo: Wo & Seit): Promise<{ bestanden: boolean }> {
  return { bestanden: await hasZurueck(db, wo) };
}

/** How it stands with the provider that holds now; what was tried with another one is over. */
export async function readProbelauf(
  db: Db,
  { anbieter }: Pick<ZahlungServices, 'anbieter'>,
): Promise<Probelauf> {
  const betrag = centToEuro(probelaufCent);
  if (!anbieter) return { betrag, bestanden: false };
  const { seit } = anbieter;
  const wo = woOf(anbieter);
  const lauf = await findLetztenLauf(db, wo);
  return {
    anbieter: { name: anbieterName(anbieter.name), modus: anbieter.modus },
    ...{ betrag, ...(await readProbelaufStand(db, { ...wo, seit })) },
    ...(lauf && isVonJetzt(lauf, seit) && { lauf: toLauf(lauf) }),
  };
}

/** With another access than the one that holds now nothing was tried; money that may be there is looked after. */
function isVonJetzt({ stand, createdAt }: Lauf, seit = ''): boolean {
  return createdAt >= seit || stand === 'begonnen' || stand === 'bezahlt';
}

function toLauf({ stand, grund, createdAt, bezahltAt, beendetAt }: Lauf): Probelauf['lauf'] {
  return { stand, grund: grund ?? '', createdAt, bezahltAt, beendetAt };
}

/** Asks the provider about the last try. */
export async function checkProbelauf(db: Db, services: ZahlungServices): Promise<Probelauf> {
  const { anbieter } = services;
  const lauf = anbieter && (await findLetztenLauf(db, woOf(anbieter)));
  if (lauf) await gleicheLaufAb(db, lauf, { ...services, anbieter });
  return readProbelauf(db, services);
}
