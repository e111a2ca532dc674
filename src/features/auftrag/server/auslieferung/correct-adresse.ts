import type { Db } from '#server/db/connect.ts';
import { dhlDateiText } from '../../aktionen/dhl-datei-text.ts';
import type { AdresseBody } from '../../contract.ts';
import { isNoch } from '../../zustand/auftragslage.ts';
import { type Anlass, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { refuseAktion } from '../auftragsakte/refuse-aktion.ts';

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
