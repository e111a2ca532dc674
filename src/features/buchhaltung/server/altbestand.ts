import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Altauftrag,
  listAltauftraege,
  listAltlieferungen,
  writeAltbeleg,
} from '#features/auftrag/server/index.ts';
import { countVonHand, findAltbestandArten, listAltbestand } from '#features/beleg/server/index.ts';
import { listAltmarkttage, writeMarktAltbeleg } from '#features/markt/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { AltbestandEintrag, AltbestandErgebnis, AltbestandUebersicht } from '../altbestand-contract.ts';

/** Few enough that other requests are answered in between. */
const batch = 40;

type Lieferung = { id: string; tag: string; was: 'auftrag' | 'markttag' };

/** What was delivered before there were documents and still needs one, in batches by id. */
async function* lieferungenOf(db: Db): AsyncGenerator<Lieferung[]> {
  let nach = '';
  let page: Awaited<ReturnType<typeof listAltbestand>>;
  do {
    page = await listAltbestand(db, { nach, limit: batch });
    nach = page.at(-1)?.id ?? '';
    const idsOf = (art: Lieferung['was']) => page.flatMap(({ id, was }) => (was === art ? id : []));
    const auftraege = await listAltlieferungen(db, idsOf('auftrag'));
    const markttage = await listAltmarkttage(db, idsOf('markttag'));
    yield [
      ...auftraege.map((one) => ({ ...one, was: 'auftrag' as const })),
      ...markttage.map(({ id, tag }) => ({ id, tag, was: 'markttag' as const })),
    ];
    await nextTurn();
  } while (page.length === batch);
}

const monatOf = ({ tag }: Lieferung): string => tag.slice(0, 7);

/** Whether there is any: asked with every list of documents, so it ends with the first one. */
export async function hasAltbestand(db: Db): Promise<boolean> {
  for await (const lieferungen of lieferungenOf(db)) if (lieferungen.length > 0) return true;
  return false;
}

/** How many of them each month has, the newest first. */
export async function listAltmonate(db: Db): Promise<AltbestandUebersicht> {
  const anzahl = new Map<string, number>();
  for await (const lieferungen of lieferungenOf(db))
    for (const one of lieferungen) anzahl.set(monatOf(one), (anzahl.get(monatOf(one)) ?? 0) + 1);
  const monate = [...anzahl].map(([monat, anzahl]) => ({ monat, anzahl }));
  return {
    monate: monate.toSorted((a, b) => (a.monat < b.monat ? 1 : -1)),
    vonHand: await countVonHand(db),
  };
}

/** Those of a month (`2026-11`) with what their documents would say today, the earliest day first. */
export async function listAltbestandVon(db: Db, monat: string): Promise<AltbestandEintrag[]> {
  const gemeinte: Lieferung[] = [];
  for await (const lieferungen of lieferungenOf(db))
    gemeinte.push(...lieferungen.filter((one) => monatOf(one) === monat));
  const idsOf = (art: Lieferung['was']) => gemeinte.flatMap(({ id, was }) => (was === art ? id : []));
  const auftraege = (await listAltauftraege(db, idsOf('auftrag'))).map(toEintrag);
  const markttage = await listAltmarkttage(db, idsOf('markttag'));
  const eintraege = [
    ...auftraege,
    ...markttage.map(({ id, ort, tag, bruttoCent }) => {
      return { anlass: { art: 'markttag' as const, id, text: ort }, tag, brutto: centToEuro(bruttoCent) };
    }),
  ];
  return eintraege.toSorted(byTag);
}

function toEintrag({ id, nummer, bruttoCent, ...one }: Altauftrag): AltbestandEintrag {
  return { ...one, anlass: { art: 'bestellung', id, text: nummer }, brutto: centToEuro(bruttoCent) };
}

function byTag(a: AltbestandEintrag, b: AltbestandEintrag): number {
  const [left, right] = [`${a.tag} ${a.anlass.id}`, `${b.tag} ${b.anlass.id}`];
  return left < right ? -1 : Number(left > right);
}

/**
 * Writes the documents of these orders and market days, each in a transaction of its own and once, whoever asks how
 * often. What stops in between has written those before.
 */
export async function writeAltbelege(db: Db, ids: string[], now: Date): Promise<AltbestandErgebnis[]> {
  const arten = await findAltbestandArten(db, ids);
  const ergebnisse: AltbestandErgebnis[] = [];
  for (const id of new Set(ids)) {
    const was = arten.get(id);
    const write = was === 'markttag' ? writeMarktAltbeleg : writeAltbeleg;
    ergebnisse.push({ id, ...(was ? await write(db, id, now) : { hindernis: 'nichts' }) });
    await nextTurn();
  }
  return ergebnisse;
}
