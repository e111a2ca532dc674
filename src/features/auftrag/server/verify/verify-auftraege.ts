import { createHash } from 'node:crypto';
import { z } from 'zod';
import { findAltbestand, listBelegeVon } from '#features/beleg/server/index.ts';
import { listUnkeptBilder } from '#features/bild/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { promilleToSatz, steuerIn } from '#shared/number/steuer.ts';
import { silent } from '#shared/progress.ts';
import { anschrift } from '../../anschrift/anschrift-body.ts';
import type { Ereignis } from '../../ereignisse/ereignis.ts';
import { gezeigteAngaben } from '../../gezeigte-angaben.ts';
import { isNummer } from '../../nummer-und-suche/nummer.ts';
import { type SteuerAnteil, steuerAnteil } from '../../steuer-anteile.ts';
import { parsed } from './parsed-json.ts';
import { readEreignisse } from './read-ereignisse.ts';
import {
  type AuftragSumme,
  countAuftraege,
  type EreignisRow,
  listEreignisRows,
  listFremdeHalte,
  listGezeigteFassungen,
  listHalte,
  listSummen,
  listUmsaetzeOf,
  listVerkauft,
  type VerkauftRow,
} from './verify-auftraege.repository.ts';
import { berechnetProblems } from './verify-berechnet.ts';
import { geleertProblems } from './verify-geleert.ts';
import { lageProblems } from './verify-lage.ts';

/** Orders that are looked at together. */
const batch = 500;

/**
 * Finds problems with orders: their sums, lines and events, the legal texts that they name, and whether what is kept
 * beside the events is what follows from them: held pieces, work, promised days, search text, due time, booked
 * transfers, documents, kept pictures.
 */
export async function verifyAuftraege(db: Db, progress = silent): Promise<string[]> {
  const fremde = await listFremdeHalte(db);
  const problems = fremde.map(
    (nummer) => `Bestellung ${nummer}: fehlt, aber es ist Ware für sie reserviert.`,
  );
  const fassungen = await listGezeigteFassungen(db);
  problems.push(...fassungen.flatMap(fassungProblem));
  const texte = new Set(fassungen.map(({ hash }) => hash));
  const all = await countAuftraege(db);
  let seen = 0;
  let nach = '';
  let page: AuftragSumme[];
  do {
    page = await listSummen(db, { nach, limit: batch });
    problems.push(...(await verifyPage(db, { page, texte })));
    nach = page.at(-1)?.id ?? '';
    seen += page.length;
    progress(seen / Math.max(all, 1));
  } while (page.length === batch);
  return problems;
}

function fassungProblem({ hash, bloecke }: { hash: string; bloecke: string }): string[] {
  if (createHash('sha256').update(bloecke).digest('hex') === hash) return [];
  return [`Rechtstext ${hash}: hat einen anderen Text als bei der Bestellung.`];
}

type Seite = { page: AuftragSumme[]; texte: Set<string> };

async function verifyPage(db: Db, { page, texte }: Seite): Promise<string[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const ereignisRows = Map.groupBy(await listEreignisRows(db, ids), ({ auftragId }) => auftragId);
  const zeilen = await listVerkauft(db, ids);
  const verkauft = Map.groupBy(zeilen, ({ auftragId }) => auftragId);
  const unkept = await listUnkeptBilder(db, zeilen);
  const halte = Map.groupBy(await listHalte(db, ids), ({ auftragId }) => auftragId);
  const umsaetze = Map.groupBy(await listUmsaetzeOf(db, ids), ({ auftragId }) => auftragId);
  const altbestand = await findAltbestand(db, ids);
  const belege = await listBelegeVon(db, ids);
  return page.flatMap((auftrag) => {
    const { id, nummer } = auftrag;
    const geschehen = ereignisRows.get(id) ?? [];
    const ereignisse = readEreignisse(geschehen);
    const rows = {
      posten: verkauft.get(id) ?? [],
      ereignisse: ereignisse.every((one) => one !== undefined) ? ereignisse : undefined,
      halte: halte.get(id) ?? [],
      umsaetze: umsaetze.get(id) ?? [],
      belege: belege.get(id) ?? [],
      isAltbestand: altbestand.has(id),
    };
    const problems = [
      ...summenProblems(auftrag),
      ...angabenProblems(auftrag, texte),
      ...geleertProblems(auftrag, geschehen, rows.belege),
      ...ereignisProblems(geschehen, ereignisse),
      ...lageProblems(auftrag, rows),
      ...berechnetProblems(auftrag, rows),
      ...rows.posten.flatMap((posten) => bildProblem(posten, unkept)),
    ];
    return problems.map((problem) => `Bestellung ${nummer}: ${problem}`);
  });
}

function bildProblem({ name, bild }: VerkauftRow, unkept: Set<string | null>): string[] {
  return unkept.has(bild) ? [`das Bild von „${name}“ ist nicht als bestellt vermerkt.`] : [];
}

function summenProblems(auftrag: AuftragSumme): string[] {
  const { nummer, warenCent, gesamtCent, postenCent } = auftrag;
  const problems: string[] = [];
  if (!isNummer(nummer)) problems.push('die Nummer hat eine andere Form.');
  if (postenCent !== warenCent)
    problems.push(`die Waren kosten ${warenCent} Cent, ihre Zeilen ${postenCent} Cent.`);
  if (auftrag.posten !== auftrag.letzteNr)
    problems.push(`von ${auftrag.letzteNr} Zeilen sind nur ${auftrag.posten} da.`);
  const steuer = z.array(steuerAnteil).safeParse(parsed(auftrag.steuer));
  if (!steuer.success) return [...problems, 'die Steuer ist nicht lesbar.'];
  const brutto = steuer.data.reduce((sum, { bruttoCent }) => sum + bruttoCent, 0);
  const besteuert = auftrag.steuermodus === 'kleinunternehmer' ? 0 : gesamtCent;
  if (brutto !== besteuert)
    problems.push(`die Steuer ist aus ${brutto} Cent gerechnet statt aus ${besteuert} Cent.`);
  return [...problems, ...steuer.data.flatMap(steuerProblem)];
}

function steuerProblem({ satzPromille, bruttoCent, steuerCent }: SteuerAnteil): string[] {
  const satz = promilleToSatz(satzPromille);
  const soll = steuerIn(bruttoCent, satz);
  return soll === steuerCent
    ? []
    : [`in ${bruttoCent} Cent sind ${soll} Cent Steuer zu ${satz} %, nicht ${steuerCent} Cent.`];
}

function angabenProblems({ rechnung, lieferung, ...auftrag }: AuftragSumme, texte: Set<string>): string[] {
  const problems: string[] = [];
  if (!anschrift.safeParse(parsed(rechnung)).success) problems.push('die Adresse ist nicht lesbar.');
  if (lieferung !== null && !anschrift.safeParse(parsed(lieferung)).success)
    problems.push('die Lieferadresse ist nicht lesbar.');
  const { data } = gezeigteAngaben.safeParse(parsed(auftrag.gezeigt));
  if (!data) problems.push('was der Laden dazu gesagt hat, ist nicht lesbar.');
  for (const { art, hash } of data?.rechtstexte ?? [])
    if (!texte.has(hash)) problems.push(`ihr Rechtstext „${art}“ fehlt.`);
  return problems;
}

function ereignisProblems(rows: EreignisRow[], gelesen: (Ereignis | undefined)[]): string[] {
  const problems: string[] = [];
  if (rows[0]?.typ !== 'bestellt') problems.push('sie beginnt nicht damit, dass bestellt wurde.');
  rows.forEach(({ nr }, index) => {
    if (nr !== index + 1) problems.push(`vor Ereignis ${nr} fehlt eines.`);
    if (!gelesen[index]) problems.push(`Ereignis ${nr} ist nicht lesbar.`);
  });
  return problems;
}
