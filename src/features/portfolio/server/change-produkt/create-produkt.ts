import type { Db } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { AppError } from '#shared/wire/errors.ts';
import type { VerwaltetesProdukt } from '../../contract.ts';
import type { CreateProduktBody } from '../../produkt-body.ts';
import { produktTypen } from '../../produkttypen/produkt-typen.ts';
import { packgewichtProblem } from '../../verkauf/packgewicht-problem.ts';
import { readVerwaltetesProdukt } from '../read-verwaltetes-produkt.ts';
import { addProdukt } from './add-produkt.ts';

/** Default values of a new product (requirements.md, admin §4, Product activity). */
const vorgabe = {
  weblink: null,
  artikelnummer: null,
  kurz: null,
  lang: null,
  inhaltsstoffe: null,
  anwendung: null,
  besonderheiten: null,
  warnhinweise: null,
  preis: null,
  aktiv: true,
  reihenfolge: 0,
  bilder: [],
};

/** Creates a product, visible in the shop from the next request on unless it is inactive. */
export function createProdukt(
  db: Db,
  body: CreateProduktBody,
  von: { id: string; name: string },
): Promise<VerwaltetesProdukt> {
  const { beschreibung, ...werte } = body;
  const problem = packgewichtProblem({ ...werte, typ: werte.typ ?? produktTypen.seife.typ });
  if (problem)
    throw new AppError('BAD_REQUEST', `Ungültige Eingabe: packgewicht: ${problem}`, {
      fehler: [`packgewicht: ${problem}`],
    });
  return inTransaction(db, async (db) => {
    const autor = { geaendertVon: von.name, vonId: von.id };
    const id = await addProdukt(db, { ...vorgabe, ...werte, ...beschreibung, ...autor });
    return readVerwaltetesProdukt(db, id);
  });
}
