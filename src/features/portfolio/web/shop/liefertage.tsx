import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { tagOhneUmbruch, terminOhneUmbruch } from '#features/lieferung/liefertermin.ts';
import type { Versandart } from '#features/lieferung/versandart.ts';
import { isNurUeberweisung, zahlartenFor } from '#features/zahlarten/zahlwege.ts';
import { formatLangesDatum } from '#shared/datum/datum.ts';
import type { Liefertage as Tage } from '../../verkauf/liefertage.ts';

/**
 * When goods arrive, as items of a list: the same words on a product's page and in the cart. The days count
 * from the first one on which the shop takes orders (`liefertage.ts`).
 */
export function Liefertage({ lieferung, abholung }: Tage) {
  const { pause, versand, zahlung } = useLaden();
  const tag = pause ? `am ${formatLangesDatum(pause.bis)}` : 'heute';
  const wenn = (versandart: Versandart) => {
    const wege = zahlartenFor(versandart, (zahlart) => zahlung[zahlart]);
    return `, wenn Sie ${tag} bestellen${isNurUeberweisung(wege) ? ' und überweisen' : ''}`;
  };
  return (
    <>
      {lieferung && (
        <li>
          <strong>{`Lieferung ${terminOhneUmbruch(lieferung)}`}</strong>
          <span>{wenn('dhl')}</span>
        </li>
      )}
      {abholung && (
        <li>
          <strong>{`Abholbereit ab ${tagOhneUmbruch(abholung.ab)}`}</strong>
          <span>{`${wenn('abholung')}; ohne Versandkosten`}</span>
          {versand.abholung.zeiten && <p className="quiet">{versand.abholung.zeiten}</p>}
        </li>
      )}
    </>
  );
}
