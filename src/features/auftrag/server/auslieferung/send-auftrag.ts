import { plusTage } from '#features/lieferung/feiertage.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { isAllesUebrige } from '../../aktionen/posten-teile.ts';
import type { VersendetBody } from '../../contract.ts';
import type { EreignisVon } from '../../ereignisse/ereignis.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { chooseTeile, fieldError, refuseAktion, refuseOhneZahlung } from '../auftragsakte/refuse-aktion.ts';
import { handOver } from './hand-over.ts';
import { rechnungAnOf } from './rechnung-an-of.ts';

type Sendung = VersendetBody & { id: string };

/**
 * Pieces of an order left with a carrier: they leave the shelf, and the customer is told what comes now and
 * when the rest follows.
 */
export function sendAuftrag(db: Db, { id, gesehen, ...sendung }: Sendung, bearbeitung: Bearbeitung) {
  const { von, now } = bearbeitung;
  return changeAuftrag(db, { ...bearbeitung, id, gesehen, isTrotzDatei: true }, (akte) => {
    refuseAktion(akte, 'versendet');
    refuseOhneZahlung(akte, sendung.ohneZahlung);
    const teile = chooseTeile(akte, sendung.teile);
    const alles = isAllesUebrige(teile, akte.lage.rest);
    const rest = alles ? undefined : restOf(sendung.rest, now);
    const { dienst, nummer } = sendung;
    const angaben: EreignisVon<'versendet'>['angaben'] = {
      ...{ dienst, nummer, teile },
      ...(rest ? { rest } : {}),
      ...rechnungAnOf(akte, sendung.rechnungAn),
    };
    return {
      message: `${alles ? akte.auftrag.nummer : `Ein Teil von ${akte.auftrag.nummer}`} ist verschickt.`,
      neue: [{ typ: 'versendet', angaben, at: now.toISOString() }],
      danach: (db) => handOver(db, akte, { teile, wie: 'verschickt', von, now }),
    };
  });
}

/** When the rest follows: its customer reads the date. */
function restOf(rest: VersendetBody['rest'], now: Date): NonNullable<VersendetBody['rest']> {
  if (!rest) throw fieldError('rest', 'Es bleibt etwas übrig: Bitte angeben, wann der Rest kommt.');
  if (rest.von < tagOf(now)) throw fieldError('rest', 'Dieser Tag liegt in der Vergangenheit.');
  if (rest.bis > plusTage(tagOf(now), 365))
    throw fieldError('rest', 'Bitte einen Tag innerhalb eines Jahres angeben.');
  return rest;
}
