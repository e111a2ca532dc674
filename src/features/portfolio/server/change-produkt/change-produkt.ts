import { type Db, isUniqueViolation } from '#server/db/connect.ts';
import { changeKatalog } from '#server/katalog-version/katalog-version.repository.ts';
import { AppError, notFound } from '#shared/wire/errors.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import type { ChangeProduktBody } from '../../produkt-body.ts';
import { isKnownTyp } from '../../produkttypen/produkt-typen.ts';
import { packgewichtProblem } from '../../verkauf/packgewicht-problem.ts';
import { isFertigungOffen, werktageText } from '../../verkauf/verkauf.ts';
import { findProduktRow } from '../produkt.repository.ts';
import { readEingabe, writeProduktAngaben } from '../produkt-angaben.ts';
import { readVerwaltetesProdukt } from '../read-verwaltetes-produkt.ts';
import { writeRezept } from '../rezept/link-rezepte.ts';
import { listProduktRezepte } from '../rezept/list-produkt-rezepte.ts';
import { nameTaken, refuseArtikelnummer } from './name-taken.ts';
import { toColumns, toWerte } from './produkt-columns.ts';
import { writeProdukt } from './write-produkt.ts';

/** Changes the fields in the body and leaves the rest unchanged. */
export async function changeProdukt(
  db: Db,
  body: ChangeProduktBody,
  { id, von, vonId }: { id: string; von: string; vonId: string },
): Promise<VerwaltetesProdukt> {
  const stand = { id, version: body.version ?? undefined, von, vonId };
  const saved = changeKatalog(db, async (db) => {
    const { columns, angaben } = toColumns(toWerte(body));
    const [vorher] = await listProduktRezepte(db, { produktIds: [id] });
    if (!vorher) throw notFound('Produkt');
    await refuseFertigungOffen(db, id, body);
    await refuseArtikelnummer(db, id, columns.artikelnummer);
    const { typ, rezept } = vorher;
    // The fields and the recipe of a type that this program does not know stay as a newer one wrote them.
    const gueltig = isKnownTyp(typ) ? { ...vorher.angaben, ...readEingabe(typ, angaben) } : undefined;
    if (gueltig) await refuseZuLeicht(db, { id, typ, angaben: gueltig }, body);
    const neu = gueltig && { id, typ, angaben: writeProduktAngaben(typ, gueltig) };
    await writeProdukt(db, stand, neu ? { ...columns, angaben: neu.angaben } : columns);
    if (neu) await writeRezept(db, neu, rezept);
    return readVerwaltetesProdukt(db, id);
  });
  return saved.catch((error: unknown) => {
    throw isUniqueViolation(error) ? nameTaken() : error;
  });
}

/** Of the two fields a body may have one; the other is the stored one. */
async function refuseFertigungOffen(db: Db, id: string, body: ChangeProduktBody): Promise<void> {
  const { aufBestellung, fertigungstage } = body;
  if (aufBestellung === undefined && fertigungstage === undefined) return;
  const row = await findProduktRow(db, id);
  const neu = {
    aufBestellung: aufBestellung ?? row?.aufBestellung === 1,
    fertigungstage: fertigungstage === undefined ? row?.fertigungstage : fertigungstage,
  };
  if (!isFertigungOffen(neu)) return;
  throw refusalOf(`fertigungstage: ${werktageText}`);
}

type Gewogenes = { id: string; typ: string; angaben: object };

/**
 * A new packed weight is compared with the piece's own; a changed own weight never fails because of a packed
 * one from before.
 */
async function refuseZuLeicht(
  db: Db,
  { id, typ, angaben }: Gewogenes,
  body: ChangeProduktBody,
): Promise<void> {
  const { packgewicht } = body;
  if (packgewicht == null || packgewicht === (await findProduktRow(db, id))?.packgewicht) return;
  const problem = packgewichtProblem({ typ, ...angaben, packgewicht });
  if (problem) throw refusalOf(`packgewicht: ${problem}`);
}

function refusalOf(fehler: string): AppError {
  return new AppError('BAD_REQUEST', `Ungültige Eingabe: ${fehler}`, { fehler: [fehler] });
}
