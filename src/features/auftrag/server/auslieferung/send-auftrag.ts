import { plusTage } from '#features/lieferung/feiertage.ts';
import type { Db } from '#server/db/connect.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { isAlles } from '../../aktionen/posten-teile.ts';
import type { VersendetBody } from '../../contract.ts';
import type { EreignisVon } from '../../ereignisse/ereignis.ts';
import { type Anlass, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { chooseTeile, fieldError, refuseAktion, refuseOhneZahlung } from '../auftragsakte/refuse-aktion.ts';
import { handOver } from './hand-over.ts';

type Sendung = VersendetBody & { id: string };

/** Pieces of an order left with a carrier: they leave the shelf, and the customer is told what comes now and when the rest follows. */
export function sendAuftrag(db: Db, { id, gesehen, ...sendung }: Sendung, anlass: Anlass) {
  const { von, now } = anlass;
  return changeAuftrag(db, { ...anlass, id, gesehen, isTrotzDatei: true }, (vorgang) => {
    refuseAktion(vorgang, 'versendet');
    refuseOhneZahlung(vorgang, sendung.ohneZahlung);
    const teile = chooseTeile(vorgang, sendung.teile);
    const alles = isAlles(teile, vorgang.lage.rest);
    const rest = alles ? undefined : restOf(sendung.rest, now);
    const { dienst, nummer } = sendung;
    const angaben: EreignisVon<'versendet'>['angaben'] = { dienst, nummer, teile, ...(rest ? { rest } : {}) };
    return {
      message: `${alles ? vorgang.auftrag.nummer : `Ein Teil von ${vorgang.auftrag.nummer}`} ist verschickt.`,
      neue: [{ typ: 'versendet', angaben, at: now.toISOString() }],
      danach: (db) => handOver(db, vorgang, { teile, wie: 'verschickt', von, now }),
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
