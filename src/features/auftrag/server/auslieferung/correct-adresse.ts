import type { Db } from '#server/db/connect.ts';
import { dhlDateiText } from '../../aktionen/dhl-datei-text.ts';
import type { AdresseBody } from '../../contract.ts';
import { isNoch } from '../../zustand/auftragslage.ts';
import { type Bearbeitung, changeAuftrag } from '../auftragsakte/change-auftrag.ts';
import { refuseAktion } from '../auftragsakte/refuse-aktion.ts';

/** A parcel goes to another address: what was ordered stays as it was (R40), the correction is an event. */
export function correctAdresse(
  db: Db,
  { id, gesehen, anschrift }: AdresseBody & { id: string },
  bearbeitung: Bearbeitung,
) {
  return changeAuftrag(db, { ...bearbeitung, id, gesehen }, (akte) => {
    refuseAktion(akte, 'adresse');
    const etikett = isNoch(akte.ereignisse, 'gepackt') ? ' Bitte kleben Sie ein neues Etikett auf.' : '';
    return {
      message: `${akte.auftrag.nummer} geht jetzt an die neue Adresse.${etikett}${dhlDateiText(akte.ereignisse, 'weg')}`,
      neue: [{ typ: 'adresse', angaben: { anschrift }, at: bearbeitung.now.toISOString() }],
    };
  });
}
