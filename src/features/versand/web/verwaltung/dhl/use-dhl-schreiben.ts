import { useState } from 'react';
import { tagOf } from '#shared/datum/datum.ts';
import { ApiError } from '#web/api/client.ts';
import { newKennung } from '#web/api/new-kennung.ts';
import { saveFile } from '#web/api/use-download.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { DhlDateiBody, PackAuftrag } from '../../../contract.ts';
import { dhlCsv } from '../../../dhl/dhl-csv.ts';
import type { DhlAdresse, DhlZeile } from '../../../dhl/dhl-zeile.ts';
import { useDhlDatei } from '../packen.queries.ts';

type Datei = { body: DhlDateiBody; save: () => void };

/** After these it is certain that nothing was written. */
const abgelehnt = [400, 403, 404, 409];

/**
 * Records a file and saves it. `wiederholen` is there when its answer was lost: it may be recorded, and can
 * be had again as it is, because its rows would not be ticked in a new one.
 */
export function useDhlSchreiben(von: DhlAdresse) {
  const { mutateAsync, isPending } = useDhlDatei();
  const [offen, setOffen] = useState<Datei>();
  const senden = async (datei: Datei) => {
    try {
      snackbar.success((await mutateAsync(datei)).message);
      setOffen(undefined);
    } catch (error) {
      const isAbgelehnt = error instanceof ApiError && abgelehnt.includes(error.status);
      setOffen(isAbgelehnt ? undefined : datei);
      showFailure('Die DHL-Datei wurde nicht gespeichert: ', error);
    }
  };
  return {
    schreiben: (pakete: [DhlZeile, PackAuftrag][]) => senden(dateiOf(von, pakete)),
    wiederholen: offen && (() => senden(offen)),
    isPending,
  };
}

/** A file as it is now; its id is kept over all repetitions. */
function dateiOf(von: DhlAdresse, pakete: [DhlZeile, PackAuftrag][]): Datei {
  const zeilen = pakete.map(([zeile]) => zeile);
  const blob = new Blob([dhlCsv(von, zeilen)], { type: 'text/csv' });
  const auftraege = pakete.map(([{ id }, { letzteNr: gesehen, dhlDatei }]) => ({
    ...{ id, gesehen, nochmal: dhlDatei !== undefined },
  }));
  return {
    body: { datei: newKennung(), auftraege },
    save: () => saveFile(blob, `DHL-${tagOf(new Date())}.csv`),
  };
}
