import { type GezeigteAngaben, gezeigteAngaben } from '#features/auftrag/gezeigte-angaben.ts';
import { auftragSuche } from '#features/auftrag/nummer-und-suche/auftrag-suche.ts';
import { hashToken } from '#features/auth/server/index.ts';
import { preisHinweis } from '#features/einstellung/laden/preis-hinweis.ts';
import { plusTage } from '#features/lieferung/feiertage.ts';
import { grundpreisOf } from '#features/portfolio/preis/grundpreis.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import type { AuftragPostenTable, AuftragTable } from '#server/db/schema.ts';
import { centToEuro, euroToCent } from '#shared/number/money.ts';
import type { BestellBody } from '../contract.ts';
import type { Konditionen } from '../konditionen/konditionen.ts';
import type { Bestellsumme } from '../konditionen/summe.ts';
import { isAufBestellung, type Ware } from '../konditionen/ware.ts';

/** What an order takes from the form that it was made with. */
export type Bestellangaben = {
  accountId: string | null;
  body: Pick<BestellBody, 'email' | 'rechnung' | 'lieferung'>;
  bestellId: string;
  emailKey: string;
};

type NeueBestellung = Bestellangaben & {
  konditionen: Konditionen;
  summe: Bestellsumme;
  waren: { name: string }[];
  at: Date;
  id: string;
  /** The token of the order's link. */
  token: string;
};

/** An order as it is frozen (R40), without its number. A delivery address belongs to parcels only. */
export function toAuftragRow({
  accountId,
  body,
  konditionen,
  summe,
  ...rest
}: NeueBestellung): Omit<AuftragTable, 'nummer'> {
  const { bestellId, emailKey, at, id, token } = rest;
  const { versandart, zahlart, warenCent, versandCent, gesamtCent, steuer, termin, zahlung, steuermodus } =
    summe;
  const lieferung = versandart === 'dhl' ? body.lieferung : undefined;
  const { email } = body;
  const gezeigt = gezeigtOf(konditionen, summe, at);
  return {
    ...{ bestellId, emailKey, versandart, zahlart, warenCent, versandCent, gesamtCent },
    id,
    tokenHash: hashToken(token),
    accountId,
    email,
    rechnung: JSON.stringify(body.rechnung),
    lieferung: lieferung ? JSON.stringify(lieferung) : null,
    steuermodus,
    steuer: JSON.stringify(steuer),
    terminVon: termin.von,
    terminBis: termin.bis,
    zusageVon: termin.von,
    zusageBis: termin.bis,
    gezeigt: JSON.stringify(gezeigteAngaben.parse(gezeigt)),
    faelligAt: zahlung
      ? nachTagen(at, konditionen.fristen.erinnernNachTagen).toISOString()
      : (gezeigt.online?.erinnernAt ?? null),
    aufgabe: zahlwegOf(zahlart).isVorauszahlung ? 'geld' : 'packen',
    suche: auftragSuche({ nummer: '', email, rechnung: body.rechnung, lieferung, posten: rest.waren }),
    widerrufZuTun: 0,
    createdAt: at.toISOString(),
    datenstand: 'voll',
    datenstandAt: null,
  };
}

function gezeigtOf(
  konditionen: Konditionen,
  { versandart, zahlart, zahlung, steuermodus }: Bestellsumme,
  at: Date,
): GezeigteAngaben {
  const { laden, abholung, texte, gewaehrleistung } = konditionen;
  const { kontoinhaber, iban, bank } = konditionen.zahlung.vorkasse;
  const erinnernAm = plusTage(konditionen.tag, konditionen.fristen.erinnernNachTagen);
  return {
    laden,
    preisHinweis: preisHinweis(steuermodus),
    abholung: versandart === 'abholung' ? abholung : undefined,
    ueberweisung: zahlung && { kontoinhaber, iban, bank, erinnernAm, ...zahlung },
    online: zahlwegOf(zahlart).isOnline ? onlineFristOf(konditionen, at) : undefined,
    rechtstexte: texte,
    gewaehrleistung,
  };
}

/** Reminded after half of its hours. */
function onlineFristOf({ zahlung }: Konditionen, at: Date): GezeigteAngaben['online'] {
  const ms = zahlung.online.stunden * 3_600_000;
  const nach = (teil: number) => new Date(at.getTime() + ms * teil).toISOString();
  return { erinnernAt: nach(0.5), stornoAt: nach(1) };
}

function nachTagen(at: Date, tage: number): Date {
  return new Date(at.getTime() + tage * 86_400_000);
}

export function toPostenRows(auftragId: string, waren: Ware[]): AuftragPostenTable[] {
  return waren.map((ware, index) => {
    const { produktId, name, typ, gramm, packgewicht, preisCent, menge, steuersatzPromille, bild } = ware;
    const grundpreis = grundpreisOf(centToEuro(preisCent), gramm);
    return {
      ...{ auftragId, nr: index + 1, produktId, name, typ, gramm, packgewicht, bild },
      ...{ preisCent, menge, steuersatzPromille },
      merkmale: JSON.stringify(ware.merkmale),
      grundpreisCent: grundpreis === undefined ? null : euroToCent(grundpreis),
      summeCent: preisCent * menge,
      aufBestellung: Number(isAufBestellung(ware)),
    };
  });
}
