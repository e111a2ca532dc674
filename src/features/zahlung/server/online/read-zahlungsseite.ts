import { findZahlungen, readZahlstaende, type Zahlstand } from '#features/auftrag/server/index.ts';
import { findBestellung } from '#features/bestellung/server/index.ts';
import type { ZahlungAngaben } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { readErlaubtesAngebot, readSomeEinstellungen } from '#features/einstellung/server/index.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { Zahlungsseite } from '../../online/zahlungsseite-contract.ts';
import { wegeOf, zahlProblem } from './zahl-problem.ts';
import type { ZahlungServices } from './zahlung-services.ts';
import { findOffenenVersuch } from './zahlungsversuch.repository.ts';

/** How an order stands with its payment, by its link. */
export async function readZahlungsseite(
  db: Db,
  token: string,
  { anbieter, now }: Pick<ZahlungServices, 'anbieter' | 'now'>,
): Promise<Zahlungsseite> {
  const { id, nummer } = await findBestellung(db, token);
  const zahlstand = (await readZahlstaende(db, [id])).get(id);
  if (!zahlstand) throw notFound('Bestellung');
  const angebot = await readErlaubtesAngebot(db);
  const versuch = await findOffenenVersuch(db, id);
  const grund = zahlProblem(zahlstand, { anbieter, angebot, now: now() });
  const stand = standOf(zahlstand, { isBegonnen: versuch?.stand === 'offen', grund });
  const { offenCent, stornoAt } = zahlstand;
  return {
    ...{ nummer, stand, betrag: centToEuro(offenCent), wege: wegeOf(anbieter, angebot) },
    ...(anbieter ? { modus: anbieter.modus } : {}),
    ...(stornoAt ? { bis: stornoAt.toISOString() } : {}),
    kannUeberweisen: await canUeberweisen(db, zahlstand),
    ...(stand === 'vorbei' && grund !== undefined ? { grund } : {}),
  };
}

function standOf(
  { isVorbei, offenCent }: Zahlstand,
  { isBegonnen, grund }: { isBegonnen: boolean; grund: string | undefined },
): Zahlungsseite['stand'] {
  if (isVorbei) return 'vorbei';
  if (offenCent === 0) return 'bezahlt';
  if (isBegonnen) return 'pruefung';
  return grund === undefined ? 'zuZahlen' : 'vorbei';
}

/** Whether an order that was to be paid online, and is unpaid, may be paid by transfer. */
async function canUeberweisen(db: Db, { id, zahlart, isVorbei, isOffen }: Zahlstand): Promise<boolean> {
  if (!zahlwegOf(zahlart).isOnline || isVorbei || !isOffen) return false;
  if ((await findZahlungen(db, [id])).get(id)?.length) return false;
  return (await readVorkasse(db)) !== undefined;
}

/** The account for transfers; `undefined` while there is none, or it is switched off. */
export async function readVorkasse(db: Db): Promise<ZahlungAngaben['vorkasse'] | undefined> {
  const { vorkasse } = (await readSomeEinstellungen(db, ['zahlung'])).zahlung.angaben;
  const { aktiv, kontoinhaber, iban } = vorkasse;
  return aktiv && kontoinhaber !== '' && iban !== '' ? vorkasse : undefined;
}
