import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Author } from '#features/einstellung/server/index.ts';
import { readEinstellungen } from '#features/einstellung/server/index.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { lockKatalog, raiseKatalogVersion } from '#server/katalog-version/katalog-version.repository.ts';
import { formatMonat, tagOf } from '#shared/datum/datum.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { FassungStand } from '../contract.ts';
import { type RechtstextLage, rechtstextAngabenOf } from '../platzhalter/rechtstext-angaben.ts';
import { platzhalterwerte } from '../platzhalter/rechtstext-platzhalter.ts';
import { rechtstextProbleme, verhindertFassung } from '../probleme/rechtstext-probleme.ts';
import type { RechtstextArt } from '../rechtstext-art.ts';
import { geprueftAmProblem, gueltigAbProblem } from '../rechtstext-fassung.ts';
import { listFassungen, toFassungStand } from './list-fassungen.ts';
import { fassungOf } from './read-rechtstext.ts';
import { deleteEntwurf, findEntwurf, insertPruefung, insertRechtstext } from './rechtstext.repository.ts';
import { entwurfConflict } from './to-entwurf.ts';

type By = { von: Author; now: Date };
/** The day of a lawyer's check, or empty; or the responsibility of the author. Neither: nobody answers for it. */
type Pruefung = { geprueftAm: string; eigeneVerantwortung: boolean };
type Publication = By & {
  art: RechtstextArt;
  /** The version of the draft that was read before publishing. */
  version: string;
  gueltigAb: string;
  pruefung: Pruefung;
  /** The shop's public address. */
  adresse: string;
};

/**
 * Publishes the draft of a kind as its next version, from a day on. A planned version that begins on that day
 * or later is replaced by it. Refuses if the draft was changed meanwhile (409), or names placeholders that do
 * not exist (400).
 */
export function publishRechtstext(
  db: Db,
  { art, version, gueltigAb, pruefung, adresse, ...by }: Publication,
): Promise<FassungStand> {
  return inTransaction(db, async (db) => {
    await raiseKatalogVersion(db);
    const entwurf = await findEntwurf(db, art);
    if (!entwurf || !(await deleteEntwurf(db, art, version))) throw entwurfConflict(entwurf);
    const heute = tagOf(by.now);
    refuseIf('gueltigAb', gueltigAbProblem(gueltigAb, heute));
    await refuseText(db, entwurf.text, { tag: heute, adresse });
    const nr = Math.max(...(await listFassungen(db, art)).map((one) => one.nr)) + 1;
    await insertRechtstext(db, {
      ...{ art, nr, text: entwurf.text, gueltigAb },
      stand: formatMonat(gueltigAb),
      hash: createHash('sha256').update(entwurf.text).digest('hex'),
      ...authorOf(by),
    });
    if (pruefung.geprueftAm !== '' || pruefung.eigeneVerantwortung)
      await addPruefung(db, { art, nr, ...pruefung }, by);
    return readStand(db, { art, nr }, heute);
  });
}

/** Notes who answers for a version: a lawyer since a day, or the author; neither takes that back. */
export function savePruefung(
  db: Db,
  { art, nr, pruefung, ...by }: By & { art: RechtstextArt; nr: string; pruefung: Pruefung },
): Promise<FassungStand> {
  return inTransaction(db, async (db) => {
    await lockKatalog(db);
    const fassung = fassungOf(await listFassungen(db, art), nr);
    const { geprueftAm, verantwortung } = fassung;
    const isSame =
      pruefung.geprueftAm === (geprueftAm ?? '') && pruefung.eigeneVerantwortung === (verantwortung !== null);
    if (!isSame) {
      // The notice of R23 on the page comes or goes.
      await raiseKatalogVersion(db);
      await addPruefung(db, { art, nr: fassung.nr, ...pruefung }, by);
    }
    return readStand(db, { art, nr: fassung.nr }, tagOf(by.now));
  });
}

async function addPruefung(
  db: Tx,
  neu: Pruefung & { art: RechtstextArt; nr: number },
  by: By,
): Promise<void> {
  if (neu.geprueftAm !== '') refuseIf('geprueftAm', geprueftAmProblem(neu.geprueftAm, tagOf(by.now)));
  const { eigeneVerantwortung, ...rest } = neu;
  const row = { ...rest, eigeneVerantwortung: Number(eigeneVerantwortung) };
  await insertPruefung(db, { id: randomUUIDv7(), ...row, ...authorOf(by) });
}

async function refuseText(db: Tx, text: string, lage: RechtstextLage): Promise<void> {
  const werte = platzhalterwerte(rechtstextAngabenOf(await readEinstellungen(db), lage));
  const [problem] = rechtstextProbleme(text, werte).filter(verhindertFassung);
  refuseIf('text', problem?.text);
}

function refuseIf(feld: string, problem: string | undefined): void {
  if (problem) throw new AppError('BAD_REQUEST', problem, { fehler: [`${feld}: ${problem}`] });
}

function authorOf({ von, now }: By) {
  return { createdAt: now.toISOString(), von: von.name, vonId: von.id };
}

async function readStand(
  db: Tx,
  { art, nr }: { art: RechtstextArt; nr: number },
  heute: string,
): Promise<FassungStand> {
  const fassungen = await listFassungen(db, art);
  return toFassungStand(fassungen, fassungOf(fassungen, String(nr)), heute);
}
