import { randomUUID } from 'node:crypto';
import { readAuftrag } from '#features/auftrag/server/index.ts';
import { VerfolgenGrenze } from '#features/bestellung/server/index.ts';
import { widerrufBody } from '#features/widerruf/contract.ts';
import { declareWiderruf, processWiderruf, WiderrufGrenze } from '#features/widerruf/server/index.ts';
import type { Tx } from '#server/db/connect.ts';
import { emailVon } from './kunden.ts';

/**
 * `teile`: pieces that were ticked on the order's page; without any the customer wrote from memory which
 * order is meant.
 */
type DemoWiderruf = {
  vorname: string;
  nachname: string;
  bestellung: string;
  stuecke: string;
  teile: { name: string; menge: number }[];
};

/** One that is matched to its order, and one that the workshop matches; the older first. */
const demoWiderrufe: DemoWiderruf[] = [
  {
    ...{ vorname: 'Sabine', nachname: 'Rühl' },
    bestellung: 'die Seifen, die ich gestern in der Werkstatt abgeholt habe',
    ...{ stuecke: 'nur die beiden Gartenruhe, noch in der Schachtel', teile: [] },
  },
  {
    ...{ vorname: 'Magdalena', nachname: 'Huber', bestellung: '', stuecke: '' },
    teile: [{ name: 'Gartenruhe', menge: 2 }],
  },
];

type Bestellt = { vorname: string; nachname: string; id: string; token: string };

/**
 * Withdrawals of orders of the example workshop, through the use cases of the page, as if they had been
 * declared just now.
 */
export async function addDemoWiderrufe(db: Tx, bestellt: Bestellt[], at: Date): Promise<void> {
  for (const widerruf of demoWiderrufe) {
    const { vorname, nachname, stuecke } = widerruf;
    const auftrag = bestellt.find((one) => one.vorname === vorname && one.nachname === nachname);
    if (!auftrag) continue;
    const { nummer, posten } = await readAuftrag(db, auftrag.id);
    const teile = widerruf.teile.flatMap(({ name, menge }) => {
      const line = posten.find((one) => one.name === name);
      return line ? [{ nr: line.nr, menge, name }] : [];
    });
    const body = widerrufBody.parse({
      ...{ id: randomUUID(), name: `${vorname} ${nachname}`, email: emailVon(vorname, nachname), stuecke },
      bestellung: widerruf.bestellung || nummer,
      ...(teile.length > 0 ? { teile, link: auftrag.token } : {}),
    });
    const { id } = await declareWiderruf(db, body, { now: at });
    await processWiderruf(db, id, {
      ...{ grenze: new WiderrufGrenze(), nummern: new VerfolgenGrenze(), adresse: null, now: at },
    });
  }
}
