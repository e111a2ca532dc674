import { z } from 'zod';
import type { Db } from '#server/db/connect.ts';
import { anschrift } from '../anschrift.ts';
import { ereignisAngaben } from '../ereignis.ts';
import { gezeigt } from '../gezeigt.ts';
import { steuerAnteil } from '../summe.ts';
import {
  type AuftragSumme,
  type EreignisRow,
  type HaltRow,
  listEreignisRows,
  listFremdeHalte,
  listHalte,
  listSummen,
  listVerkauft,
} from './verify-auftraege.repository.ts';

/** Orders that are looked at together. */
const batch = 500;

/** Finds problems with orders: their sums, their events, and whether exactly what is sold and not sent is held. */
export async function verifyAuftraege(db: Db): Promise<string[]> {
  const fremde = await listFremdeHalte(db);
  const problems = fremde.map(
    (nummer) => `Bestellung ${nummer}: fehlt, aber es ist Ware für sie zurückgelegt.`,
  );
  let nach = '';
  let page: AuftragSumme[];
  do {
    page = await listSummen(db, { nach, limit: batch });
    problems.push(...(await verifyPage(db, page)));
    nach = page.at(-1)?.id ?? '';
  } while (page.length === batch);
  return problems;
}

async function verifyPage(db: Db, page: AuftragSumme[]): Promise<string[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const ereignisse = Map.groupBy(await listEreignisRows(db, ids), ({ auftragId }) => auftragId);
  const verkauft = Map.groupBy(await listVerkauft(db, ids), ({ auftragId }) => auftragId);
  const halte = Map.groupBy(await listHalte(db, ids), ({ auftragId }) => auftragId);
  return page.flatMap((auftrag) => {
    const { id, nummer } = auftrag;
    const geschehen = ereignisse.get(id) ?? [];
    const isStorniert = geschehen.some(({ typ }) => typ === 'storniert');
    const held = (halte.get(id) ?? []).filter(({ stand }) => stand !== 'frei');
    const problems = [
      ...summenProblems(auftrag),
      ...ereignisProblems(geschehen),
      ...halteProblems(isStorniert ? [] : (verkauft.get(id) ?? []), held),
    ];
    return problems.map((problem) => `Bestellung ${nummer}: ${problem}`);
  });
}

function summenProblems({ nummer, warenCent, gesamtCent, postenCent, ...auftrag }: AuftragSumme): string[] {
  const problems: string[] = [];
  if (!/^[A-Z][A-Z0-9]{0,5}-\d{2}-[A-Z0-9]{5}$/.test(nummer))
    problems.push('die Nummer hat eine andere Form.');
  if (postenCent !== warenCent)
    problems.push(`die Waren kosten ${warenCent} Cent, ihre Zeilen ${postenCent ?? 0} Cent.`);
  const steuer = z.array(steuerAnteil).safeParse(parsed(auftrag.steuer));
  const brutto = (steuer.data ?? []).reduce((sum, { bruttoCent }) => sum + bruttoCent, 0);
  const besteuert = auftrag.steuermodus === 'kleinunternehmer' ? 0 : gesamtCent;
  if (!steuer.success) problems.push('die Steuer ist nicht lesbar.');
  else if (brutto !== besteuert)
    problems.push(`die Steuer ist aus ${brutto} Cent gerechnet statt aus ${besteuert} Cent.`);
  if (!anschrift.safeParse(parsed(auftrag.rechnung)).success) problems.push('die Adresse ist nicht lesbar.');
  if (auftrag.lieferung !== null && !anschrift.safeParse(parsed(auftrag.lieferung)).success)
    problems.push('die Lieferadresse ist nicht lesbar.');
  if (!gezeigt.safeParse(parsed(auftrag.gezeigt)).success)
    problems.push('was der Laden dazu gesagt hat, ist nicht lesbar.');
  return problems;
}

function ereignisProblems(ereignisse: EreignisRow[]): string[] {
  const problems: string[] = [];
  if (ereignisse[0]?.typ !== 'bestellt') problems.push('sie beginnt nicht damit, dass bestellt wurde.');
  ereignisse.forEach(({ nr, typ, angaben }, index) => {
    if (nr !== index + 1) problems.push(`vor Ereignis ${nr} fehlt eines.`);
    const schema = Object.entries(ereignisAngaben).find(([name]) => name === typ)?.[1];
    if (!schema?.safeParse(parsed(angaben)).success) problems.push(`Ereignis ${nr} ist nicht lesbar.`);
  });
  return problems;
}

/** An order holds its pieces until it is cancelled or they have left the house. */
function halteProblems(verkauft: HaltRow[], held: HaltRow[]): string[] {
  const artikelIds = new Set([...verkauft, ...held].map(({ artikelId }) => artikelId));
  const mengeIn = (rows: HaltRow[], artikelId: string) =>
    rows.filter((row) => row.artikelId === artikelId).reduce((sum, { menge }) => sum + menge, 0);
  return [...artikelIds]
    .filter((artikelId) => mengeIn(verkauft, artikelId) !== mengeIn(held, artikelId))
    .map(
      (artikelId) =>
        `von Artikel ${artikelId} sind ${mengeIn(held, artikelId)} Stück zurückgelegt statt ${mengeIn(verkauft, artikelId)}.`,
    );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
