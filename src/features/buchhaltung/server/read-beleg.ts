import { toBelegZeile } from '#features/beleg/contract.ts';
import {
  type Beleg,
  type BelegMitAnlass,
  listBelegeVon,
  listMarktBelege,
  readBelegAkte,
} from '#features/beleg/server/index.ts';
import { listNachrichtenMitBeleg } from '#features/post/server/index.ts';
import type { Db } from '#server/db/connect.ts';
import { centToEuro } from '#shared/number/money.ts';
import { notFound } from '#shared/wire/errors.ts';
import type { BelegVoll } from '../contract.ts';
import { toSatzSumme } from '../satz-summen.ts';
import { readAnlaesse } from './read-anlaesse.ts';

/** One document with all that belongs to it. */
export async function readBeleg(db: Db, nummer: string): Promise<BelegVoll> {
  const akte = await readBelegAkte(db, nummer);
  if (!akte) throw notFound('Beleg');
  const { beleg, createdAt, kette, isGezeichnet: istGezeichnet } = akte;
  const [anlass] = await readAnlaesse(db, [beleg]);
  if (!anlass) throw notFound('Beleg');
  const auftragId = beleg.auftragId ?? undefined;
  const post = await listNachrichtenMitBeleg(db, { belegId: beleg.id, auftragId });
  const { vorgaenger, nachfolger, ...glied } = kette;
  return {
    ...anlass.zeile,
    createdAt,
    steuern: beleg.steuern.map(toSatzSumme),
    ...gesagtesOf(beleg),
    ...(await readVerwandte(db, beleg)),
    kette: { ...glied, ...(vorgaenger ? { vorgaenger } : {}), ...(nachfolger ? { nachfolger } : {}) },
    istGezeichnet,
    mails: post.map(({ id, betreff, an, at, stand }) => ({ id, betreff, an, at, stand })),
    ...(anlass.email ? { email: anlass.email } : {}),
  };
}

/** What a document says, in euros; nothing once that was deleted, or where it cannot be read. */
function gesagtesOf({ inhalt }: Beleg): Partial<BelegVoll> {
  if (!inhalt) return {};
  const { steuermodus, leistung, empfaenger, posten, betraege, bezahltCent, ueberweisung } = inhalt;
  return {
    istKleinunternehmer: steuermodus === 'kleinunternehmer',
    leistung,
    ...(empfaenger ? { empfaenger } : {}),
    posten: posten.map(({ preisCent, ...one }) => ({ ...one, preis: centToEuro(preisCent) })),
    betraege: betraege.map(({ betragCent, ...one }) => ({ ...one, betrag: centToEuro(betragCent) })),
    bezahlt: centToEuro(bezahltCent),
    ...(ueberweisung ? { zahlbarBis: ueberweisung.zahlbarBis } : {}),
  };
}

/** What it corrects and what corrects it: documents of the same order or market day, the oldest first. */
async function readVerwandte(
  db: Db,
  { nummer, inhalt, auftragId, markttagId }: BelegMitAnlass,
): Promise<Pick<BelegVoll, 'zu' | 'korrekturen'>> {
  const alle = await (markttagId === null
    ? listBelegeVon(db, [auftragId ?? '']).then((belege) => belege.get(auftragId ?? '') ?? [])
    : listMarktBelege(db, markttagId));
  const nummern = new Set(inhalt?.zu.map((one) => one.nummer));
  const isKorrektur = (one: Beleg) => one.inhalt?.zu.some((zu) => zu.nummer === nummer) ?? false;
  return {
    zu: alle.filter((one) => nummern.has(one.nummer)).map(toBelegZeile),
    korrekturen: alle.filter(isKorrektur).map(toBelegZeile),
  };
}
