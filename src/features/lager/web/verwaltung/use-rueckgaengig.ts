import { ApiError } from '#web/api/client.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { LagerArtikel } from '../../contract.ts';
import { gebuchtText } from '../../gebucht-text.ts';
import { rueckgaengigGrund } from '../../gruende.ts';
import { mengeText } from '../../menge-text.ts';
import { answerOf } from '../answer-of.ts';
import { useKorrektur } from '../lager.queries.ts';

/** Reverses a correction by one of the opposite amount (ADR 032), at most once; shows the result as a message. */
export function useRueckgaengig({ name, typ, artikelId, einheit }: LagerArtikel) {
  const { mutateAsync } = useKorrektur();
  return async ({ aenderung, grund }: { aenderung: number; grund: string }): Promise<void> => {
    const gegenbuchung = { aenderung: -aenderung, grund: rueckgaengigGrund(grund), notizen: '' };
    try {
      const reply = await answerOf(mutateAsync({ typ, artikelId, ...gegenbuchung }), 'korrektur');
      if (!reply) return;
      const jetzt = reply.data ? ` ${mengeText(reply.data.nachher, einheit)}` : '';
      snackbar.success(gebuchtText(`Rückgängig gemacht: ${name}${jetzt}`, reply.data?.betroffen));
    } catch (error) {
      if (error instanceof ApiError) snackbar.error([error.message, ...error.fehler].join('\n'));
    }
  };
}
