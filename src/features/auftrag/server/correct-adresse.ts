import type { Db } from '#server/db/connect.ts';
import type { AdresseBody } from '../auftrag-contract.ts';
import { dhlDateiText } from '../dhl-datei-text.ts';
import { isNoch } from '../stand.ts';
import { type Anlass, changeAuftrag } from './change-auftrag.ts';
import { refuseAktion } from './refuse-aktion.ts';

/** A parcel goes to another address: what was ordered stays as it was (R40), the correction is an event. */
export function correctAdresse(
  db: Db,
  { id, gesehen, anschrift }: AdresseBody & { id: string },
  anlass: Anlass,
) {
  return changeAuftrag(db, { ...anlass, id, gesehen }, (vorgang) => {
    refuseAktion(vorgang, 'adresse');
    const etikett = isNoch(vorgang.ereignisse, 'gepackt') ? ' Bitte kleben Sie ein neues Etikett auf.' : '';
    return {
      message: `${vorgang.auftrag.nummer} geht jetzt an die neue Adresse.${etikett}${dhlDateiText(vorgang.ereignisse, 'weg')}`,
      neue: [{ typ: 'adresse', angaben: { anschrift }, at: anlass.now.toISOString() }],
    };
  });
}
