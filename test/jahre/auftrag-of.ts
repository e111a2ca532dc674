import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';
import { bestellTokenOf } from '#features/auftrag/server/index.ts';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { hashToken } from '#features/auth/server/index.ts';
import { ascendingId } from '#server/db/ascending-id.ts';
import { steuerIn } from '#shared/number/steuer.ts';
import { rowOf, testAnschrift, withStand, type zeilenOf } from '../auftrag/auftraege.ts';
import { numberOf } from '../auftrag/many-orders.ts';
import { personOf } from '../big-shop.ts';
import type { Vorlagen } from './laden.ts';
import { isAbholung, isWiderrufen, verlaufOf } from './verlauf.ts';

const dayMs = 86_400_000;
/** One customer has placed one of so many orders; those of others are spread evenly. */
const stammkundin = 170;

export type Bestellungen = {
  anzahl: number;
  /** Orders are spread evenly over this time. */
  seit: Date;
  now: Date;
  produktIds: string[];
  /** Accounts at the index of their `personOf`. */
  accountIds: string[];
  vorlagen: Vorlagen;
};

/** A line of an order of one piece. */
type Posten = Awaited<ReturnType<typeof zeilenOf>>[number];

/** What an order is made of: the lines of one piece of each product, and the shop's secret. */
type Quelle = { bestellungen: Bestellungen; angebot: Posten[]; secret: string };

/** The order of this index: its row, its lines, and what happened to it, and the id of its withdrawal. */
export function auftragOf(index: number, { bestellungen, angebot, secret }: Quelle) {
  const { anzahl, seit, now, accountIds, vorlagen } = bestellungen;
  const at = new Date(seit.getTime() + ((index + 0.5) / anzahl) * (now.getTime() - seit.getTime()));
  const posten = postenOf(index, angebot);
  const warenCent = posten.reduce((sum, { summeCent }) => sum + summeCent, 0);
  const teile = posten.map(({ nr, menge }) => ({ nr, menge }));
  const versand = isAbholung(index)
    ? { versandart: 'abholung' as const, zahlart: 'abholung' as const, versandCent: 0 }
    : { versandart: 'dhl' as const, zahlart: 'vorkasse' as const, versandCent: 490 };
  const gesamtCent = warenCent + versand.versandCent;
  const widerruf = isWiderrufen(index, { at, now }) ? ascendingId() : undefined;
  const { ereignisse, faelligAt } = verlaufOf({ index, at, now, gesamtCent, teile, widerruf });
  const { email, vorname, nachname, accountId } = kundschaftOf(index, accountIds);
  const steuer = [{ satzPromille: 190, bruttoCent: gesamtCent, steuerCent: steuerIn(gesamtCent, 19) }];
  const tagNach = (tage: number) => new Date(at.getTime() + tage * dayMs).toISOString().slice(0, 10);
  const neu = {
    ...rowOf(warenCent, at),
    ...{ ...versand, gesamtCent, faelligAt, accountId, email, emailKey: emailKeyOf(email) },
    nummer: numberOf(index, tagNach(0)),
    rechnung: JSON.stringify({ ...testAnschrift, vorname, nachname }),
    steuer: JSON.stringify(steuer),
    ...{ terminVon: tagNach(4), terminBis: tagNach(7), gezeigt: vorlagen.auftrag.gezeigt },
  };
  const row = withStand(neu, posten, ereignisse);
  row.tokenHash = hashToken(bestellTokenOf(secret, row.id));
  const bestellt: Ereignis = { typ: 'bestellt', angaben: {}, at: row.createdAt };
  return { index, row, posten, ereignisse: [bestellt, ...ereignisse], widerruf };
}

export type Auftrag = ReturnType<typeof auftragOf>;

/** One to three products, one to four pieces of each. */
function postenOf(index: number, angebot: Posten[]): Posten[] {
  const zeilen = Math.min(1 + (index % 3), angebot.length);
  return Array.from({ length: zeilen }, (_, i) => {
    const posten = angebot[(index * 13 + i) % angebot.length];
    if (!posten) throw new Error('The shop has no products.');
    const menge = 1 + ((index + i) % 4);
    return { ...posten, nr: i + 1, menge, summeCent: posten.preisCent * menge };
  });
}

function kundschaftOf(index: number, accountIds: string[]) {
  const nr = index % stammkundin === 5 ? 1 : (index * 7) % accountIds.length;
  const istKonto = index % 5 < 3 || nr === 1;
  return {
    ...personOf(istKonto ? nr : accountIds.length + index),
    accountId: istKonto ? accountIds[nr] : null,
  };
}
